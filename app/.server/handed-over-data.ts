import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";

/** What the loaders of the page answered, as React Router writes it for the browser. */
export async function readHandedOverData({ serverHandoffStream }: EntryContext): Promise<string> {
	return serverHandoffStream ? text(serverHandoffStream) : "";
}

/** Gives it to the application, which waits for it before it hydrates. */
export function dataScript(data: string, nonce: string): string {
	return `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${scriptString(data)});window.__reactRouterContext.streamController.close();</script>`;
}

/** A string literal that cannot end its script element. */
export function scriptString(text: string): string {
	return JSON.stringify(text).replace(
		/[<>&\u2028\u2029]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}

import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";

/**
 * The code that gives the application what the loaders answered. A page's payload is JSON, which browsers read in no
 * time. Whatever else there is (errors, a form's answer, the back office) goes in React Router's own format: it can say
 * more, and is taken apart value by value. The built application knows both (`scripts/bundle/lean-router.ts`).
 */
export async function handOver(entry: EntryContext): Promise<string> {
	const { loaderData, actionData, errors } = entry.staticHandlerContext;
	if (!import.meta.env.DEV && !actionData && !errors && Object.values(loaderData).every(isPayload)) {
		const state = JSON.stringify({ loaderData, actionData, errors });
		return `window.__reactRouterContext.state=JSON.parse(${scriptString(state)});`;
	}
	const data = entry.serverHandoffStream ? await text(entry.serverHandoffStream) : "";
	return `window.__reactRouterContext.streamController.enqueue(${scriptString(data)});window.__reactRouterContext.streamController.close();`;
}

/** Of a page for visitors; see `usePayload`. */
function isPayload(data: unknown): boolean {
	return data === undefined || (typeof data === "object" && data !== null && "site" in data);
}

/** A string literal that cannot end its script element. */
function scriptString(text: string): string {
	return JSON.stringify(text).replace(
		/[<>&\u2028\u2029]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}

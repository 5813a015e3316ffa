import type { SendOutcome } from "./draft-saver.ts";
import { entryPath } from "./entry-path.ts";
import type { SaveAnswer } from "./save.ts";

/** Sends the fields of one language. Never throws: on failure the text stays in the fields. */
export async function sendPart(
	id: string,
	form: HTMLFormElement,
	base: string,
	{ keepalive = false } = {},
): Promise<SendOutcome> {
	const body = new FormData(form);
	body.set("base", base);
	try {
		const path = `${entryPath(id)}/brouillon`;
		const response = await fetch(path, { method: "POST", body, keepalive, redirect: "manual" });
		if (response.ok) return (await response.json()) as SaveAnswer;
		// A signed-out member is redirected to the sign-in page.
		if (response.type === "opaqueredirect" || response.status === 202) return { kind: "signed-out" };
		return { kind: response.status >= 500 ? "failed" : "refused" };
	} catch {
		// Browsers refuse keepalive requests with bodies over 64 KB: send again without keepalive.
		return keepalive ? sendPart(id, form, base) : { kind: "failed" };
	}
}

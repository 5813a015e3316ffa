import { createHash } from "node:crypto";
import { startLate } from "#app/router-adapter/start-script.ts";
import type { FirstScreen } from "./first-screen.ts";

export interface FinishedDocument {
	html: string;
	/** The hash of each inline script that the render itself made, as a CSP source list. */
	scriptHashes: string;
}

/**
 * Prepares rendered HTML for the page cache. A nonce cannot be cached, so the scripts that carry this render's
 * nonce are hashed and the nonce is taken out. A script without it was not ours: it gets no hash and cannot run.
 * Goes from nonce to nonce: an expression would look at every character of every page.
 */
export function finishDocument(
	rendered: string,
	nonce: string,
	firstScreen: FirstScreen | null = null,
): FinishedDocument {
	const mark = ` nonce="${nonce}"`;
	const html = withLeanHead(rendered, mark, firstScreen);
	const hashes: string[] = [];
	let finished = "";
	let done = 0;
	for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, done)) {
		finished += html.slice(done, at);
		done = at + mark.length;
		const tag = html.slice(html.lastIndexOf("<", at), html.indexOf(">", at) + 1);
		if (!tag.startsWith("<script")) continue;
		const begin = html.indexOf(">", at) + 1;
		const end = html.indexOf("</script>", begin);
		const written = html.slice(begin, end);
		const code = tag.includes(' type="module"') ? startLate(written) : written;
		if (code) hashes.push(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
		finished += html.slice(done, begin) + code;
		done = end;
	}
	return { html: finished + html.slice(done), scriptHashes: hashes.join(" ") };
}

/** The first paint owes nothing to JavaScript, and waits for no second answer. */
function withLeanHead(html: string, mark: string, firstScreen: FirstScreen | null): string {
	const body = html.indexOf("</head>");
	const head = html.slice(0, body).replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
	const link = firstScreen && `<link${mark} rel="stylesheet" href="${firstScreen.href}"/>`;
	return (link ? head.replace(link, () => firstScreen.inline) : head) + html.slice(body);
}

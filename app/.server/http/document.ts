import { startLate } from "#app/router-adapter/start-script.ts";
import type { FirstScreen } from "./first-screen.ts";
import { hashSource } from "./security-headers.ts";

const modulePreload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;

interface FinishedDocument {
	html: string;
	/** CSP source list: the hash of each inline script that this render wrote. */
	scriptHashes: string;
	/** The same for the style of the brand. Empty without one. */
	styleHash: string;
}

/**
 * Prepares rendered HTML for the page cache. A nonce cannot be cached, so scripts with this render's nonce are hashed
 * and the nonce is removed. A script without the nonce (injected) gets no hash, so the CSP blocks it.
 * Uses `indexOf` from nonce to nonce: a regular expression would scan every character of every page.
 */
export function finishDocument(
	rendered: string,
	nonce: string,
	{ firstScreen = null, style = "" }: { firstScreen?: FirstScreen | null; style?: string | undefined } = {},
): FinishedDocument {
	const mark = ` nonce="${nonce}"`;
	const html = withStyle(withLeanHead(rendered, mark, firstScreen), style);
	const files = firstScreen ? preloadedFiles(rendered) : [];
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
		const code = tag.includes(' type="module"') ? startLate(written, files) : written;
		if (code) hashes.push(hashSource(code));
		finished += html.slice(done, begin) + code;
		done = end;
	}
	return { html: finished + html.slice(done), scriptHashes: hashes.join(" "), styleHash: style && hashSource(style) };
}

/**
 * Adds the style of the brand after the style sheet. React does not render it: after a publication, a navigation would
 * write another style into this document, whose policy has the hash of the first.
 */
export function withStyle(html: string, style: string | undefined): string {
	if (!style) return html;
	const end = html.indexOf("</head>");
	return `${html.slice(0, end)}<style data-brand="">${style}</style>${html.slice(end)}`;
}

/** The files of the bundle that this page needs. */
function preloadedFiles(html: string): string[] {
	const head = html.slice(0, html.indexOf("</head>"));
	return Array.from(head.matchAll(modulePreload), ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? "");
}

/** Removes module preloads and inlines the style sheet: the first paint needs no scripts and no second request. */
function withLeanHead(html: string, mark: string, firstScreen: FirstScreen | null): string {
	const body = html.indexOf("</head>");
	const head = html.slice(0, body).replace(modulePreload, "");
	const link = firstScreen && `<link${mark} rel="stylesheet" href="${firstScreen.href}"/>`;
	return (link ? head.replace(link, () => firstScreen.inline) : head) + html.slice(body);
}

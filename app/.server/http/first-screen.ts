import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Inlined into the head of a page, so that its first screen needs no second request. */
export interface FirstScreen {
	/** The site's style sheet, which the render links to. */
	href: string;
	/** Replaces that link. Includes a disabled copy, which is never fetched, because React looks for the link. */
	inline: string;
	/** CSP sources of the inline style and of the inline script. */
	styles: string;
	scripts: string;
}

/**
 * Sets `[data-fold]`, with which app/styles/components.css defers layout below the first screen on phones. Only for a
 * navigation to the top: after a reload, on back or with a fragment the browser scrolls down, which needs the layout.
 */
const fold =
	'if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash)document.documentElement.dataset.fold=""';

export async function readFirstScreen(client: string, href: string): Promise<FirstScreen> {
	const rules = await readFile(join(client, href), "utf8");
	return {
		href,
		inline: `<script>${fold}</script><style>${rules}</style><link rel="stylesheet" href="${href}" disabled=""/>`,
		styles: sourceOf(rules),
		scripts: sourceOf(fold),
	};
}

/** The CSP source of an inline script or style. */
export function sourceOf(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

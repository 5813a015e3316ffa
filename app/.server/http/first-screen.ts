import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What the head of a page holds so that its first screen waits for nothing else. */
export interface FirstScreen {
	/** The site's style sheet, which the render links to. */
	href: string;
	/** In place of that link. React looks for it, so it stays: disabled, it is never fetched. */
	inline: string;
	/** For the page's policy. */
	styles: string;
	scripts: string;
}

/**
 * Whoever arrives at the top may leave the rest folded (`[data-fold]` in components.css). Whoever comes back or follows a
 * link to a part of the page goes to a place below, which has to be where it was.
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

function sourceOf(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

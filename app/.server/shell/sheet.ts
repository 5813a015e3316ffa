import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The site's style sheet, to be read with the page instead of after it. */
export interface Sheet {
	href: string;
	/** The rules themselves, and the link for React, which looks for it: disabled, it is never fetched. */
	inline: string;
	/** For the page's policy. */
	source: string;
}

export async function readSheet(client: string, href: string): Promise<Sheet> {
	const rules = await readFile(join(client, href), "utf8");
	return {
		href,
		inline: `<style>${rules}</style><link rel="stylesheet" href="${href}" disabled=""/>`,
		source: `'sha256-${createHash("sha256").update(rules).digest("base64")}'`,
	};
}

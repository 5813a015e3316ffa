import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { parse } from "yaml";

const markdown = /\/content\/.+\.md\?raw$/;

/**
 * Front matter is YAML for those who write it, and JSON in the built site: reading it was a quarter of a second of every
 * start. What it must hold is checked at the start all the same.
 */
export function frontMatterAsJson(): Plugin {
	return {
		name: "front-matter-as-json",
		apply: "build",
		enforce: "pre",
		load: {
			filter: { id: markdown },
			async handler(id) {
				const text = await readFile(id.replace(/\?raw$/, ""), "utf8");
				return `export default ${JSON.stringify(withJsonMatter(text))};`;
			},
		},
	};
}

export function withJsonMatter(text: string): string {
	return text.replace(/^---\n([\s\S]*?)\n---\n/, (_, matter: string) => {
		return `---\n${JSON.stringify(parse(matter, { schema: "core" }))}\n---\n`;
	});
}

import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { parse } from "yaml";

const markdown = /\/content\/.+\.md\?raw$/;

/**
 * Converts front matter from YAML to JSON at build time: parsing YAML took a quarter of a second of every start. Its
 * schema is still checked at the start.
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

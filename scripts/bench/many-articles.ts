import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const sources = ["app", "content", "public", "scripts", "server.ts", "start.js", "package.json", "package-lock.json"];
const settings = ["vite.config.ts", "react-router.config.ts", "build-settings.ts", "tsconfig.json"];

/**
 * Builds a copy of the site with the given number of articles in each language. The build embeds articles, so each
 * number needs its own build. The copies reuse the text of the real articles.
 */
export function buildWithArticles(root: string, folder: string, count: number): void {
	mkdirSync(folder, { recursive: true });
	for (const name of [...sources, ...settings]) cpSync(join(root, name), join(folder, name), { recursive: true });
	symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
	const articles = join(folder, "content", "articles");
	const models = readdirSync(articles).filter((file) => file.endsWith(".fr.md"));
	for (let index = models.length; index < count; index++) copyOf(articles, models[index % models.length] ?? "", index);
	for (const file of models.slice(count)) for (const name of [file, english(file)]) rmSync(join(articles, name));
	const { status, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], { cwd: folder, encoding: "utf8" });
	if (status !== 0) throw new Error(`The site with ${count} articles could not be built:\n${stderr}`);
}

function copyOf(articles: string, model: string, index: number): void {
	for (const file of [model, english(model)]) {
		const text = readFileSync(join(articles, file), "utf8");
		const day = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
		const copy = text
			.replace(/^slug: (.*)$/m, (_, slug: string) => `slug: ${slug.replaceAll('"', "")}-${index}`)
			.replace(/^date: .*$/m, `date: ${day}`)
			.replace(/^updated: .*\n/m, "");
		writeFileSync(join(articles, `copy-${index}-${file}`), copy);
	}
}

const english = (file: string) => file.replace(".fr.md", ".en.md");

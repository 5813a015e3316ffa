import { existsSync, realpathSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import type * as Site from "../app/assembly/main.ts";
import { openData } from "./open-data.ts";

const usage = `npm run content -- export FOLDER     writes all edited pages, articles, prices and settings to FOLDER
npm run content -- import FOLDER     checks the files in FOLDER, then publishes them on this installation`;

/**
 * Moves edited content between installations, with code from the built site. A running server shows it within seconds.
 */
const [command, folder] = process.argv.slice(2);
if ((command !== "export" && command !== "import") || !folder) {
	console.error(usage);
	process.exit(2);
}
const site = await loadBuilt();
const mover = await site.loadContentMover();
const { store } = await openData();
try {
	await (command === "export" ? exportTo(folder) : importFrom(folder));
} finally {
	await store.close();
}

async function exportTo(target: string): Promise<void> {
	const files = await mover.exportContent(store);
	if (existsSync(target) && (await readdir(target)).length > 0)
		throw new Error(`${target} is not empty: choose an empty or new folder.`);
	for (const [name, text] of files) {
		const path = join(target, name);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, text);
	}
	console.log(
		files.size === 0
			? "No content has been edited, so there is nothing to export."
			: `Exported ${files.size} file(s) to ${target}`,
	);
}

async function importFrom(source: string): Promise<void> {
	const entries = await readdir(source, { recursive: true, withFileTypes: true });
	const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const files = new Map<string, string | Uint8Array>();
	for (const path of paths.sort()) {
		files.set(relative(source, path), await readFile(path, /\.(?:jpg|png)$/.test(path) ? null : "utf8"));
	}
	const content = await site.openPublishedContent({ store, log: site.createLog() });
	const desk = { store, content, clock: { now: () => new Date() }, announce() {} };
	const outcome = await mover.importContent(desk, files);
	content.stop();
	for (const id of outcome.published) console.log(`published  ${id}`);
	if (outcome.ok) {
		console.log(`${outcome.published.length} published, ${outcome.unchanged.length} unchanged`);
		return;
	}
	const done = outcome.published.length === 0 ? "Nothing was published." : "The other entries were not published.";
	console.error(`${done} Correct these problems, then import again:\n${outcome.problems.join("\n")}`);
	process.exitCode = 1;
}

async function loadBuilt(): Promise<typeof Site> {
	const current = resolve(import.meta.dirname, "..", process.env.BUILD_DIR ?? "build", "current");
	if (!existsSync(current)) throw new Error("There is no build. Run `npm run build` first.");
	return import(join(realpathSync(current), "server", "index.js"));
}

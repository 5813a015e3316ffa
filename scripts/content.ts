import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import type * as Site from "../app/assembly/main.ts";
import { openData } from "./open-data.ts";
import { exitWithUsage, readArguments } from "./read-arguments.ts";

const usage = `npm run content -- export FOLDER     writes all edited pages, articles, prices and settings to FOLDER
npm run content -- import FOLDER     checks the files in FOLDER, then publishes them on this installation`;

/**
 * Moves edited content between installations, with code from the built site. A running server shows it within seconds.
 */
const [command, folder] = readArguments({ allowPositionals: true }, usage, 2).positionals;
if ((command !== "export" && command !== "import") || !folder) exitWithUsage("Name what to do, and the folder.", usage);
const problem = command === "export" ? targetProblem(folder) : sourceProblem(folder);
if (problem) exitWith(problem);
const site = await loadBuilt();
const mover = await site.loadContentMover();
const { store } = await openData({ mayCreate: command === "import" });
try {
	await (command === "export" ? exportTo(folder) : importFrom(folder));
} finally {
	await store.close();
}

function targetProblem(target: string): string | null {
	if (!existsSync(target)) return null;
	if (!statSync(target).isDirectory()) return `${target} is a file: name a folder.`;
	return readdirSync(target).length > 0 ? `${target} is not empty: choose an empty or new folder.` : null;
}

function sourceProblem(source: string): string | null {
	if (!existsSync(source)) return `There is no folder ${source}. Check the path.`;
	if (!statSync(source).isDirectory()) return `${source} is a file: name a folder.`;
	return readdirSync(source).length === 0 ? `${source} is empty: name the folder of an export.` : null;
}

function exitWith(message: string): never {
	console.error(message);
	process.exit(1);
}

async function exportTo(target: string): Promise<void> {
	const files = await mover.exportContent(store);
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
	const publishing = { store, content, clock: { now: () => new Date() }, announce() {} };
	const outcome = await mover.importContent(publishing, files);
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
	if (!existsSync(current)) exitWith("There is no build. Run `npm run build` first.");
	return import(join(realpathSync(current), "server", "index.js"));
}

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readBuildSettings } from "../build-settings.ts";

const root = resolve(import.meta.dirname, "..");
const folders = ["app", "content", "public", "scripts/bundle"];
const files = [
	"package-lock.json",
	"vite.config.ts",
	"react-router.config.ts",
	"build-settings.ts",
	"tsconfig.json",
	"scripts/build.ts",
];

/** Hash of all inputs of a build. A different hash means that the build is out of date. */
export async function hashOfSources(): Promise<string> {
	const hash = createHash("sha256").update(JSON.stringify(readBuildSettings())).update(process.version);
	for (const file of [...files, ...(await sourceFiles())]) hash.update(file).update(await readFile(join(root, file)));
	return hash.digest("hex");
}

async function sourceFiles(): Promise<string[]> {
	const lists = await Promise.all(
		folders.map(async (folder) => {
			const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
			return entries
				.filter((entry) => entry.isFile() && !entry.name.includes(".test."))
				.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
		}),
	);
	return lists.flat().sort();
}

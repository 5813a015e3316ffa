import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const builds = join(root, process.env.BUILD_DIR ?? "build");

/** Builds when there is no build or the sources have changed; does nothing when the build tools are not installed. */
export async function ensureBuilt(): Promise<void> {
	const hasTools = existsSync(join(root, "node_modules", "@react-router", "dev"));
	if (!hasTools || !(await isOutdated())) return;
	console.log("Building the site. This takes a moment…");
	const { build } = await import("./build.ts");
	await build();
}

async function isOutdated(): Promise<boolean> {
	const { hashOfSources } = await import("./source-hash.ts");
	try {
		const { sources } = JSON.parse(await readFile(join(builds, "current", "build.json"), "utf8")) as {
			sources: string;
		};
		return sources !== (await hashOfSources());
	} catch {
		return true;
	}
}

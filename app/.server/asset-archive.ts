import { cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

const buildsToKeep = 3;

/**
 * Keeps the hashed files of the last three builds among the data, so that a tab opened before a deploy still finds its
 * code. Answers their folders, the newest first; each has an `assets/` inside, as in the build.
 */
export async function keepAssets(dataDirectory: string, clientDirectory: string, buildId: string): Promise<string[]> {
	const archive = join(dataDirectory, "assets");
	const own = join(archive, buildId);
	await mkdir(archive, { recursive: true });
	if (!(await exists(own))) {
		const partial = join(archive, `partial-${process.pid}`);
		await cp(join(clientDirectory, "assets"), join(partial, "assets"), { recursive: true });
		await rename(partial, own);
	}
	for (const name of await readdir(archive)) {
		// What a kill in the middle of a copy left behind.
		if (name.startsWith("partial-")) await rm(join(archive, name), { recursive: true, force: true });
	}
	const now = new Date();
	await utimes(own, now, now);
	const folders = await Promise.all(
		(await readdir(archive)).map(async (name) => ({
			path: join(archive, name),
			used: (await stat(join(archive, name))).mtimeMs,
		})),
	);
	folders.sort((a, b) => b.used - a.used);
	for (const { path } of folders.slice(buildsToKeep)) await rm(path, { recursive: true, force: true });
	return folders.slice(0, buildsToKeep).map(({ path }) => path);
}

async function exists(path: string): Promise<boolean> {
	return stat(path).then(
		() => true,
		() => false,
	);
}

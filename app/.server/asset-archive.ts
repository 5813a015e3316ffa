import { cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

const buildsToKeep = 3;

/**
 * Keeps the hashed files of the last three builds among the data, so that a tab opened before a deploy still finds its
 * code. Answers their folders, the newest first; each has an `assets/` inside, as in the build.
 */
export async function keepAssets(
	{ dataDirectory, clientDirectory, buildId }: { dataDirectory: string; clientDirectory: string; buildId: string },
	report: (error: unknown) => void,
): Promise<string[]> {
	const archive = join(dataDirectory, "assets");
	// On a full or read-only disk this build is not added; those that are there still serve.
	await addBuild(archive, clientDirectory, buildId).catch(report);
	const folders = await byUse(archive);
	for (const { path } of folders.slice(buildsToKeep)) await rm(path, { recursive: true, force: true }).catch(report);
	return folders.slice(0, buildsToKeep).map(({ path }) => path);
}

async function addBuild(archive: string, clientDirectory: string, buildId: string): Promise<void> {
	const own = join(archive, buildId);
	await mkdir(archive, { recursive: true, mode: 0o700 });
	await removePartial(archive);
	if (!(await exists(own))) {
		const partial = join(archive, `partial-${process.pid}`);
		try {
			await cp(join(clientDirectory, "assets"), join(partial, "assets"), { recursive: true });
			await rename(partial, own);
		} finally {
			// On a disk that is full the half of a copy would keep requests from being stored.
			await removePartial(archive);
		}
	}
	const now = new Date();
	await utimes(own, now, now);
}

/** Copies that were not finished: the process was killed, or the disk is full. */
async function removePartial(archive: string): Promise<void> {
	const names = (await readdir(archive)).filter((name) => name.startsWith("partial-"));
	for (const name of names) await rm(join(archive, name), { recursive: true, force: true });
}

/** The newest first. */
async function byUse(archive: string): Promise<{ path: string; used: number }[]> {
	const names = (await readdir(archive).catch(() => [])).filter((name) => !name.startsWith("partial-"));
	const folders = names.map(async (name) => {
		const path = join(archive, name);
		return { path, used: (await stat(path)).mtimeMs };
	});
	return (await Promise.all(folders)).sort((a, b) => b.used - a.used);
}

async function exists(path: string): Promise<boolean> {
	return stat(path).then(
		() => true,
		() => false,
	);
}

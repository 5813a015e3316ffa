import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

const buildsToKeep = 3;

/**
 * Archives the hashed files of the last three builds in the data folder, so that a tab opened before a deploy can still
 * load its code. Returns their folders, newest first; each contains an `assets/` folder like the build.
 */
export async function keepAssets(
	{ dataDirectory, clientDirectory, buildId }: { dataDirectory: string; clientDirectory: string; buildId: string },
	report: (error: unknown) => void,
): Promise<string[]> {
	const archive = join(dataDirectory, "assets");
	// On a full or read-only disk this build is not added; the existing ones are still served.
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
			await linkFiles(join(clientDirectory, "assets"), join(partial, "assets"));
			await rename(partial, own);
		} finally {
			// On a full disk a partial copy would take the space that new leads need.
			await removePartial(archive);
		}
	}
	const now = new Date();
	await utimes(own, now, now);
}

/** Links need no space and less time than copies; another disk needs copies. */
async function linkFiles(from: string, to: string): Promise<void> {
	await mkdir(to, { recursive: true });
	for (const name of await readdir(from)) {
		const [file, kept] = [join(from, name), join(to, name)];
		await link(file, kept).catch(() => copyFile(file, kept));
	}
}

/** Removes unfinished copies, left when the process was killed or the disk was full. */
async function removePartial(archive: string): Promise<void> {
	const names = (await readdir(archive)).filter((name) => name.startsWith("partial-"));
	for (const name of names) await rm(join(archive, name), { recursive: true, force: true });
}

/** Most recently used first. */
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

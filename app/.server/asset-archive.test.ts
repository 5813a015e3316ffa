import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepAssets } from "./asset-archive.ts";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-archive-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Archives a build with one file. Later builds are used later. */
async function keep(build: number): Promise<void> {
	const clientDirectory = join(folder, `build-${build}`);
	await mkdir(join(clientDirectory, "assets"), { recursive: true });
	await writeFile(join(clientDirectory, "assets", "page.js"), `build ${build}`);
	const options = { dataDirectory: join(folder, "data"), clientDirectory, buildId: `${build}` };
	await keepAssets(options, (error) => expect.fail(String(error)));
	const used = new Date(2026, 0, build);
	await utimes(join(folder, "data", "assets", `${build}`), used, used);
}

it("keeps the files of a build that is deleted afterwards", async () => {
	await keep(1);
	await rm(join(folder, "build-1"), { recursive: true });
	expect(await readFile(join(folder, "data", "assets", "1", "assets", "page.js"), "utf8")).toBe("build 1");
});

it("keeps the last three builds, and removes copies that a killed server left", async () => {
	await mkdir(join(folder, "data", "assets", "partial-1"), { recursive: true });
	for (const build of [1, 2, 3, 4]) await keep(build);
	expect((await readdir(join(folder, "data", "assets"))).toSorted()).toEqual(["2", "3", "4"]);
});

it("reports a build that cannot be archived, and goes on with the others", async () => {
	await keep(1);
	const reported: unknown[] = [];
	const options = { dataDirectory: join(folder, "data"), clientDirectory: join(folder, "none"), buildId: "2" };
	const kept = await keepAssets(options, (error) => reported.push(error));
	expect(kept.map((path) => path.slice(-2))).toEqual(["/1"]);
	expect(reported).toHaveLength(1);
});

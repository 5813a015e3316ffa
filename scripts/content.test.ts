import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

let folder: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-content-command-"));
});
afterEach(() => rm(folder, { recursive: true }));

function run(...words: string[]) {
	const env = { ...process.env, DATA_DIR: join(folder, "data"), BUILD_DIR: join(folder, "no-build") };
	const { status, stderr } = spawnSync(process.execPath, ["scripts/content.ts", ...words], { encoding: "utf8", env });
	return { status, said: stderr.trim() };
}

it("says in one line why a folder cannot be used, and opens no data", async () => {
	const file = join(folder, "file");
	await writeFile(file, "");
	const missing = join(folder, "missing");
	expect(run("import", missing)).toEqual({ status: 1, said: `There is no folder ${missing}. Check the path.` });
	expect(run("import", file)).toEqual({ status: 1, said: `${file} is a file: name a folder.` });
	const empty = join(folder, "empty");
	await mkdir(empty);
	expect(run("import", empty)).toEqual({ status: 1, said: `${empty} is empty: name the folder of an export.` });
	expect(run("export", file)).toEqual({ status: 1, said: `${file} is a file: name a folder.` });
	expect(run("export", folder)).toEqual({
		status: 1,
		said: `${folder} is not empty: choose an empty or new folder.`,
	});
	expect(existsSync(join(folder, "data"))).toBe(false);
});

it("asks for a build in one line", () => {
	expect(run("export", join(folder, "new"))).toEqual({
		status: 1,
		said: "There is no build. Run `npm run build` first.",
	});
});

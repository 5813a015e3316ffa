import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

let folder: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-staff-command-"));
});
afterEach(() => rm(folder, { recursive: true }));

function run(...words: string[]) {
	const env = { ...process.env, DATA_DIR: folder, NODE_ENV: "development" };
	return spawnSync(process.execPath, ["scripts/staff.ts", ...words], { encoding: "utf8", env });
}

it("adds the first member before the server's first start; the other commands need a database", () => {
	const database = join(folder, "airelle.sqlite");
	for (const words of [
		["list"],
		["reset", "--email", "a@airelle.example"],
		["disable", "--email", "a@airelle.example"],
	])
		expect(run(...words)).toMatchObject({
			status: 1,
			stderr: `There is no database at ${database}. Check DATA_DIR.\n`,
		});
	expect(existsSync(database)).toBe(false);
	expect(run("add", "--email", "a@airelle.example", "--name", "Ariane")).toMatchObject({ status: 0 });
	expect(run("list").stdout).toContain("a@airelle.example");
});

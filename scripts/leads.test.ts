import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import { contactLead, create } from "../tests/mail/sample-leads.ts";

let folder: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-leads-command-"));
});
afterEach(() => rm(folder, { recursive: true }));

function run(...words: string[]) {
	const env = { ...process.env, DATA_DIR: folder, NODE_ENV: "development" };
	return spawnSync(process.execPath, ["scripts/leads.ts", ...words], { encoding: "utf8", env });
}

it("erases by a phone number with the country's 1, and refuses a number that cannot be read", async () => {
	const path = join(folder, "airelle.sqlite");
	const before = await openSqliteStore({ path });
	await before.commit([create("leads", "a", { ...contactLead, email: null, phone: "5145550142" })]);
	await before.close();
	expect(run("erase", "--phone", "514 555-014")).toMatchObject({ status: 2 });
	const { status, stderr } = run("erase", "--phone", "+1 514 555-0142");
	expect([status, stderr]).toEqual([0, expect.stringContaining("Erased 1 document")]);
	const after = await openSqliteStore({ path });
	expect(await after.count("leads")).toBe(0);
	await after.close();
});

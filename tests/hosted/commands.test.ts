import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { parse, stringify } from "yaml";
import { originals } from "#app/.server/content/originals.ts";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import { freshProject } from "./firestore-emulator.ts";
import { hostedEnv } from "./hosted-site.ts";

let folder: string;
let env: Record<string, string>;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-commands-"));
	env = { ...hostedEnv(freshProject(), "s".repeat(43), { host: inject("firestore") }), DATA_DIR: folder };
});
afterEach(() => rm(folder, { recursive: true }));

it("the commands for leads, members and backups work as on SQLite", { timeout: 240_000 }, async () => {
	await run("seed-demo.ts");
	const leads = JSON.parse((await run("leads.ts", "export")).stdout) as { email: string | null }[];
	expect(leads.length).toBeGreaterThan(5);
	const email = leads.find((lead) => lead.email)?.email ?? "";
	expect((await run("leads.ts", "erase", "--email", email)).stderr).toMatch(/Erased [1-9]\d* document\(s\)/);
	const left = JSON.parse((await run("leads.ts", "export")).stdout) as { email: string | null }[];
	expect(left.some((lead) => lead.email === email)).toBe(false);

	expect((await run("staff.ts", "list")).stdout).toContain("There are no members yet.");
	const invited = await run("staff.ts", "add", "--email", "ariane@airelle.example", "--name", "Ariane");
	expect(invited.stdout).toContain("The link works once");
	expect((await run("staff.ts", "list")).stdout).toContain("ariane@airelle.example");

	await run("backup.ts", "--rotate");
	const copies = await readdir(join(folder, "backups"));
	expect(copies).toEqual([expect.stringMatching(/^airelle-.*\.sqlite$/)]);
	const copy = join(folder, "copies", "copy.sqlite");
	expect((await run("backup.ts", copy)).stdout).toContain("integrity check passed");
	const store = await openSqliteStore({ path: copy });
	expect(await store.count("leads")).toBe(left.length);
	expect(await store.count("members")).toBe(1);
	await store.close();
});

it("edited content moves from one installation to another as files", async () => {
	const [given, moved] = [join(folder, "given"), join(folder, "moved")];
	const company = { ...originals.company, phone: "5145550177" };
	await mkdir(given);
	await writeFile(join(given, "company.yaml"), stringify(company));
	expect((await run("content.ts", "import", given)).stdout).toContain("published  company");
	await run("content.ts", "export", moved);
	expect(parse(await readFile(join(moved, "company.yaml"), "utf8"))).toEqual(company);
});

it("restore refuses to run with Firestore, and names the command to use", async () => {
	await expect(run("restore.ts", "copy.sqlite")).rejects.toMatchObject({
		stderr: expect.stringContaining("npm run migrate -- --from sqlite --to firestore --fresh --file copy.sqlite"),
	});
});

it("a server without its store exits with the reason instead of serving outdated content", async () => {
	const away = { ...process.env, ...env, FIRESTORE_EMULATOR_HOST: "127.0.0.1:1", PORT: "0" };
	await expect(promisify(execFile)(process.execPath, ["server.ts"], { env: away })).rejects.toMatchObject({
		code: 1,
		stderr: expect.stringContaining("Airelle cannot start now: Firestore does not answer."),
	});
});

function run(script: string, ...args: string[]) {
	return promisify(execFile)(process.execPath, [join("scripts", script), ...args], { env: { ...process.env, ...env } });
}

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readBackupFailure, readBackupRecord } from "#app/.server/backup-record.ts";
import { openRawSqliteStore } from "#app/.server/store/sqlite.ts";
import { create } from "./document-store.ts";

const root = resolve(import.meta.dirname, "../..");
let folder: string;
let database: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-backup-"));
	database = join(folder, "airelle.sqlite");
});
afterEach(() => rm(folder, { recursive: true }));

describe("npm run backup", () => {
	it("copies a database in use, and prints the path of the copy", async () => {
		const store = await openRawSqliteStore({ path: database });
		await store.commit([create("a", { name: "Zoé" })]);
		const { code, output } = await run("backup");
		await store.close();
		expect(output).toMatch(/^Backup saved to .*backups\/airelle-[\dTZ-]+\.sqlite \(\d+ KB\), integrity check passed\./);
		expect(code).toBe(0);
		const files = await readdir(join(folder, "backups"));
		expect(files).toHaveLength(1);
		const { size } = await stat(join(folder, "backups", files[0] ?? ""));
		expect(await readBackupRecord(folder)).toEqual({ at: expect.stringMatching(/^\d{4}-.*Z$/), bytes: size });
		expect(idsIn(join(folder, "backups", files[0] ?? ""))).toEqual(["a"]);
	});

	it("copies to the given file, and never overwrites an existing one", async () => {
		await fill("a");
		const target = join(folder, "mine.sqlite");
		expect((await run("backup", target)).code).toBe(0);
		expect(idsIn(target)).toEqual(["a"]);
		expect(await run("backup", target)).toMatchObject({ code: 1, output: expect.stringContaining("exists") });
	});

	it("fails when there is no database, and creates nothing", async () => {
		expect(await run("backup")).toMatchObject({ code: 1, output: expect.stringContaining("There is no database") });
		expect(await readdir(folder)).toEqual([]);
	});
});

describe("commands on a damaged database", () => {
	beforeEach(async () => {
		await fill("a");
		const bytes = await readFile(database);
		await writeFile(database, bytes.fill(7, 4096 * 2, 4096 * 6));
	});

	it("backup: reports the damage, and leaves a record for the server's health check", async () => {
		expect(await run("backup")).toMatchObject({ code: 1, output: expect.stringContaining("No backup was made.") });
		expect(await readBackupFailure(folder)).toEqual({ at: expect.any(String), reason: expect.stringMatching(/./) });
	});

	it("leads: prints instructions instead of a stack", async () => {
		const { code, output } = await run("leads", "export");
		expect(code).toBe(1);
		expect(output).toMatch(/is damaged: [\s\S]*npm run restore/);
		expect(output).not.toContain("    at ");
	});
});

describe("the command for a backup that was stopped", () => {
	it("mails that the backup failed, and not that other problems are over", async () => {
		await fill("a");
		const alarm = { mailedAt: new Date().toISOString(), isOpen: true };
		await writeFile(join(folder, "alarms.json"), JSON.stringify({ disk: alarm, store: alarm }));
		expect((await run("backup-failed")).code).toBe(0);
		const [mail = "", ...others] = await readdir(join(folder, "mail"));
		expect(others).toEqual([]);
		expect(await readFile(join(folder, "mail", mail), "utf8")).toContain("airelle-backup");
		expect(JSON.parse(await readFile(join(folder, "alarms.json"), "utf8"))).toMatchObject({
			disk: alarm,
			store: alarm,
			backup: { isOpen: true },
		});
		expect(await readBackupFailure(folder)).not.toBeNull();
	});

	// Other systems have only 127.0.0.1.
	it.runIf(process.platform === "linux")("leaves the mail to a server that listens at another address", async () => {
		const server = createServer((_, response) => response.end()).listen(0, "127.0.0.2");
		await once(server, "listening");
		const { port } = server.address() as AddressInfo;
		expect((await runWith({ HOST: "127.0.0.2", PORT: String(port) }, "backup-failed")).code).toBe(0);
		server.close();
		expect(await readdir(folder)).toEqual(["last-backup-failure.json"]);
	});
});

describe("npm run restore", () => {
	let copy: string;

	beforeEach(async () => {
		copy = join(folder, "copy.sqlite");
		await fill("a");
		await run("backup", copy);
		await fill("b");
	});

	it("puts a copy in place and keeps the previous database", async () => {
		const { code, output } = await run("restore", copy);
		expect(output).toContain(`Restored ${copy} to ${database}`);
		expect(code).toBe(0);
		expect(idsIn(database)).toEqual(["a"]);
		expect(idsIn(join(folder, await setAside()))).toEqual(["a", "b"]);
		expect((await readdir(folder)).filter((name) => name.startsWith("incoming"))).toEqual([]);
	});

	it("refuses while a server has the database open, and leaves it intact", async () => {
		const server = await startServer();
		const refusal = await run("restore", copy);
		server.kill("SIGKILL");
		await once(server, "exit");
		expect(refusal).toMatchObject({ code: 1, output: expect.stringContaining("stop the server first") });
		const store = await openRawSqliteStore({ path: database });
		expect(await store.count("leads")).toBe(3);
		await store.close();
	});

	it("keeps the writes of a killed server in the database that is set aside", async () => {
		const server = await startServer();
		server.kill("SIGKILL");
		await once(server, "exit");
		expect((await run("restore", copy)).code).toBe(0);
		expect(idsIn(database)).toEqual(["a"]);
		expect(idsIn(join(folder, await setAside()))).toEqual(["a", "b", "c"]);
	});

	it("replaces a damaged database, and keeps the damaged one", async () => {
		await writeFile(database, "not a database ".repeat(1000));
		await writeFile(`${database}-wal`, "rubbish");
		expect((await run("restore", copy)).code).toBe(0);
		expect(idsIn(database)).toEqual(["a"]);
		expect(await readFile(join(folder, await setAside()), "utf8")).toContain("not a database");
	});

	it("works without a database, and does not apply a leftover write-ahead log to the copy", async () => {
		const server = await startServer();
		server.kill("SIGKILL");
		await once(server, "exit");
		await rm(database);
		expect((await run("restore", copy)).code).toBe(0);
		expect(idsIn(database)).toEqual(["a"]);
	});

	it("refuses a damaged copy, a missing file and another program's database, and changes nothing", async () => {
		const damaged = join(folder, "damaged.sqlite");
		const bytes = await readFile(copy);
		await writeFile(damaged, bytes.fill(7, 4096 * 2, 4096 * 6));
		const stranger = join(folder, "stranger.sqlite");
		const other = new DatabaseSync(stranger);
		other.exec("CREATE TABLE things (name TEXT)");
		other.close();
		const before = await readFile(database);
		for (const file of [damaged, stranger, join(folder, "missing.sqlite")])
			expect(await run("restore", file)).toMatchObject({
				code: 1,
				output: expect.stringContaining("Nothing was restored"),
			});
		expect(await readFile(database)).toEqual(before);
		expect((await readdir(folder)).sort()).toEqual([
			"airelle.sqlite",
			"copy.sqlite",
			"damaged.sqlite",
			"last-backup.json",
			"stranger.sqlite",
		]);
	});

	async function setAside(): Promise<string> {
		const names = (await readdir(folder)).filter((name) => /^airelle-before-restore-.*\.sqlite$/.test(name));
		expect(names).toHaveLength(1);
		return names[0] ?? "";
	}
});

/** Starts another process that has the database open and has written the document `c`. */
async function startServer() {
	const code = `
		import { openRawSqliteStore } from "#app/.server/store/sqlite.ts";
		const store = await openRawSqliteStore({ path: ${JSON.stringify(database)} });
		await store.commit([{ kind: "create", collection: "leads", id: "c", data: {} }]);
		console.log("open");
		setInterval(() => {}, 1000);
	`;
	const server = spawn(process.execPath, ["--input-type=module", "--eval", code], { cwd: root });
	await once(server.stdout, "data");
	return server;
}

async function fill(id: string): Promise<void> {
	const store = await openRawSqliteStore({ path: database });
	await store.commit([create(id, {})]);
	await store.close();
}

function idsIn(path: string): unknown[] {
	const opened = new DatabaseSync(path);
	try {
		return opened
			.prepare("SELECT id FROM documents ORDER BY id")
			.all()
			.map(({ id }) => id);
	} finally {
		opened.close();
	}
}

type Script = "backup" | "backup-failed" | "restore" | "leads";

const run = (script: Script, ...args: string[]) => runWith({ PORT: "1" }, script, ...args);

async function runWith(
	settings: Readonly<Record<string, string>>,
	script: Script,
	...args: string[]
): Promise<{ code: number; output: string }> {
	const env = { PATH: process.env.PATH, DATA_DIR: folder, ...settings };
	try {
		const done = await promisify(execFile)(process.execPath, [join(root, "scripts", `${script}.ts`), ...args], { env });
		return { code: 0, output: done.stdout };
	} catch (error) {
		const { code, stderr } = error as { code: number; stderr: string };
		return { code, output: stderr };
	}
}

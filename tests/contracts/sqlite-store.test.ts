import { copyFile, mkdir, mkdtemp, readFile, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RawStore, RawWrite } from "#app/.server/store/raw-store.ts";
import { openRawSqliteStore } from "#app/.server/store/sqlite.ts";
import { storeOn } from "#app/.server/store/sqlite-connection.ts";
import { openDatabase, problems } from "#app/.server/store/sqlite-database.ts";
import { countDocuments, selectDocuments } from "#app/.server/store/sqlite-query.ts";
import { migrations } from "#app/.server/store/sqlite-schema.ts";
import type { Collection } from "#app/model/documents.ts";
import { StoreUnavailableError } from "#app/model/ports.ts";
import { create, documentStoreContract, remove } from "./document-store.ts";

let folder: string;
let path: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-store-"));
	path = join(folder, "airelle.sqlite");
});
afterEach(() => rm(folder, { recursive: true }));

documentStoreContract("the SQLite store", () => openRawSqliteStore({ path }));

describe("the SQLite store, beyond the contract:", () => {
	let store: RawStore;

	beforeEach(async () => {
		store = await openRawSqliteStore({ path });
	});
	afterEach(() => store.close());

	it("keeps documents when it is opened again", async () => {
		await store.commit([create("a", { n: 1, picture: new Uint8Array([1]) })]);
		await reopen();
		expect((await store.get("leads", "a"))?.data).toEqual({ n: 1, picture: new Uint8Array([1]) });
	});

	it("notices that another connection wrote, and only that", async () => {
		const first = await store.foreignCommits();
		await store.commit([create("a", { n: 1 })]);
		expect(await store.foreignCommits()).toBe(first);
		const other = await openRawSqliteStore({ path });
		await other.commit([create("b", { n: 1 })]);
		const second = await store.foreignCommits();
		expect(second).not.toBe(first);
		await other.commit([remove("a")]);
		await other.close();
		const third = await store.foreignCommits();
		expect([first, second]).not.toContain(third);
		await reopen();
		expect([first, second, third]).not.toContain(await store.foreignCommits());
	});

	it("makes its files readable for its own user only", async () => {
		for (const file of [path, `${path}-wal`]) expect((await stat(file)).mode & 0o077).toBe(0);
	});

	it("waits for a lock without blocking the process, and loses nothing", async () => {
		const other = lock();
		const started = performance.now();
		const commits = ["a", "b", "c"].map((id) => store.commit([create(id, {})]));
		let longestPause = 0;
		for (let last = started; performance.now() - started < 300; last = performance.now()) {
			await sleep(5);
			longestPause = Math.max(longestPause, performance.now() - last);
		}
		other.close();
		expect(await Promise.all(commits)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
		expect(performance.now() - started).toBeGreaterThan(290);
		expect(longestPause).toBeLessThan(150);
	});

	it("reports that it is unavailable when a lock lasts, and works again afterwards", async () => {
		await reopen(200);
		const other = lock();
		await expect(store.commit([create("a", {})])).rejects.toThrow(new StoreUnavailableError("the database is locked"));
		await expect(store.probe()).rejects.toThrow(StoreUnavailableError);
		expect(await store.get("leads", "a")).toBeNull();
		other.close();
		expect(await store.commit([create("a", {})])).toEqual({ ok: true });
		await store.probe();
	});

	it("keeps nothing of a commit group that fills the disk, and recovers when there is space", async () => {
		await store.close();
		const database = await openDatabase(path, 1000);
		store = storeOn(database, { path });
		await store.commit([create("before", {})]);
		database.exec("PRAGMA max_page_count = 1");
		const large = { text: "x".repeat(200_000) };
		const results = await Promise.allSettled([store.commit([create("a", {})]), store.commit([create("b", large)])]);
		for (const result of results)
			expect(result).toMatchObject({ status: "rejected", reason: new StoreUnavailableError("the disk is full") });
		await expect(store.probe()).rejects.toThrow(StoreUnavailableError);
		expect(await store.count("leads")).toBe(1);
		database.exec("PRAGMA max_page_count = 1000000");
		expect(await store.commit([create("a", {}), create("b", large)])).toEqual({ ok: true });
		expect(read("SELECT count(*) AS n FROM documents")).toEqual([{ n: 3 }]);
		await store.probe();
	});

	it("refuses to write to a file that was moved away, until it is back", async () => {
		await rename(path, `${path}.away`);
		await expect(store.commit([create("a", {})])).rejects.toThrow(StoreUnavailableError);
		await rename(`${path}.away`, path);
		expect(await store.commit([create("a", {})])).toEqual({ ok: true });
	});

	it("keeps acknowledged commits when the write-ahead log is deleted and the process is killed", async () => {
		await store.commit([create("before", {})]);
		await rm(`${path}-wal`);
		expect(await store.commit([create("after", {})])).toEqual({ ok: true });
		await store.probe();
		expect(await namesAfterAKill()).toEqual(["after", "before"]);
	});

	it("keeps acknowledged commits when the index of the log is deleted too", async () => {
		await store.commit([create("before", {})]);
		await Promise.all(["-wal", "-shm"].map((end) => rm(path + end)));
		for (const id of ["b", "c"]) expect(await store.commit([create(id, {})])).toEqual({ ok: true });
		expect(await namesAfterAKill()).toEqual(["b", "before", "c"]);
	});

	it("acknowledges nothing while another file replaces the log, and keeps earlier commits", async () => {
		await store.commit([create("before", {})]);
		await rename(`${path}-wal`, `${path}-wal.away`);
		await writeFile(`${path}-wal`, "rubbish");
		await expect(store.commit([create("after", {})])).rejects.toThrow(/-wal file was deleted or replaced/);
		await expect(store.probe()).rejects.toThrow(StoreUnavailableError);
		await rm(`${path}-wal`);
		expect(await namesAfterAKill()).toEqual(["before"]);
	});

	it("closes the other connections of the process before it opens a new one", async () => {
		await store.close();
		let closed = 0;
		store = await openRawSqliteStore({ path, beforeReopen: async () => void closed++ });
		await store.commit([create("a", {})]);
		await rm(`${path}-wal`);
		await store.commit([create("b", {})]);
		expect(closed).toBe(1);
	});

	it.each(["its first page", "a page inside"])(
		"refuses to open a file damaged in %s, and explains how to restore",
		async (where) => {
			await store.commit(Array.from({ length: 200 }, (_, n) => create(`d${n}`, { text: "x".repeat(500) })));
			await store.close();
			const bytes = await readFile(path);
			const start = where === "its first page" ? 0 : 4096 * 4;
			await writeFile(path, bytes.fill(7, start, start + 4096 * 8));
			await expect(openRawSqliteStore({ path })).rejects.toThrow(/is damaged.*npm run restore -- <backup>/s);
			expect(await readFile(path)).toEqual(bytes);
		},
	);

	it("opens read-only when the log cannot be created, and writes as soon as it can", async () => {
		await store.commit([create("a", {})]);
		await store.close();
		// Simulates a full or read-only disk, which needs a mount: `npm run test:faults` has one.
		await mkdir(`${path}-shm`);
		store = await openRawSqliteStore({ path, retryEvery: 0 });
		expect((await store.get("leads", "a"))?.version).toBe(1);
		await expect(store.commit([create("b", {})])).rejects.toThrow(StoreUnavailableError);
		await expect(store.probe()).rejects.toThrow(StoreUnavailableError);
		await rmdir(`${path}-shm`);
		expect(await store.commit([create("b", {})])).toEqual({ ok: true });
		expect(await store.count("leads")).toBe(2);
	});

	it("refuses a database of a newer version", async () => {
		await store.close();
		read("PRAGMA user_version = 99");
		await expect(openRawSqliteStore({ path })).rejects.toThrow(/newer version/);
	});

	it("upgrades the database of a build without quotes, which would leave those of an erased person and is refused", async () => {
		const earlier = migrations.findIndex((step) => step.includes("'contracts'"));
		expect(earlier).toBeGreaterThan(0);
		const file = join(folder, "earlier.sqlite");
		const database = new DatabaseSync(file);
		for (const step of migrations.slice(0, earlier)) database.exec(step);
		database.exec(`PRAGMA user_version = ${earlier}`);
		database.close();
		await (await openRawSqliteStore({ path: file })).close();
		const upgraded = new DatabaseSync(file);
		const { user_version: version } = upgraded.prepare("PRAGMA user_version").get() as { user_version: number };
		upgraded.close();
		expect(version).toBeGreaterThan(earlier);
	});

	it("has 500 concurrent commits on disk when they resolve", async () => {
		const results = await Promise.all(Array.from({ length: 500 }, (_, n) => store.commit([create(`d${n}`, { n })])));
		expect(results.every(({ ok }) => ok)).toBe(true);
		expect(read("SELECT count(*) AS n FROM documents")).toEqual([{ n: 500 }]);
	});

	it("makes a sound copy during writes", async () => {
		let writing = true;
		let written = 0;
		const writer = (async () => {
			while (writing) {
				const batch = Array.from({ length: 10 }, () =>
					store.commit([create(`d${written++}`, { text: "x".repeat(3000) })]),
				);
				await Promise.all(batch);
			}
		})();
		while (written < 500) await sleep(1);
		const before = written - 10;
		const copy = join(folder, "copies", "copy.sqlite");
		await store.backup(copy);
		writing = false;
		await writer;
		const database = new DatabaseSync(copy, { readOnly: true });
		expect(problems(database, "integrity_check")).toEqual([]);
		expect(database.prepare("SELECT count(*) AS n FROM documents").get()?.n).toBeGreaterThanOrEqual(before);
		database.close();
		expect((await stat(copy)).mode & 0o077).toBe(0);
		const restored = await openRawSqliteStore({ path: copy });
		expect((await restored.get("leads", "d0"))?.version).toBe(1);
		await restored.close();
	});

	it("leaves no trace of a deleted document in the file or the log", async () => {
		await store.commit([create("a", { email: "zoe.lavoie@example.com", picture: Buffer.from("zoe.lavoie") })]);
		expect((await readFile(`${path}-wal`)).includes("zoe.lavoie")).toBe(true);
		await store.commit([remove("a")]);
		expect((await readFile(`${path}-wal`)).includes("zoe.lavoie")).toBe(false);
		await store.close();
		expect((await readFile(path)).includes("zoe.lavoie")).toBe(false);
	});

	it("survives a watcher that throws", async () => {
		const warned = new Promise((resolve) => process.once("warning", resolve));
		store.watch(() => {
			throw new Error("a watcher's mistake");
		});
		expect(await store.commit([create("a", {})])).toEqual({ ok: true });
		expect(await warned).toMatchObject({ message: "a watcher's mistake" });
	});

	it.each([
		["leads", "receivedAt", undefined],
		["leads", "purgeAfter", undefined],
		["leads", "contentHash", undefined],
		["leads", "email", undefined],
		["outbox", "leadId", undefined],
		["outbox", "nextAttemptAt", "status"],
		["consents", "purgeAfter", undefined],
	] as const)("reads %s by %s through an index", (collection, field, equal) => {
		const where = [{ field, is: "<=" as const, value: "2030" }];
		const { sql } = selectDocuments(collection, {
			where: equal ? [{ field: equal, is: "=", value: "pending" }, ...where] : where,
			orderBy: { field, direction: "ascending" },
		});
		const plan = read(`EXPLAIN QUERY PLAN ${sql.replaceAll("?", "'1'")}`).map(({ detail }) => detail);
		expect(plan).toEqual([expect.stringContaining(`USING INDEX ${collection}_${equal ? `${equal}_` : ""}${field} (`)]);
	});

	it("seeks to the page that a cursor starts, and counts a range without reading documents", async () => {
		const database = await openDatabase(join(folder, "counted.sqlite"), 5000);
		let visited = 0;
		// Called once for each document that SQLite compares with the condition.
		database.function("typeof", (value) => {
			visited++;
			return typeof value === "string" ? "text" : "null";
		});
		const counted = storeOn(database, { path: join(folder, "counted.sqlite") });
		const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString();
		await counted.commit(Array.from({ length: 200 }, (_, n) => create(`d${n}`, { receivedAt: day(n) })));
		const where = [{ field: "receivedAt", is: ">=" as const, value: day(0) }];
		const orderBy = { field: "receivedAt", direction: "ascending" as const };
		let cursor: string | null = null;
		for (let page = 0; page < 20; page++) {
			visited = 0;
			({ cursor } = await counted.query("leads", { where, orderBy, limit: 10, ...(cursor && { cursor }) }));
			expect(visited).toBeLessThan(15);
		}
		expect(cursor).toBeNull();
		const { sql } = countDocuments("leads", where);
		const [plan] = database.prepare(`EXPLAIN QUERY PLAN ${sql.replaceAll("?", "'1'")}`).all();
		expect(plan?.detail).toContain("USING COVERING INDEX leads_receivedAt");
		await counted.close();
	});

	it("returns what is stored, whichever connection changed it", async () => {
		const other = await openRawSqliteStore({ path });
		const ids = ["a", "b", "c"];
		const query = { where: [{ field: "day", is: ">=", value: "2026-11-18" }] } as const;
		const stored = (collection: Collection) =>
			read(`SELECT id, version, data FROM documents WHERE collection = '${collection}' ORDER BY id`).map(
				({ data, ...row }) => ({ ...row, data: JSON.parse(String(data)) }),
			);
		const compare = async () => {
			const leads = await Promise.all(ids.map((id) => store.get("leads", id)));
			expect(leads.filter(Boolean)).toEqual(stored("leads"));
			const { documents } = await store.query("crewDays", query);
			expect(documents).toEqual(stored("crewDays").filter(({ data }) => data.day >= "2026-11-18"));
		};
		const anyWrite = fc.record({
			kind: fc.constantFrom("create", "replace", "delete"),
			collection: fc.constantFrom("leads", "crewDays"),
			id: fc.constantFrom(...ids),
			version: fc.integer({ min: 1, max: 2 }),
			data: fc.record({ day: fc.constantFrom("2026-11-17", "2026-11-18", "2026-11-19") }),
		});
		// Many commits fail at their second write: then the first one is undone.
		const anyCommit = fc.record({ isHere: fc.boolean(), writes: fc.array(anyWrite, { minLength: 1, maxLength: 2 }) });
		await fc.assert(
			fc.asyncProperty(fc.array(anyCommit, { maxLength: 8 }), async (commits) => {
				for (const { isHere, writes } of commits) {
					await compare();
					await (isHere ? store : other).commit(writes as RawWrite[]);
				}
				await compare();
			}),
			{ numRuns: 40 },
		);
		await other.close();
	});

	it("shares documents only when nobody can change them", async () => {
		await store.commit([create("a", { desk: { history: [] } })]);
		const found = await store.get("leads", "a");
		expect(Object.isFrozen((found?.data.desk as { history: unknown } | undefined)?.history)).toBe(true);
	});

	async function reopen(timeout?: number): Promise<void> {
		await store.close();
		store = await openRawSqliteStore({ path, ...(timeout && { timeout }) });
	}
});

/** Ids in a copy of the files as a killed process would leave them; deleted files are not in it. */
async function namesAfterAKill(): Promise<unknown[]> {
	const left = join(folder, "left.sqlite");
	for (const end of ["", "-wal"]) await copyFile(path + end, left + end).catch(() => {});
	const database = new DatabaseSync(left);
	try {
		return database
			.prepare("SELECT id FROM documents ORDER BY id")
			.all()
			.map(({ id }) => id);
	} finally {
		database.close();
	}
}

function lock(): DatabaseSync {
	const other = new DatabaseSync(path);
	other.exec("BEGIN IMMEDIATE");
	return other;
}

function read(sql: string): Record<string, unknown>[] {
	const other = new DatabaseSync(path);
	try {
		return other
			.prepare(sql)
			.all()
			.map((row) => ({ ...row }));
	} finally {
		other.close();
	}
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { fingerprintOf } from "#app/.server/store/archive.ts";
import { openRawFirestoreStore } from "#app/.server/store/firestore.ts";
import type { RawStore, RawWrite } from "#app/.server/store/raw-store.ts";
import { openRawSqliteStore } from "#app/.server/store/sqlite.ts";
import { sqliteArchive } from "#app/.server/store/sqlite-archive.ts";
import { openDatabase } from "#app/.server/store/sqlite-database.ts";
import { type Collection, collections } from "#app/model/documents.ts";
import { freshProject } from "./firestore-emulator.ts";

let folder: string;
let projectId: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-migrate-"));
	projectId = freshProject();
	await withSqlite(fill);
});
afterEach(() => rm(folder, { recursive: true }));

it("moves every document to Firestore and back unchanged", async () => {
	const there = await migrate("sqlite", "firestore").done;
	for (const collection of ["leads", "quotes", "contracts"])
		expect(there.output).toMatch(new RegExp(`${collection} +60 +60 {2}identical`));
	expect(there).toMatchObject({ code: 0 });
	await withFirestore(async (store) => {
		expect(await store.get("leads", "d0")).toMatchObject({ version: 2, data: { name: "Zoé 🫐 again" } });
		expect((await store.get("photos", "d3"))?.data.bytes).toEqual(new Uint8Array(700_000).fill(3));
		const orderBy = { field: "receivedAt", direction: "descending" } as const;
		expect((await store.query("leads", { orderBy, limit: 1 })).documents[0]?.id).toBe("d59");
	});
	const back = join(folder, "back.sqlite");
	expect(await migrate("firestore", "sqlite", "--file", back).done).toMatchObject({ code: 0 });
	for (const collection of collections) {
		expect(await fingerprintIn(back, collection)).toEqual(await fingerprintIn(path(), collection));
	}
});

it("resumes when it was killed in the middle", async () => {
	const first = migrate("sqlite", "firestore");
	await first.saw(/copying .* \d+\/\d+/);
	first.kill();
	expect((await first.done).code).not.toBe(0);
	expect(existsSync(join(folder, "migration.json"))).toBe(true);
	const second = await migrate("sqlite", "firestore").done;
	expect(second.output).toMatch(/resuming \((?!0 )\d+ documents already copied\)/);
	expect(second.output).not.toMatch(/DIFFERENT/);
	expect(second.code).toBe(0);
	expect(existsSync(join(folder, "migration.json"))).toBe(false);
});

it("refuses a target that is not empty, unless told to empty it", async () => {
	await withFirestore((store) => store.commit([{ kind: "create", collection: "leads", id: "other", data: {} }]));
	const refused = await migrate("sqlite", "firestore").done;
	expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("already holds 1 documents") });
	expect(await migrate("sqlite", "firestore", "--fresh").done).toMatchObject({ code: 0 });
	await withFirestore(async (store) => expect(await store.get("leads", "other")).toBeNull());
});

it("forgets how far an earlier migration came before --fresh empties the target", async () => {
	expect(await migrate("sqlite", "firestore").done).toMatchObject({ code: 0 });
	const back = join(folder, "back.sqlite");
	const again = (...more: string[]) => migrate("firestore", "sqlite", "--file", back, ...more).done;
	await withTrigger(back, "BEFORE INSERT ON documents WHEN NEW.collection = 'outbox'", async () => {
		expect((await again()).code).toBe(1);
		expect(existsSync(join(folder, "migration.json"))).toBe(true);
	});
	await withTrigger(back, "BEFORE DELETE ON documents WHEN OLD.collection = 'contracts'", async () => {
		expect(await again("--fresh")).toMatchObject({ code: 1, output: expect.stringContaining("interrupted here") });
	});
	expect(await again()).toMatchObject({ code: 1, output: expect.stringContaining("already holds") });
	expect(await again("--fresh")).toMatchObject({ code: 0 });
});

it("refuses a database that a server has open", async () => {
	await withSqlite(async () => {
		const refused = await migrate("sqlite", "firestore").done;
		expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("stop the server first") });
	});
});

function path(): string {
	return join(folder, "airelle.sqlite");
}

/** Test data with versions above one, nulls, unusual characters, and photos of the maximum size. */
async function fill(store: RawStore): Promise<void> {
	const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString();
	const writes = (n: number): RawWrite[] => [
		{
			kind: "create",
			collection: "leads",
			id: `d${n}`,
			data: { name: "Zoé 🫐", receivedAt: at(n), odd: "\u0000\ud800" },
		},
		{ kind: "create", collection: "quotes", id: `d${n}`, data: { lead: `d${n}`, sentAt: n % 2 ? at(n) : null } },
		{ kind: "create", collection: "contracts", id: `d${n}`, data: contract(n) },
		{ kind: "create", collection: "outbox", id: `d${n}`, data: { status: "sent", nextAttemptAt: at(n), staff: null } },
	];
	for (let n = 0; n < 60; n++) await store.commit(writes(n));
	function contract(n: number) {
		const keys = { reference: `AIR-${n}`, emailKey: "zoe@exemple.example", phoneKey: null, doneAt: null };
		return { ...keys, acceptance: { at: at(n) }, purgeAfter: at(n), texts: { fr: { total: "633,51\u00a0$" } } };
	}
	const again = { name: "Zoé 🫐 again", receivedAt: at(0) };
	await store.commit([{ kind: "replace", collection: "leads", id: "d0", version: 1, data: again }]);
	for (let n = 0; n < 9; n++) {
		const bytes = new Uint8Array(700_000).fill(n);
		await store.commit([{ kind: "create", collection: "photos", id: `d${n}`, data: { owner: "d0", bytes } }]);
	}
}

async function withSqlite(work: (store: RawStore) => Promise<unknown>): Promise<void> {
	const store = await openRawSqliteStore({ path: path() });
	await work(store).finally(() => store.close());
}

async function withFirestore(work: (store: RawStore) => Promise<unknown>): Promise<void> {
	const settings = { projectId, databaseId: "(default)", serviceAccount: null, emulator: inject("firestore") };
	const store = await openRawFirestoreStore(settings);
	await work(store).finally(() => store.close());
}

/** While `work` runs, the database fails at such a write, as if the migration was interrupted there. */
async function withTrigger(file: string, when: string, work: () => Promise<void>): Promise<void> {
	const change = async (sql: string) => {
		const database = await openDatabase(file, 1000);
		database.exec(sql);
		database.close();
	};
	await change(`CREATE TRIGGER interruption ${when} BEGIN SELECT RAISE(ABORT, 'interrupted here'); END`);
	await work();
	await change("DROP TRIGGER interruption");
}

async function fingerprintIn(file: string, collection: Collection) {
	const database = await openDatabase(file, 1000);
	try {
		return await fingerprintOf(sqliteArchive(database), collection);
	} finally {
		database.close();
	}
}

function migrate(from: string, to: string, ...more: string[]) {
	const child = spawn(process.execPath, ["scripts/migrate.ts", "--from", from, "--to", to, ...more], {
		env: {
			...process.env,
			DATA_DIR: folder,
			FIREBASE_PROJECT_ID: projectId,
			FIRESTORE_EMULATOR_HOST: inject("firestore"),
		},
	});
	let output = "";
	const waiting = new Map<RegExp, () => void>();
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			output += text;
			for (const [pattern, resolve] of waiting) if (pattern.test(output)) resolve();
		});
	}
	return {
		saw: (pattern: RegExp) => new Promise<void>((resolve) => waiting.set(pattern, resolve)),
		kill: () => child.kill("SIGKILL"),
		done: once(child, "close").then(([code]) => ({ code: code as number | null, output })),
	};
}

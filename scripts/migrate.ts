import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Config } from "../app/.server/config.ts";
import type { Archive } from "../app/.server/store/archive.ts";
import { firestoreArchive } from "../app/.server/store/firestore-archive.ts";
import { openFirestoreClient } from "../app/.server/store/firestore-client.ts";
import { countAll, type MigratedCollection, type MigrationRecord, migrate } from "../app/.server/store/migrate.ts";
import { firestoreSettings } from "../app/.server/store/open-store.ts";
import { queriedFields } from "../app/.server/store/queried-fields.ts";
import { sqliteArchive } from "../app/.server/store/sqlite-archive.ts";
import { openDatabase } from "../app/.server/store/sqlite-database.ts";
import { isBusy } from "../app/.server/store/sqlite-errors.ts";
import { collections } from "../app/model/documents.ts";
import { readOwnConfig } from "./open-data.ts";
import { createProgressBar } from "./progress-bar.ts";
import { exitWithUsage, readArguments } from "./read-arguments.ts";

const usage = `npm run migrate -- --from sqlite --to firestore [--file <file>] [--fresh]
npm run migrate -- --from firestore --to sqlite [--file <file>] [--fresh]

Stop all servers first. Copies every document with its version and photos, then reads both sides again and compares them.
An interrupted migration resumes where it stopped. --file uses another SQLite file than the one in DATA_DIR.
--fresh deletes everything in the target first.`;

interface Side {
	archive: Archive;
	name: string;
	close(): Promise<void>;
}

const { values } = readArguments(
	{
		options: {
			from: { type: "string" },
			to: { type: "string" },
			file: { type: "string" },
			fresh: { type: "boolean", default: false },
		},
	},
	usage,
);
const kinds = ["sqlite", "firestore"];

if (
	!values.from ||
	!values.to ||
	values.from === values.to ||
	![values.from, values.to].every((k) => kinds.includes(k))
) {
	exitWithUsage("Name the source with --from and the target with --to.", usage);
} else {
	try {
		await run(readOwnConfig(), values.from);
	} catch (error) {
		console.error(`The migration did not finish: ${(error as Error).message}`);
		process.exitCode = 1;
	}
}

async function run(config: Config, source: string): Promise<void> {
	const sqlite = await openSqlite(resolve(values.file ?? join(config.DATA_DIR, "airelle.sqlite")), source === "sqlite");
	const firestore = await openFirestore(config);
	const [from, to] = source === "sqlite" ? [sqlite, firestore] : [firestore, sqlite];
	try {
		await copy(from, to, join(config.DATA_DIR, "migration.json"));
	} finally {
		await sqlite.close();
		await firestore.close();
	}
}

async function copy(from: Side, to: Side, file: string): Promise<void> {
	const journey = `${from.name} → ${to.name}`;
	if (values.fresh) {
		// First: if the emptying is interrupted, nothing that it deleted counts as copied.
		rmSync(file, { force: true });
		for (const collection of collections) await to.archive.clear(collection);
	}
	const found = readRecord(file, journey);
	const there = await countAll(to.archive);
	if (!found && there > 0) {
		throw new Error(`${to.name} already holds ${there} documents. To delete them and start over, add --fresh.`);
	}
	console.log(`${journey}${found ? `, resuming (${there} documents already copied)` : ""}`);
	const total = await countAll(from.archive);
	const bars = {
		copy: createProgressBar("copying", total, found ? there : 0),
		check: createProgressBar("checking", total),
	};
	const results = await migrate({
		from: from.archive,
		to: to.archive,
		record: found ?? { copied: {} },
		keep: async (record) => keepRecord(file, journey, record),
		onProgress: (step, collection, done) => bars[step].advance(done, collection),
	});
	bars.check.end();
	report(results);
	const wrong = results.filter(({ same }) => !same).map(({ collection }) => collection);
	if (wrong.length > 0) {
		throw new Error(
			`${wrong.join(", ")} differ, probably because a server was still writing. Stop all servers, then run again with --fresh.`,
		);
	}
	rmSync(file, { force: true });
}

function report(results: readonly MigratedCollection[]): void {
	console.log(`${"collection".padEnd(16)}${"from".padStart(8)}${"to".padStart(8)}  content`);
	for (const { collection, from, to, same } of results) {
		const line = collection.padEnd(16) + String(from.count).padStart(8) + String(to.count).padStart(8);
		console.log(`${line}  ${same ? "identical" : "DIFFERENT"}`);
	}
}

/** Opens the database with an exclusive lock: a server that keeps writing would be copied only in part. */
async function openSqlite(path: string, mustExist: boolean): Promise<Side> {
	if (mustExist && !existsSync(path)) throw new Error(`There is no database at ${path}. Check DATA_DIR or --file.`);
	(await openDatabase(path, 5000)).close();
	const database = new DatabaseSync(path, { timeout: 500 });
	try {
		database.exec("PRAGMA foreign_keys = ON; PRAGMA journal_mode = DELETE; PRAGMA locking_mode = EXCLUSIVE");
		database.exec("BEGIN EXCLUSIVE; COMMIT");
	} catch (error) {
		database.close();
		throw isBusy(error) ? new Error(`${path} is in use: stop the server first.`) : error;
	}
	return { archive: sqliteArchive(database), name: path, close: async () => database.close() };
}

async function openFirestore(config: Config): Promise<Side> {
	const settings = firestoreSettings(config);
	if (!settings.projectId) throw new Error("Set FIREBASE_PROJECT_ID to the Google Cloud project.");
	const client = await openFirestoreClient(settings);
	return {
		archive: firestoreArchive(client, queriedFields),
		name: `Firestore ${settings.projectId}/${settings.databaseId}`,
		close: () => client.database.terminate(),
	};
}

/** Returns null when there is no record, or when it belongs to another migration. */
function readRecord(file: string, journey: string): MigrationRecord | null {
	if (!existsSync(file)) return null;
	const found = JSON.parse(readFileSync(file, "utf8")) as MigrationRecord & { journey: string };
	return found.journey === journey ? { copied: found.copied } : null;
}

function keepRecord(file: string, journey: string, record: MigrationRecord): void {
	mkdirSync(join(file, ".."), { recursive: true });
	writeFileSync(`${file}.partial`, JSON.stringify({ journey, ...record }), { flush: true });
	renameSync(`${file}.partial`, file);
}

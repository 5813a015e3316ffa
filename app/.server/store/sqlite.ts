import { randomBytes, randomUUID } from "node:crypto";
import { type Stats, statSync } from "node:fs";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import {
	type Change,
	type Collection,
	type CommitResult,
	type DocumentData,
	type DocumentStore,
	type QueryPage,
	type StoredDocument,
	StoreUnavailableError,
	type Write,
} from "#app/model/ports.ts";
import { createCommitQueue } from "./commit-queue.ts";
import { createListeners } from "./listeners.ts";
import { limitOf, writeCursor } from "./paging.ts";
import { copyDatabase } from "./sqlite-backup.ts";
import { openDatabase } from "./sqlite-database.ts";
import { documentStatements, type Row, toRow } from "./sqlite-document.ts";
import { patiently } from "./sqlite-errors.ts";
import { countDocuments, type Selection, selectDocuments } from "./sqlite-query.ts";

export interface SqliteOptions {
	path: string;
	now?: () => Date;
	/** How long a lock is waited for, in milliseconds. */
	patience?: number;
}

/** Documents in one SQLite file. Everything that a commit acknowledged survives a power cut. */
export async function openSqliteStore(options: SqliteOptions): Promise<DocumentStore> {
	return storeOn(await openDatabase(options.path, options.patience ?? 5000), options);
}

/** On a connection that is already open, for tests that make it fail. */
export function storeOn(database: DatabaseSync, options: SqliteOptions): DocumentStore {
	const { path, now = () => new Date(), patience = 5000 } = options;
	const documents = documentStatements(database);
	const statement = keepStatements(database);
	const listeners = createListeners();
	const place = statSync(path);
	let residue = false;
	let closing: Promise<void> | null = null;
	const queue = createCommitQueue(database, {
		patience,
		beforeGroup: () => refuseWhenMoved(path, place),
		afterGroup: () => {
			if (residue) residue = !foldLog(database);
		},
	});

	function read<Result>(work: () => Result): Promise<Result> {
		if (closing) throw new StoreUnavailableError("the store is closed");
		return patiently(work, patience);
	}

	async function write<Result extends { keep: boolean }>(work: () => Result): Promise<Result> {
		if (closing) throw new StoreUnavailableError("the store is closed");
		return queue.add(work);
	}

	async function get<Data extends DocumentData>(collection: Collection, id: string) {
		return (await read(() => documents.read(collection, id))) as StoredDocument<Data> | null;
	}

	async function query<Data extends DocumentData>(collection: Collection, asked = {}): Promise<QueryPage<Data>> {
		const limit = limitOf(asked);
		const { sql, values } = selectDocuments(collection, asked);
		const rows = await read(() => statement(sql).all(...values));
		const page = rows.slice(0, limit).map(({ id, version, data }) => ({
			id: String(id),
			version: Number(version),
			data: JSON.parse(String(data)) as Data,
		}));
		const last = rows.length > limit ? rows[limit - 1] : undefined;
		return { documents: page, cursor: last ? writeCursor(last.position as string | null, String(last.id)) : null };
	}

	async function count(collection: Collection, where?: Parameters<DocumentStore["count"]>[1]): Promise<number> {
		const { sql, values }: Selection = countDocuments(collection, where);
		return Number((await read(() => statement(sql).get(...values)))?.total);
	}

	async function commit(writes: readonly Write[]): Promise<CommitResult> {
		const rows = writes.map(toRow);
		const { result, changes } = await write(() => applyAll(rows));
		if (result.ok && changes.length > 0) listeners.tell(changes, "here");
		return result;
	}

	function applyAll(rows: readonly Row[]): { keep: boolean; result: CommitResult; changes: readonly Change[] } {
		const changes: Change[] = [];
		for (const row of rows) {
			const { kind, collection, id } = row.write;
			const outcome = documents.apply(row);
			if (typeof outcome === "string")
				return { keep: false, result: { ok: false, collection, id, reason: outcome }, changes: [] };
			if (outcome) changes.push({ collection, id, kind });
			if (outcome && kind === "delete") residue = true;
		}
		return { keep: true, result: { ok: true }, changes };
	}

	async function probe(): Promise<void> {
		await write(() => {
			// Larger than a page, so that a full disk shows.
			const [id, bytes] = [randomUUID(), randomBytes(16_384)];
			statement("INSERT INTO probe (id, written_at, bytes) VALUES (?, ?, ?)").run(id, now().toISOString(), bytes);
			const kept = statement("SELECT bytes FROM probe WHERE id = ?").get(id)?.bytes;
			if (!(kept instanceof Uint8Array) || !bytes.equals(kept)) throw new StoreUnavailableError("the database forgets");
			statement("DELETE FROM probe").run();
			return { keep: true };
		});
	}

	async function backup(target: string): Promise<void> {
		await read(() => {});
		await copyDatabase(path, target);
	}

	function close(): Promise<void> {
		closing ??= queue.idle().then(() => {
			foldLog(database);
			database.close();
		});
		return closing;
	}

	return { get, query, count, commit, watch: listeners.add, hearsOthers: false, probe, backup, close };
}

/** `node:sqlite` does not keep them. Their number is that of the queries in the code. */
function keepStatements(database: DatabaseSync): (sql: string) => StatementSync {
	const kept = new Map<string, StatementSync>();
	return (sql) => {
		const found = kept.get(sql) ?? database.prepare(sql);
		kept.set(sql, found);
		return found;
	};
}

/** Moves the log's content into the database and empties it: what was deleted is then in neither. */
function foldLog(database: DatabaseSync): boolean {
	try {
		return database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
	} catch {
		return false;
	}
}

/** SQLite would go on writing to a file that nobody finds any more. */
function refuseWhenMoved(path: string, { dev, ino }: Stats): void {
	const found = statSync(path, { throwIfNoEntry: false });
	if (found?.ino !== ino || found.dev !== dev) throw new StoreUnavailableError("the database was moved or removed");
}

import { randomBytes, randomUUID } from "node:crypto";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Collection } from "#app/model/documents.ts";
import { type Change, type CommitResult, StoreUnavailableError } from "#app/model/ports.ts";
import { createCommitQueue } from "./commit-queue.ts";
import { createListeners } from "./listeners.ts";
import { limitOf, writeCursor } from "./paging.ts";
import type { RawCondition, RawDocument, RawPage, RawQuery, RawStore, RawWrite } from "./raw-store.ts";
import { copyDatabase } from "./sqlite-backup.ts";
import { documentStatements, type Row, toRow } from "./sqlite-document.ts";
import { retryWhileBusy } from "./sqlite-errors.ts";
import { watchFiles } from "./sqlite-files.ts";
import { keepReads } from "./sqlite-kept.ts";
import { countDocuments, type Selection, selectDocuments } from "./sqlite-query.ts";

export interface ConnectedStore extends RawStore {
	/** Commits rows that were serialized when the caller called `commit`. */
	commitRows(rows: readonly Row[]): Promise<CommitResult>;
	/** True when the -wal or -shm file was deleted or replaced while open: only a new connection can write again. */
	hasLostFiles(): boolean;
}

export interface ConnectionOptions {
	path: string;
	now?: () => Date;
	/** How long an operation waits for a lock, in milliseconds. */
	timeout?: number;
	listeners?: ReturnType<typeof createListeners>;
	/** Set when this connection can only read: the error for writes. */
	readOnlyBecause?: StoreUnavailableError;
}

/** A document store on one open connection. Acknowledged commits survive a power cut. */
export function storeOn(database: DatabaseSync, options: ConnectionOptions): ConnectedStore {
	const { path, now = () => new Date(), timeout = 5000, listeners = createListeners(), readOnlyBecause } = options;
	const documents = documentStatements(database);
	const statement = keepStatements(database);
	const dataVersion = () => statement("PRAGMA data_version").get()?.data_version;
	const kept = keepReads(dataVersion);
	const files = watchFiles(database, path);
	const connection = randomUUID();
	let residue = false;
	let closing: Promise<void> | null = null;
	const queue = createCommitQueue(database, {
		timeout,
		beforeGroup: () => {
			if (readOnlyBecause) throw readOnlyBecause;
			files.check();
		},
		afterCommit: files.secure,
		afterGroup: () => {
			if (residue) residue = !foldLog(database);
		},
	});

	function read<Result>(work: () => Result): Promise<Result> {
		if (closing) throw new StoreUnavailableError("the store is closed");
		return retryWhileBusy(work, timeout);
	}

	async function write<Result extends { keep: boolean }>(work: () => Result): Promise<Result> {
		if (closing) throw new StoreUnavailableError("the store is closed");
		return queue.add(work);
	}

	async function get(collection: Collection, id: string): Promise<RawDocument | null> {
		return read(() => kept.document(collection, id, () => documents.read(collection, id)));
	}

	async function query(collection: Collection, asked: RawQuery = {}): Promise<RawPage> {
		return read(() => kept.page(collection, asked, () => pageOf(collection, asked)));
	}

	function pageOf(collection: Collection, asked: RawQuery): RawPage {
		const limit = limitOf(asked);
		const { sql, values } = selectDocuments(collection, asked);
		const rows = statement(sql).all(...values);
		const page = rows.slice(0, limit).map(({ id, version, data }) => ({
			id: String(id),
			version: Number(version),
			data: JSON.parse(String(data)),
		}));
		const last = rows.length > limit ? rows[limit - 1] : undefined;
		return { documents: page, cursor: last ? writeCursor(last.position as string | null, String(last.id)) : null };
	}

	async function count(collection: Collection, where?: readonly RawCondition[]): Promise<number> {
		const { sql, values }: Selection = countDocuments(collection, where);
		return Number((await read(() => statement(sql).get(...values)))?.total);
	}

	/** With the connection's own id: `data_version` can only be compared with earlier values of the same connection. */
	async function foreignCommits(): Promise<string> {
		return `${connection} ${await read(dataVersion)}`;
	}

	async function commitRows(rows: readonly Row[]): Promise<CommitResult> {
		const { result, changes } = await write(() => applyAll(rows));
		if (result.ok && changes.length > 0) listeners.tell(changes, "here");
		return result;
	}

	function applyAll(rows: readonly Row[]): { keep: boolean; result: CommitResult; changes: readonly Change[] } {
		const changes: Change[] = [];
		for (const row of rows) {
			const { kind, collection, id } = row.write;
			const outcome = documents.apply(row);
			kept.forget(collection);
			if (typeof outcome === "string")
				return { keep: false, result: { ok: false, collection, id, reason: outcome }, changes: [] };
			if (outcome) changes.push({ collection, id, kind });
			if (outcome && kind === "delete") residue = true;
		}
		return { keep: true, result: { ok: true }, changes };
	}

	async function probe(): Promise<void> {
		await write(() => {
			// Larger than a database page, so that a full disk causes an error.
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
			if (!readOnlyBecause) foldLog(database);
			database.close();
		});
		return closing;
	}

	return {
		get,
		query,
		count,
		commit: async (writes: readonly RawWrite[]) => commitRows(writes.map(toRow)),
		commitRows,
		watch: listeners.add,
		reportsOtherServers: false,
		foreignCommits,
		probe,
		backup,
		close,
		hasLostFiles: files.areLost,
	};
}

/** Caches prepared statements, which `node:sqlite` does not. Their number is bounded by the queries in the code. */
function keepStatements(database: DatabaseSync): (sql: string) => StatementSync {
	const kept = new Map<string, StatementSync>();
	return (sql) => {
		const found = kept.get(sql) ?? database.prepare(sql);
		kept.set(sql, found);
		return found;
	};
}

/** Moves the log's content into the database and truncates the log, so that deleted data remains in neither. */
function foldLog(database: DatabaseSync): boolean {
	try {
		return database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
	} catch {
		return false;
	}
}

import { accessSync, constants, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { type DocumentStore, StoreUnavailableError } from "#app/model/ports.ts";
import { createListeners } from "./listeners.ts";
import type { RawStore } from "./raw-store.ts";
import { type ConnectedStore, type ConnectionOptions, storeOn } from "./sqlite-connection.ts";
import { openDatabase, openReadOnly } from "./sqlite-database.ts";
import { toRow } from "./sqlite-document.ts";
import { isBusy } from "./sqlite-errors.ts";
import { LostFilesError } from "./sqlite-files.ts";
import { typedStore } from "./typed-store.ts";

export interface SqliteOptions extends Pick<ConnectionOptions, "path" | "now" | "timeout"> {
	/** Closes this process's other connections to the file: with a new connection they would mix two logs. */
	beforeReopen?: () => Promise<void>;
	/** The minimum interval between attempts to reconnect, in milliseconds. */
	retryEvery?: number;
}

/** Free bytes needed for the log and its index: with less, a new connection would fail again. */
const leastRoom = 1024 * 1024;

export async function openSqliteStore(options: SqliteOptions): Promise<DocumentStore> {
	return typedStore(await openRawSqliteStore(options));
}

/**
 * A document store in one SQLite file. On a full or read-only disk it opens for reading, and later calls try a new
 * connection until one can write. If the log was deleted while open, its content is saved and the store reconnects.
 */
export async function openRawSqliteStore(options: SqliteOptions): Promise<RawStore> {
	const { path, timeout = 5000, retryEvery = 1000 } = options;
	const listeners = createListeners();
	let { store, isReadOnly } = await connect();
	let triedAt = performance.now();
	let reopening: Promise<void> | null = null;
	let isClosed = false;

	async function connect(): Promise<{ store: ConnectedStore; isReadOnly: boolean }> {
		let database: DatabaseSync;
		try {
			database = await openDatabase(path, timeout);
		} catch (error) {
			// The process that holds the lock may be replacing the file: an immutable connection would not notice.
			if (!(error instanceof StoreUnavailableError) || isBusy(error.cause)) throw error;
			const reader = await openReadOnly(path, timeout).catch(() => null);
			if (!reader) throw error;
			return { store: storeOn(reader, { ...options, listeners, readOnlyBecause: error }), isReadOnly: true };
		}
		return { store: storeOn(database, { ...options, listeners }), isReadOnly: false };
	}

	/** Returns the current store, after reconnecting if that is needed and the retry interval has passed. */
	async function present(): Promise<ConnectedStore> {
		const isDue = !isClosed && (isReadOnly ? mayBeWritable(path) : store.hasLostFiles() && canReopen(path));
		if (!reopening && isDue && performance.now() - triedAt >= retryEvery) {
			reopening = reopen().finally(() => {
				triedAt = performance.now();
				reopening = null;
			});
		}
		if (reopening) await reopening.catch(() => {});
		return store;
	}

	/** Closes the old connection first: SQLite shares one state between all connections of a process to a file. */
	async function reopen(): Promise<void> {
		await options.beforeReopen?.();
		await store.close();
		({ store, isReadOnly } = await connect());
	}

	async function write<Result>(work: (store: ConnectedStore) => Promise<Result>): Promise<Result> {
		try {
			return await work(await present());
		} catch (error) {
			if (!(error instanceof LostFilesError)) throw error;
			triedAt = Number.NEGATIVE_INFINITY;
			return work(await present());
		}
	}

	return {
		get: async (collection, id) => (await present()).get(collection, id),
		query: async (collection, query) => (await present()).query(collection, query),
		count: async (collection, where) => (await present()).count(collection, where),
		async commit(writes) {
			const rows = writes.map(toRow);
			return write((store) => store.commitRows(rows));
		},
		probe: () => write((store) => store.probe()),
		backup: async (target) => (await present()).backup(target),
		watch: listeners.add,
		reportsOtherServers: false,
		foreignCommits: async () => (await present()).foreignCommits(),
		async close() {
			isClosed = true;
			await reopening?.catch(() => {});
			await store.close();
		},
	};
}

/** Checked before a connection is closed to try another: the file is writable and the disk has enough space. */
function mayBeWritable(path: string): boolean {
	try {
		for (const place of [path, dirname(path)]) accessSync(place, constants.W_OK);
		const { bavail, bsize } = statfsSync(dirname(path));
		return bavail * bsize >= leastRoom;
	} catch {
		return false;
	}
}

/** False when another log has replaced the deleted one: SQLite would apply it, so the owner must decide. */
function canReopen(path: string): boolean {
	return (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0;
}

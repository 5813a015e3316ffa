import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { createPrivately } from "./sqlite-database.ts";
import { isOutage, retryWhileBusy, unavailable } from "./sqlite-errors.ts";

/** Copies a database in use, as of one moment. Renames a partial file: the target is complete or absent. */
export async function copyDatabase(from: string, to: string): Promise<void> {
	const partial = `${to}.${randomUUID()}.partial`;
	try {
		createPrivately(partial);
		await copySnapshot(from, partial);
		await flush(partial);
		await rename(partial, to);
		await flush(dirname(to));
	} catch (error) {
		await rm(partial, { force: true });
		throw isOutage(error) ? unavailable(error) : error;
	}
}

async function copySnapshot(from: string, to: string): Promise<void> {
	// A separate connection whose read transaction stays open: writers continue, and the copy never starts over.
	const source = new DatabaseSync(from);
	try {
		source.exec("BEGIN");
		await retryWhileBusy(() => source.exec("SELECT count(*) FROM sqlite_schema"), 5000);
		await backup(source, to, { rate: 500 });
	} finally {
		source.close();
	}
	leaveWal(to);
}

/** Leaves WAL mode, so that the database is a single file without -wal and -shm and can be copied and archived. */
export function leaveWal(path: string): void {
	const database = new DatabaseSync(path);
	try {
		database.exec("PRAGMA journal_mode = DELETE");
	} finally {
		database.close();
	}
}

export async function flush(path: string): Promise<void> {
	const handle = await open(path, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

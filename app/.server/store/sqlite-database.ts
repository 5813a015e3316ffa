import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { isBusy, isDamage, retryWhileBusy, unavailable } from "./sqlite-errors.ts";
import { migrations } from "./sqlite-schema.ts";
import { secureConnection } from "./sqlite-settings.ts";

/** In milliseconds. SQLite blocks the event loop while it waits for a lock: `retryWhileBusy` handles longer waits. */
const busyTimeout = 10;

/** The server cannot start with this database; the message tells the owner how to proceed. */
export class UnusableStoreError extends Error {
	override readonly name = "UnusableStoreError";
}

/** Opens a database for writing, after an integrity check and the schema migrations. */
export async function openDatabase(path: string, timeout: number): Promise<DatabaseSync> {
	createPrivately(path);
	const database = await retryWhileBusy(() => new DatabaseSync(path, { timeout: busyTimeout }), timeout);
	try {
		await retryWhileBusy(() => prepare(database, path), timeout);
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
}

/**
 * Opens a database on a full or read-only disk for reading. The schema must be the current one. Without a log file
 * SQLite can read a WAL database only as immutable, because it would have to create the log first. An immutable
 * connection takes no locks and does not see later changes: replace it as soon as writing works again.
 */
export async function openReadOnly(path: string, timeout: number): Promise<DatabaseSync> {
	const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
	const isLogEmpty = log === undefined || log.size === 0;
	const location = isLogEmpty ? new URL(`${pathToFileURL(path).href}?immutable=1`) : path;
	const database = new DatabaseSync(location, { readOnly: true, timeout: busyTimeout });
	try {
		await retryWhileBusy(() => prepareToRead(database, path), timeout);
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
}

/** Readable only by the server's user: it holds personal data. SQLite gives its other files the same mode. */
export function createPrivately(path: string): void {
	try {
		mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
		closeSync(openSync(path, "wx", 0o600));
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code !== "EEXIST") throw new UnusableStoreError(`${path} cannot be created (${code}).`, { cause: error });
	}
}

function prepare(database: DatabaseSync, path: string): void {
	try {
		secureConnection(database);
		database.exec("PRAGMA journal_mode = WAL");
		tryWriting(database);
		refuseDamage(database, path);
		migrate(database, path);
	} catch (error) {
		throw describeDamage(error, path);
	}
}

function prepareToRead(database: DatabaseSync, path: string): void {
	try {
		database.enableDefensive(true);
		database.exec("PRAGMA trusted_schema = OFF");
		refuseDamage(database, path);
		if (isTooNew(database)) throw new UnusableStoreError(tooNew(path, versionOf(database)));
		if (versionOf(database) !== migrations.length) {
			throw unavailable(new Error("The schema is older than this version's and cannot be brought up to date."));
		}
	} catch (error) {
		throw describeDamage(error, path);
	}
}

/** Throws when the file is not writable: SQLite opens it read-only without an error. Nothing reaches the disk here. */
function tryWriting(database: DatabaseSync): void {
	try {
		database.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${versionOf(database)}`);
	} catch (error) {
		// Another connection holds the write lock, so the file is writable.
		if (!isBusy(error)) throw error;
	} finally {
		if (database.isTransaction) database.exec("ROLLBACK");
	}
}

function refuseDamage(database: DatabaseSync, path: string): void {
	const found = problems(database, "quick_check");
	if (found.length > 0) throw new UnusableStoreError(damage(path, found));
}

function describeDamage(error: unknown, path: string): unknown {
	return isDamage(error) ? new UnusableStoreError(damage(path, [(error as Error).message]), { cause: error }) : error;
}

/** Returns an empty array when the database is intact. */
export function problems(database: DatabaseSync, check: "quick_check" | "integrity_check"): string[] {
	const lines = database.prepare(`PRAGMA ${check}(5)`).all().flatMap(Object.values).map(String);
	return lines.filter((line) => line !== "ok");
}

/** A database written by a newer version may contain data that this version does not understand. */
export function isTooNew(database: DatabaseSync): boolean {
	return versionOf(database) > migrations.length;
}

function migrate(database: DatabaseSync, path: string): void {
	if (isTooNew(database)) throw new UnusableStoreError(tooNew(path, versionOf(database)));
	if (versionOf(database) === migrations.length) return;
	database.exec("BEGIN IMMEDIATE");
	try {
		for (const step of migrations.slice(versionOf(database))) database.exec(step);
		database.exec(`PRAGMA user_version = ${migrations.length}; COMMIT`);
	} catch (error) {
		if (database.isTransaction) database.exec("ROLLBACK");
		throw error;
	}
}

function versionOf(database: DatabaseSync): number {
	return Number(database.prepare("PRAGMA user_version").get()?.user_version);
}

/** Migrations run forward only: a downgrade needs the backup made before the upgrade. */
function tooNew(path: string, version: number): string {
	return [
		`The database ${path} has schema ${version}, and this version of Airelle knows ${migrations.length}: a newer one has used it.`,
		"Nothing was changed. Start the newer version again, or restore the copy made before the upgrade:",
		"npm run restore -- <backup>",
	].join("\n");
}

function damage(path: string, found: readonly string[]): string {
	return [
		`The database ${path} is damaged: ${found.join("; ")}`,
		"Nothing was changed. To restore a copy: npm run restore -- <backup>",
		"Copies made by `npm run backup` are in the folder backups beside it.",
	].join("\n");
}

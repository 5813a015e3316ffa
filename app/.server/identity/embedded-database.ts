import { DatabaseSync } from "node:sqlite";
import { secureConnection } from "../store/sqlite-settings.ts";

/** In milliseconds. SQLite blocks the event loop while it waits for a lock. */
const busyTimeout = 250;

/** Opens a separate connection: the store's own one may be in the middle of a transaction. */
export function openIdentityDatabase(path: string): DatabaseSync {
	const database = new DatabaseSync(path, { timeout: busyTimeout });
	secureConnection(database);
	return database;
}

/** Called at every start, when the tables of better-auth may not exist yet. */
export function hasMemberRows(database: DatabaseSync): boolean {
	const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'staff_members'").get();
	return table !== undefined && database.prepare("SELECT 1 FROM staff_members LIMIT 1").get() !== undefined;
}

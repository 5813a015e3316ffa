import { DatabaseSync } from "node:sqlite";

/** Every visitor waits while SQLite does. */
const busyTimeout = 250;

/** A connection of its own to the store's file: the store's may be in the middle of a transaction. */
export function openIdentityDatabase(path: string): DatabaseSync {
	const database = new DatabaseSync(path, { timeout: busyTimeout });
	database.enableDefensive(true);
	database.exec(`
		PRAGMA trusted_schema = OFF;
		PRAGMA foreign_keys = ON;
		PRAGMA secure_delete = ON;
		PRAGMA synchronous = FULL;
	`);
	return database;
}

/** Asked at every start, where better-auth and its tables may not be there yet. */
export function hasMemberRows(database: DatabaseSync): boolean {
	const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'staff_members'").get();
	return table !== undefined && database.prepare("SELECT 1 FROM staff_members LIMIT 1").get() !== undefined;
}

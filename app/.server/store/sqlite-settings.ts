import type { DatabaseSync } from "node:sqlite";

/** The settings of each connection of the server that writes. SQLite keeps them with the connection, not in the file. */
export function secureConnection(database: DatabaseSync): void {
	database.enableDefensive(true);
	database.exec(`
		PRAGMA trusted_schema = OFF;
		PRAGMA foreign_keys = ON;
		PRAGMA secure_delete = ON;
		PRAGMA synchronous = FULL;
	`);
}

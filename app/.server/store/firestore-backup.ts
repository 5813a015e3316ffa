import { randomUUID } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { copyAll } from "./archive.ts";
import { firestoreArchive } from "./firestore-archive.ts";
import type { FirestoreClient } from "./firestore-client.ts";
import type { QueriedFields } from "./queried-fields.ts";
import { sqliteArchive } from "./sqlite-archive.ts";
import { flush, leaveWal } from "./sqlite-backup.ts";
import { openDatabase } from "./sqlite-database.ts";

/**
 * Copies all documents, as of one moment, to a SQLite database that any Airelle installation can open. Writes to a
 * partial file and renames it, so that the target is complete or absent.
 */
export async function copyToSqlite(client: FirestoreClient, queried: QueriedFields, target: string): Promise<void> {
	const partial = `${target}.${randomUUID()}.partial`;
	try {
		const database = await openDatabase(partial, 5000);
		try {
			await copyAll(firestoreArchive(client, queried, await serverMoment(client)), sqliteArchive(database));
		} finally {
			database.close();
		}
		leaveWal(partial);
		await flush(partial);
		await rename(partial, target);
		await flush(dirname(target));
	} finally {
		for (const end of ["", "-wal", "-shm", "-journal"]) await rm(partial + end, { force: true });
	}
}

/** Reads the current time from Firestore's clock. */
async function serverMoment({ database }: FirestoreClient) {
	const { readTime } = await database.collection("leads").limit(1).select().get();
	return readTime;
}

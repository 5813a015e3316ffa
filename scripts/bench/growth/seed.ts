import { openSqliteStore } from "../../../app/.server/store/sqlite.ts";
import { storeOn } from "../../../app/.server/store/sqlite-connection.ts";
import { openDatabase } from "../../../app/.server/store/sqlite-database.ts";
import { typedStore } from "../../../app/.server/store/typed-store.ts";
import type { DocumentStore, Write } from "../../../app/model/ports.ts";

/** Documents in one transaction. */
const together = 5_000;
const lockWait = 5_000;

/**
 * A store with these documents. They are written without a log and without waiting for the disk, with a cache that holds
 * the indexes: 50,000 leads take 45 s on a busy machine instead of 200. The store that is returned is opened as by a server.
 */
export async function seededStore(path: string, writes: Iterable<Write>): Promise<DocumentStore> {
	const database = await openDatabase(path, lockWait);
	database.exec("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000");
	const store = typedStore(storeOn(database, { path }));
	let some: Write[] = [];
	const flush = async () => {
		if (!(await store.commit(some)).ok) throw new Error("Two documents of the bench have the same id.");
		some = [];
	};
	for (const write of writes) if (some.push(write) === together) await flush();
	await flush();
	await store.close();
	return openSqliteStore({ path });
}

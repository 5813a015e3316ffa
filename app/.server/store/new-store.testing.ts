import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DocumentStore } from "#app/model/ports.ts";
import type { RawStore } from "./raw-store.ts";
import { openRawSqliteStore } from "./sqlite.ts";
import { typedStore } from "./typed-store.ts";

/** An empty SQLite store in a folder of its own, which is deleted when the store is closed. */
export async function newRawStore(): Promise<RawStore> {
	const folder = await mkdtemp(join(tmpdir(), "airelle-store-"));
	const store = await openRawSqliteStore({ path: join(folder, "airelle.sqlite") });
	return {
		...store,
		async close() {
			await store.close();
			await rm(folder, { recursive: true });
		},
	};
}

export async function newStore(): Promise<DocumentStore> {
	return typedStore(await newRawStore());
}

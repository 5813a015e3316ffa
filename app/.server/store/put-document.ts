import type { Collection, Documents } from "#app/model/documents.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { retries } from "./retries.ts";
import { upsertWrite } from "./upsert-write.ts";

/**
 * Compare-and-set, retried when another server was faster. Returns what was written; null, and nothing is written, when
 * `change` returns null.
 */
export async function putDocument<C extends Collection>(
	store: DocumentStore,
	collection: C,
	id: string,
	change: (before: Documents[C] | null) => Documents[C] | null,
): Promise<Documents[C] | null> {
	for (const retry = retries(); ; retry()) {
		const found = await store.get(collection, id);
		const data = change(found?.data ?? null);
		if (data === null) return null;
		if ((await store.commit([upsertWrite(collection, id, found, data)])).ok) return data;
	}
}

import type { Collection, DocumentData, DocumentStore } from "#app/model/ports.ts";

/** Makes or replaces a document by compare-and-set, again when another server was faster. Null from `change`: nothing is written. */
export async function putDocument<Data extends DocumentData>(
	store: DocumentStore,
	collection: Collection,
	id: string,
	change: (before: Data | null) => Data | null,
): Promise<void> {
	for (;;) {
		const found = await store.get<Data>(collection, id);
		const data = change(found?.data ?? null);
		if (data === null) return;
		const { ok } = await store.commit([
			found
				? { kind: "replace", collection, id, version: found.version, data }
				: { kind: "create", collection, id, data },
		]);
		if (ok) return;
	}
}

import type { Collection, Documents } from "#app/model/documents.ts";
import type { Creation, DocumentStore, Replacement, Write } from "#app/model/ports.ts";
import { retries } from "./retries.ts";

/** Compare-and-set, retried when another server was faster. Writes nothing when `change` returns null. */
export async function putDocument<C extends Collection>(
	store: DocumentStore,
	collection: C,
	id: string,
	change: (before: Documents[C] | null) => Documents[C] | null,
): Promise<void> {
	for (const retry = retries(); ; retry()) {
		const found = await store.get(collection, id);
		const data = change(found?.data ?? null);
		if (data === null) return;
		const write = found
			? ({ kind: "replace", collection, id, version: found.version, data } satisfies Replacement<C>)
			: ({ kind: "create", collection, id, data } satisfies Creation<C>);
		// The compiler cannot tell that this is a `Write` for every C.
		const { ok } = await store.commit([write as Write]);
		if (ok) return;
	}
}

import type { Collection } from "#app/model/documents.ts";
import type { Deletion } from "#app/model/ports.ts";

/** For the commit that deletes these documents. */
export function deletions<C extends Collection>(collection: C, documents: readonly { id: string }[]): Deletion<C>[] {
	return documents.map(({ id }) => ({ kind: "delete", collection, id }));
}

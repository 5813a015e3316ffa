import { originalOf } from "#app/.server/content/overlay.ts";
import type { EntryId, EntryValue } from "#app/model/editing/content-entry.ts";
import type { DocumentStore, QueryPage } from "#app/model/ports.ts";

/** Lists the publications, newest first, without number 0, which is the original if the entry has one. */
export function listRevisions(store: DocumentStore, id: EntryId, cursor?: string): Promise<QueryPage<"revisions">> {
	return store.query("revisions", {
		where: [{ field: "entry", is: "=", value: id }],
		orderBy: { field: "number", direction: "descending" },
		limit: 30,
		...(cursor && { cursor }),
	});
}

export async function readRevision(store: DocumentStore, id: EntryId, number: number): Promise<EntryValue | null> {
	if (number === 0) return originalOf(id);
	const found = await store.get("revisions", revisionId(id, number));
	return found && (found.data.value ?? originalOf(id));
}

export function revisionId(id: EntryId, number: number): string {
	return `${id}#${number}`;
}

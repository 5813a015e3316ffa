import type { Collection } from "#app/model/documents.ts";
import type { DocumentStore, Query, QueryPage } from "#app/model/ports.ts";

/** All pages of a query, for results that are known to be bounded, or that are needed whole. */
export async function everything<C extends Collection>(
	store: DocumentStore,
	collection: C,
	query: Omit<Query<C>, "limit" | "cursor"> = {},
): Promise<QueryPage<C>["documents"]> {
	const found: QueryPage<C>["documents"][number][] = [];
	let cursor: string | null = null;
	do {
		const page: QueryPage<C> = await store.query(collection, {
			...query,
			limit: 500,
			...(cursor && { cursor }),
		});
		// As the store returned it: what is derived from it can be kept as long as the store keeps the page.
		if (!cursor && !page.cursor) return page.documents;
		found.push(...page.documents);
		cursor = page.cursor;
	} while (cursor);
	return found;
}

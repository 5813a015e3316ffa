import type { Deletion, DocumentStore, Replacement, StoredDocument } from "#app/model/ports.ts";
import type { Quote } from "#app/model/quotes/quote.ts";

/** All versions of the quote of a lead, the oldest first. */
export async function quotesOf(store: DocumentStore, lead: string): Promise<StoredDocument<Quote>[]> {
	const { documents } = await store.query("quotes", {
		where: [{ field: "lead", is: "=", value: lead }],
		limit: 1000,
	});
	return documents.toSorted((one, other) => one.data.version - other.data.version);
}

/** The version that a member is working on: the draft, or the next one. */
export function nextVersion(quotes: readonly StoredDocument<Quote>[]): number {
	const last = quotes.at(-1)?.data;
	return last?.status === "draft" ? last.version : (last?.version ?? 0) + 1;
}

/** The newest version that was sent: the one that the customer sees. */
export function shownQuote(quotes: readonly StoredDocument<Quote>[]): StoredDocument<Quote> | null {
	return quotes.findLast(({ data }) => data.status !== "draft") ?? null;
}

/** Refuses the commit when somebody changed the quote since it was read. */
export function quoteReplacement({ id, version }: StoredDocument<Quote>, data: Quote): Replacement {
	return { kind: "replace", collection: "quotes", id, version, data };
}

/** For the commit that deletes the lead. What was accepted is kept as a contract. */
export async function quoteDeletions(store: DocumentStore, lead: string): Promise<Deletion<"quotes">[]> {
	return (await quotesOf(store, lead)).map(({ id }) => ({ kind: "delete", collection: "quotes", id }));
}

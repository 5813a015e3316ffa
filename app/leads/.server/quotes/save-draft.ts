import { retries } from "#app/.server/store/retries.ts";
import { type NamedMember, namedMember } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { type Quote, type QuoteContent, quoteId } from "#app/model/quotes/quote.ts";
import { nextVersion, quotesOf } from "#app/quotes/.server/quotes.ts";
import type { LeadParts } from "../lead-parts.ts";

/** The draft that a form was rendered from. */
export interface DraftVersion {
	version: number;
	/** 0 when nothing was saved yet. */
	revision: number;
}

export type DraftOutcome =
	| { kind: "saved"; revision: number }
	/** Somebody else saved or sent it first: `quote` is what is stored now, null when it was discarded. */
	| { kind: "conflict"; quote: Quote | null }
	| { kind: "missing" };

/** Keeps a quote that is not sent. It changes nothing that the customer or lists see. */
export async function saveDraft(
	{ store, clock }: Pick<LeadParts, "store" | "clock">,
	lead: string,
	by: NamedMember,
	seen: DraftVersion,
	content: QuoteContent,
	/** For the mail that will bring it. */
	ownWords = "",
): Promise<DraftOutcome> {
	for (const retry = retries(); ; retry()) {
		const owner = await store.get("leads", lead);
		if (!owner) return { kind: "missing" };
		const quotes = await quotesOf(store, lead);
		const own = quotes.find(({ data }) => data.version === seen.version) ?? null;
		if (!isSeen(quotes, own, seen)) return { kind: "conflict", quote: own?.data ?? null };
		const now = clock.now().toISOString();
		const data: Quote = {
			lead,
			version: seen.version,
			status: "draft",
			revision: seen.revision + 1,
			content,
			...(ownWords && { ownWords }),
			by: namedMember(by),
			createdAt: own?.data.createdAt ?? now,
			updatedAt: now,
			sentAt: null,
			texts: null,
			hash: null,
			proposal: null,
			answeredAt: null,
		};
		const id = quoteId(lead, seen.version);
		// A new draft rewrites its lead unchanged: a lead that is deleted meanwhile refuses the commit.
		const { ok } = await store.commit(
			own
				? [{ kind: "replace", collection: "quotes", id, version: own.version, data }]
				: [
						{ kind: "replace", collection: "leads", ...owner },
						{ kind: "create", collection: "quotes", id, data },
					],
		);
		if (ok) return { kind: "saved", revision: data.revision };
	}
}

/** Deletes a draft; false when it changed since. */
export async function discardDraft(
	{ store }: Pick<LeadParts, "store">,
	lead: string,
	seen: DraftVersion,
): Promise<boolean> {
	const quotes = await quotesOf(store, lead);
	const own = quotes.find(({ data }) => data.version === seen.version) ?? null;
	if (!own || !isSeen(quotes, own, seen)) return false;
	const { id, version, data } = own;
	// The replacement refuses the commit when somebody saves it at the same moment.
	const unchanged = { kind: "replace", collection: "quotes", id, version, data } as const;
	return (await store.commit([unchanged, { kind: "delete", collection: "quotes", id }])).ok;
}

function isSeen(
	quotes: readonly StoredDocument<Quote>[],
	own: StoredDocument<Quote> | null,
	{ version, revision }: DraftVersion,
): boolean {
	if (own) return own.data.status === "draft" && own.data.revision === revision;
	return revision === 0 && version === nextVersion(quotes);
}

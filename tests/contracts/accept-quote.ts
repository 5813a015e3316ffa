import type { ContentReader } from "#app/.server/content/reader.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import { acceptQuote, type TypedAcceptance } from "#app/leads/.server/quotes/answer-quote.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { type QuoteContent, quoteId } from "#app/model/quotes/quote.ts";
import { sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { quoteTexts } from "#app/quotes/.server/quote-texts.ts";
import { textsHash } from "#app/quotes/.server/texts-hash.ts";

interface QuoteParts {
	store: DocumentStore;
	now: Date;
	/** Has the terms and the company that are written into the texts. */
	reader: ContentReader;
}

const ariane = { id: "m1", name: "Ariane" };

/** Sends the next version of a lead's quote as a member would. Returns its id. */
export async function sendQuote(
	{ store, now, reader }: QuoteParts,
	lead: string,
	{ version = 1, content = sampleQuote }: { version?: number; content?: QuoteContent } = {},
): Promise<string> {
	const { data } = await found(store, lead);
	const texts = quoteTexts({ content, version, lead: data, replaces: null, proposal: null, now }, reader);
	const change = { kind: "quote", to: "sent", version, revision: 0, content, texts } as const;
	const sent = { ...change, hash: textsHash(texts), proposal: null, text: "" };
	const { kind } = await changeLead(partsOf(store, now), lead, ariane, data.desk.revision, sent);
	if (kind !== "done") throw new Error(`The quote was not sent: ${kind}`);
	return quoteId(lead, version);
}

/** Accepts a sent quote as its customer would. */
export async function acceptSent(
	{ store, now }: Omit<QuoteParts, "reader">,
	lead: string,
	{ version = 1, ...typed }: Partial<TypedAcceptance> & { version?: number } = {},
): Promise<void> {
	const id = quoteId(lead, version);
	const hash = (await store.get("quotes", id))?.data.hash ?? "";
	const customer = await found(store, lead);
	const outcome = await acceptQuote(
		partsOf(store, now),
		customer,
		{ id, hash },
		{
			...{ name: customer.data.name, email: customer.data.email ?? "", locale: "fr", books: false },
			frenchGivenAt: now.toISOString(),
			...typed,
		},
	);
	if (outcome !== "accepted") throw new Error(`The quote was not accepted: ${outcome}`);
}

function partsOf(store: DocumentStore, now: Date) {
	return { store, secret: "secret", clock: { now: () => now }, mailDomain: "airelle.example" };
}

async function found(store: DocumentStore, lead: string): Promise<StoredDocument<Lead>> {
	const document = await store.get("leads", lead);
	if (!document) throw new Error(`There is no lead ${lead}`);
	return document;
}

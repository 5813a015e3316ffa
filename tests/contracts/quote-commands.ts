import type { ContentReader } from "#app/.server/content/reader.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import { acceptQuote, declineQuote, type TypedAcceptance } from "#app/leads/.server/quotes/answer-quote.ts";
import type { AppointmentPlace } from "#app/model/appointments/appointment.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { type QuoteContent, quoteId } from "#app/model/quotes/quote.ts";
import { sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { quoteTexts } from "#app/quotes/.server/quote-texts.ts";
import { nextVersion, quotesOf, shownQuote } from "#app/quotes/.server/quotes.ts";
import { textsHash } from "#app/quotes/.server/texts-hash.ts";

interface Parts {
	store: DocumentStore;
	now: Date;
}

export interface SentQuote {
	content?: QuoteContent;
	/** Proposes this time with it. */
	place?: AppointmentPlace;
	/** The member's own words. */
	text?: string;
}

const ariane = { id: "membre-demo", name: "Ariane Démo" };

/** Sends the next version of a lead's quote as a member does. Returns its id. */
export async function sendQuote(
	{ store, now, reader }: Parts & { reader: ContentReader },
	lead: string,
	{ content = sampleQuote, place, text = "" }: SentQuote = {},
): Promise<string> {
	const { data } = await found(store, lead);
	const quotes = await quotesOf(store, lead);
	const last = quotes.at(-1)?.data;
	const version = nextVersion(quotes);
	const before = shownQuote(quotes)?.data;
	const replaces = before?.sentAt ? { version: before.version, sentAt: before.sentAt } : null;
	const texts = quoteTexts({ content, version, lead: data, replaces, proposal: place ?? null, now }, reader);
	const outcome = await changeLead(partsOf({ store, now }), lead, ariane, data.desk.revision, {
		...{ kind: "quote", to: "sent", version, content, texts, hash: textsHash(texts), text },
		revision: last?.status === "draft" ? last.revision : 0,
		proposal: place ? { place, accepted: [] } : null,
	});
	if (outcome.kind !== "done") throw new Error(`The quote was not sent: ${outcome.kind}`);
	return quoteId(lead, version);
}

/** Accepts the newest version as the customer does. */
export async function acceptSent(parts: Parts, lead: string, typed: Partial<TypedAcceptance> = {}): Promise<void> {
	const { now, store } = parts;
	const customer = await found(store, lead);
	const { name, email } = customer.data;
	const outcome = await acceptQuote(partsOf(parts), customer, await shown(store, lead), {
		...{ name, email: email ?? "client@exemple.example", locale: "fr", books: false },
		frenchGivenAt: now.toISOString(),
		...typed,
	});
	if (outcome !== "accepted") throw new Error(`The quote was not accepted: ${outcome}`);
}

/** Declines the newest version as the customer does. */
export async function declineSent(parts: Parts, lead: string, reason: string): Promise<void> {
	const customer = await found(parts.store, lead);
	const outcome = await declineQuote(partsOf(parts), customer, await shown(parts.store, lead), reason);
	if (outcome !== "declined") throw new Error(`The quote was not declined: ${outcome}`);
}

function partsOf({ store, now }: Parts) {
	return {
		store,
		secret: "s".repeat(32),
		clock: { now: () => now },
		mailDomain: "airelle.example",
		referencePrefix: "AIR",
	};
}

async function found(store: DocumentStore, lead: string): Promise<StoredDocument<Lead>> {
	const document = await store.get("leads", lead);
	if (!document) throw new Error(`There is no lead ${lead}`);
	return document;
}

async function shown(store: DocumentStore, lead: string) {
	const quote = shownQuote(await quotesOf(store, lead));
	return { id: quote?.id ?? "", hash: quote?.data.hash ?? "" };
}

import type { Locator, Page } from "@playwright/test";
import { changeLead } from "../../app/leads/.server/inbox/change-lead.ts";
import { acceptQuote, declineQuote } from "../../app/leads/.server/quotes/answer-quote.ts";
import { saveDraft } from "../../app/leads/.server/quotes/save-draft.ts";
import type { AppointmentPlace } from "../../app/model/appointments/appointment.ts";
import { firstCrewId } from "../../app/model/appointments/crew.ts";
import type { Lead } from "../../app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "../../app/model/ports.ts";
import { type QuoteContent, quoteId } from "../../app/model/quotes/quote.ts";
import { sampleQuote } from "../../app/model/quotes/sample-quote.testing.ts";
import { quoteTexts } from "../../app/quotes/.server/quote-texts.ts";
import { textsHash } from "../../app/quotes/.server/texts-hash.ts";
import { addDays } from "../../app/time/days.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { quoteReader } from "../../scripts/quote-reader.ts";
import { withStore } from "./office-data.ts";
import type { TestServer } from "./server.ts";

const ariane = { id: "membre-demo", name: "Ariane Démo" };

/** 551.00 before taxes, 633.51 with them; at most 605.00 and 695.60. Valid for twenty days. */
export function quoteContent(changes: Partial<QuoteContent> = {}): QuoteContent {
	return { ...sampleQuote, validUntil: addDays(dayInMontreal(new Date()), 20), ...changes };
}

export function placeOn(day: string): AppointmentPlace {
	return { crew: firstCrewId, day, window: { from: "08:00", to: "10:00" }, minutes: 120, travel: 30 };
}

/** The card of the quote on the lead. */
export const quoteCard = (page: Page): Locator => page.getByRole("region", { name: /^Soumission/ });

export async function draftQuote(server: TestServer, lead: string): Promise<void> {
	await withParts(server, (parts) => saveDraft(parts, lead, ariane, { version: 1, revision: 0 }, quoteContent()));
}

/** Sends a version, as a member does with the editor. */
export async function sendQuote(
	server: TestServer,
	lead: string,
	version: number,
	{ content = quoteContent(), place, revision = 0, sentAt = new Date() }: SentQuote = {},
): Promise<void> {
	await withParts(
		server,
		async (parts) => {
			const { data } = await foundIn(parts.store, lead);
			const { quote } = data.desk;
			const replaces = quote ? { version: quote.version, sentAt: quote.sentAt } : null;
			const written = { content, version, lead: data, replaces, proposal: place ?? null, now: sentAt };
			const texts = quoteTexts(written, quoteReader());
			const outcome = await changeLead(parts, lead, ariane, data.desk.revision, {
				...{ kind: "quote", to: "sent", version, revision, content, texts, hash: textsHash(texts), text: "" },
				proposal: place ? { place, accepted: [] } : null,
			});
			if (outcome.kind !== "done") throw new Error(`not sent: ${outcome.kind}`);
		},
		sentAt,
	);
}

interface SentQuote {
	content?: QuoteContent;
	/** Proposes this time with it. */
	place?: AppointmentPlace;
	/** Of the draft. */
	revision?: number;
	sentAt?: Date;
}

/** Accepts a version, as the customer does on the page of the request. */
export async function acceptSent(server: TestServer, lead: string, version: number, books = false): Promise<void> {
	await withParts(server, async (parts) => {
		const found = await foundIn(parts.store, lead);
		const frenchGivenAt = new Date().toISOString();
		const typed = { name: "Hélène Démo", email: "helene@exemple.example", locale: "fr", frenchGivenAt, books } as const;
		const outcome = await acceptQuote(parts, found, await seen(parts.store, lead, version), typed);
		if (outcome !== "accepted") throw new Error(`not accepted: ${outcome}`);
	});
}

export async function declineSent(server: TestServer, lead: string, version: number, reason: string): Promise<void> {
	await withParts(server, async (parts) => {
		const of = await seen(parts.store, lead, version);
		await declineQuote(parts, await foundIn(parts.store, lead), of, reason);
	});
}

/** What became of the mail of a version. */
export async function setQuoteMail(
	server: TestServer,
	lead: string,
	version: number,
	status: "sent" | "dead",
): Promise<void> {
	await withStore(server, async (store) => {
		const id = `${quoteId(lead, version)}-sent`;
		const mail = await store.get("outbox", id);
		if (!mail) throw new Error(`no mail ${id}`);
		const data = { ...mail.data, status };
		await store.commit([{ kind: "replace", collection: "outbox", id, version: mail.version, data }]);
	});
}

function withParts<Result>(
	server: TestServer,
	work: (parts: {
		store: DocumentStore;
		secret: string;
		mailDomain: string;
		clock: { now: () => Date };
	}) => Promise<Result>,
	now = new Date(),
): Promise<Result> {
	return withStore(server, (store) =>
		work({ store, secret: "s".repeat(32), mailDomain: "airelle.example", clock: { now: () => now } }),
	);
}

async function foundIn(store: DocumentStore, id: string): Promise<StoredDocument<Lead>> {
	const found = await store.get("leads", id);
	if (!found) throw new Error(`no lead ${id}`);
	return found;
}

async function seen(store: DocumentStore, lead: string, version: number) {
	const id = quoteId(lead, version);
	return { id, hash: (await store.get("quotes", id))?.data.hash ?? "" };
}

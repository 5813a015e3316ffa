import type { Locator, Page } from "@playwright/test";
import { endProposals } from "../../app/leads/.server/appointments/end-appointments.ts";
import type { TypedAcceptance } from "../../app/leads/.server/quotes/answer-quote.ts";
import { saveDraft } from "../../app/leads/.server/quotes/save-draft.ts";
import type { AppointmentPlace } from "../../app/model/appointments/appointment.ts";
import { firstCrewId } from "../../app/model/appointments/crew.ts";
import type { Contract } from "../../app/model/quotes/contract.ts";
import { type Quote, type QuoteContent, quoteId } from "../../app/model/quotes/quote.ts";
import { sampleQuote } from "../../app/model/quotes/sample-quote.testing.ts";
import { quotesOf } from "../../app/quotes/.server/quotes.ts";
import { addDays } from "../../app/time/days.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { quoteReader } from "../../scripts/quote-reader.ts";
import * as commands from "../contracts/quote-commands.ts";
import { withStore } from "./office-data.ts";
import type { TestServer } from "./server.ts";

/** 551.00 before taxes, 633.51 with them; at most 605.00 and 695.60. Valid for twenty days. */
export function quoteContent(changes: Partial<QuoteContent> = {}): QuoteContent {
	return { ...sampleQuote, validUntil: addDays(dayInMontreal(new Date()), 20), ...changes };
}

export function placeOn(day: string, window = { from: "08:00", to: "10:00" }): AppointmentPlace {
	return { crew: firstCrewId, day, window, minutes: 120, travel: 30 };
}

/** The card of the quote on the lead. */
export const quoteCard = (page: Page): Locator => page.getByRole("region", { name: /^Soumission/ });

export async function draftQuote(server: TestServer, lead: string, content = quoteContent()): Promise<void> {
	const by = { id: "membre-demo", name: "Ariane Démo" };
	await withStore(server, (store) =>
		saveDraft({ store, clock: { now: () => new Date() } }, lead, by, { version: 1, revision: 0 }, content),
	);
}

/** Sends the next version, as a member does with the editor. */
export async function sendQuote(
	server: TestServer,
	lead: string,
	{ content = quoteContent(), sentAt = new Date(), ...more }: commands.SentQuote & { sentAt?: Date } = {},
): Promise<void> {
	await withStore(server, (store) =>
		commands.sendQuote({ store, now: sentAt, reader: quoteReader() }, lead, { content, ...more }),
	);
}

/** Accepts the newest version, as the customer does on the follow page. */
export async function acceptSent(
	server: TestServer,
	lead: string,
	typed: Partial<TypedAcceptance> = {},
	now = new Date(),
): Promise<void> {
	await withStore(server, (store) => commands.acceptSent({ store, now }, lead, typed));
}

export async function declineSent(server: TestServer, lead: string, reason: string, now = new Date()): Promise<void> {
	await withStore(server, (store) => commands.declineSent({ store, now }, lead, reason));
}

/** All versions, the oldest first. */
export function storedQuotes(server: TestServer, lead: string): Promise<Quote[]> {
	return withStore(server, async (store) => (await quotesOf(store, lead)).map(({ data }) => data));
}

export function contractsOf(server: TestServer, lead: string): Promise<Contract[]> {
	return withStore(server, async (store) => {
		const { documents } = await store.query("contracts");
		return documents.map(({ data }) => data).filter((contract) => contract.lead === lead);
	});
}

/** Ends all proposals, as the server does after three days. */
export function endAllProposals(server: TestServer): Promise<number> {
	const later = new Date(Date.now() + 4 * 24 * 60 * 60 * 1000);
	return withStore(server, (store) => endProposals({ store, clock: { now: () => later } }, console.error));
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

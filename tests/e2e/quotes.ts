import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { acceptQuote } from "../../app/leads/.server/quotes/answer-quote.ts";
import type { StoredDocument } from "../../app/model/ports.ts";
import type { Quote, QuoteContent } from "../../app/model/quotes/quote.ts";
import { quoteFields } from "../../app/model/quotes/quote-fields.testing.ts";
import { typedFrom } from "../../app/model/quotes/quote-form.ts";
import { sampleQuote } from "../../app/model/quotes/sample-quote.testing.ts";
import { nextVersion, quotesOf, shownQuote } from "../../app/quotes/.server/quotes.ts";
import { addDays } from "../../app/time/days.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { hydrated } from "./journey.ts";
import { withStore } from "./office-data.ts";
import type { TestServer } from "./server.ts";

/** A quote whose discount is the member's: promotions end. */
export const usualQuote: Omit<QuoteContent, "validUntil"> = {
	...sampleQuote,
	discount: { promotion: null, text: { fr: "Deux services", en: "Two services" }, cents: 4000 },
};

/** Sends the next version of a lead's quote with the form, as the signed-in member of `request`. */
export async function sendQuote(
	request: APIRequestContext,
	server: TestServer,
	lead: string,
	{ content = {}, place = "" }: { content?: Partial<QuoteContent>; place?: string } = {},
): Promise<void> {
	const seen = await withStore(server, async (store) => {
		const quotes = await quotesOf(store, lead);
		const last = quotes.at(-1)?.data;
		const revision = (await store.get("leads", lead))?.data.desk.revision ?? 0;
		return [revision, nextVersion(quotes), last?.status === "draft" ? last.revision : 0].join(".");
	});
	const sent: QuoteContent = { ...usualQuote, validUntil: addDays(dayInMontreal(new Date()), 30), ...content };
	const form = { ...quoteFields(typedFrom(sent, "fr", { place })), seen, do: "send" };
	const url = `${server.origin}/admin/demandes/${lead}/soumission`;
	const answer = await request.post(url, { form, headers: { Origin: server.origin }, maxRedirects: 0 });
	expect(answer.status(), "the quote is sent").toBe(303);
}

/** Accepts the newest version as the customer, in French. */
export function acceptNewestQuote(server: TestServer, lead: string): Promise<void> {
	return withStore(server, async (store) => {
		const found = await store.get("leads", lead);
		const quote = shownQuote(await quotesOf(store, lead));
		if (!found || !quote) throw new Error(`The lead ${lead} has no quote`);
		const { name, email } = found.data;
		const outcome = await acceptQuote(
			{ store, secret: "", clock: { now: () => new Date() }, mailDomain: "airelle.example" },
			found,
			{ id: quote.id, hash: quote.data.hash ?? "" },
			{
				...{ name, email: email ?? "client@exemple.example", locale: "fr", books: false },
				frenchGivenAt: new Date().toISOString(),
			},
		);
		if (outcome !== "accepted") throw new Error(`The quote was not accepted: ${outcome}`);
	});
}

/** All versions, the oldest first. */
export function storedQuotes(server: TestServer, lead: string): Promise<StoredDocument<Quote>[]> {
	return withStore(server, (store) => quotesOf(store, lead));
}

export async function openQuote(page: Page, server: TestServer, lead: string): Promise<void> {
	await page.goto(`${server.origin}/admin/demandes/${lead}/soumission`);
	await hydrated(page);
}

/** A line of the form, from 1. */
export const quoteLine = (page: Page, n: number): Locator =>
	page.getByRole("group", { name: new RegExp(`^(?:Ligne|Line) ${n}$`) });

export const quotePreview = (page: Page): Locator =>
	page.getByRole("region", { name: /^(?:Ce que le client voit|What the customer sees)$/ });

/** The button at the end of the form; there is a shorter one on top. */
export const sendButton = (page: Page): Locator =>
	page.getByRole("button", { name: /^(?:Envoyer la soumission|Send the quote)$/ });

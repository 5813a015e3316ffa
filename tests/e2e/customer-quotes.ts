import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentReader } from "../../app/.server/content/reader.ts";
import { openSqliteStore } from "../../app/.server/store/sqlite.ts";
import { endProposals } from "../../app/leads/.server/appointments/end-appointments.ts";
import { changeLead } from "../../app/leads/.server/inbox/change-lead.ts";
import type { Locale } from "../../app/locale/locales.ts";
import type { AppointmentPlace } from "../../app/model/appointments/appointment.ts";
import type { DocumentStore } from "../../app/model/ports.ts";
import type { Contract } from "../../app/model/quotes/contract.ts";
import type { Quote, QuoteContent } from "../../app/model/quotes/quote.ts";
import { sampleQuote } from "../../app/model/quotes/sample-quote.testing.ts";
import { quoteTexts } from "../../app/quotes/.server/quote-texts.ts";
import { nextVersion, quotesOf, shownQuote } from "../../app/quotes/.server/quotes.ts";
import { textsHash } from "../../app/quotes/.server/texts-hash.ts";
import { addDays } from "../../app/time/days.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { company } from "../../content/company.ts";
import { prices } from "../../content/prices.ts";
import type { Customer } from "./customer-appointments.ts";
import type { TestServer } from "./server.ts";

/** The content that a quote needs. Playwright cannot load `originals.ts`, which is made for Vite. */
const documents: Readonly<Record<string, unknown>> = {
	company,
	prices,
	"content-pages.fr": [termsIn("fr")],
	"content-pages.en": [termsIn("en")],
};
const reader = {
	read: (id: string) => documents[id],
	pick: (id: string, choose: (document: unknown) => unknown) => choose(documents[id]),
} as unknown as ContentReader;

function termsIn(locale: Locale) {
	const [, matter = "", body = ""] = readFileSync(`content/pages/terms.${locale}.md`, "utf8").split(/^---$/m);
	const fields = [...matter.matchAll(/^(\w+): (.+)$/gm)].map(([, name, value]) => [name, value]);
	return { name: "terms", matter: Object.fromEntries(fields), body };
}

const member = { id: "membre-demo", name: "Camille Démo" };

/** 551.00 before taxes, 633.51 with them; valid for fourteen days. */
export const offered = (): QuoteContent => ({
	...sampleQuote,
	validUntil: addDays(dayInMontreal(new Date()), 14),
});

async function using<Result>(server: TestServer, use: (store: DocumentStore) => Promise<Result>): Promise<Result> {
	const store = await openSqliteStore({ path: join(server.data, "airelle.sqlite") });
	try {
		return await use(store);
	} finally {
		await store.close();
	}
}

function partsOf(store: DocumentStore, now: () => Date) {
	return { store, secret: "", clock: { now }, mailDomain: "airelle.example" };
}

/** Sends the next version of a quote, as a member does in the back office. */
export function sendQuote(
	server: TestServer,
	{ id }: Pick<Customer, "id">,
	more: { content?: QuoteContent; place?: Pick<AppointmentPlace, "day" | "window"> } = {},
): Promise<void> {
	return using(server, async (store) => {
		const [content, now] = [more.content ?? offered(), new Date()];
		const lead = await store.get("leads", id);
		if (!lead) throw new Error("There is no lead");
		const quotes = await quotesOf(store, id);
		const version = nextVersion(quotes);
		const before = shownQuote(quotes)?.data;
		const replaces = before?.sentAt ? { version: before.version, sentAt: before.sentAt } : null;
		const place = more.place && { crew: "equipe-1", minutes: 180, travel: 30, ...more.place };
		const written = { content, version, lead: lead.data, replaces, proposal: place ?? null, now };
		const texts = quoteTexts(written, reader);
		const { kind } = await changeLead(
			partsOf(store, () => now),
			id,
			member,
			Number.POSITIVE_INFINITY,
			{
				...{ kind: "quote", to: "sent", version, revision: 0, content, texts, hash: textsHash(texts), text: "" },
				proposal: place ? { place, accepted: [] } : null,
			},
		);
		if (kind !== "done") throw new Error(`Not sent: ${kind}`);
	});
}

/** Ends all proposals, as the server does after three days. */
export function endAllProposals(server: TestServer): Promise<number> {
	const later = new Date(Date.now() + 4 * 24 * 60 * 60 * 1000);
	return using(server, (store) => endProposals(partsOf(store, () => later)));
}

export function quotesStored(server: TestServer, { id }: Pick<Customer, "id">): Promise<Quote[]> {
	return using(server, async (store) => (await quotesOf(store, id)).map(({ data }) => data));
}

export function contractsOf(server: TestServer, { id }: Pick<Customer, "id">): Promise<Contract[]> {
	return using(server, async (store) => {
		const { documents } = await store.query("contracts");
		return documents.map(({ data }) => data).filter(({ lead }) => lead === id);
	});
}

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { renamedContent } from "#app/.server/content/renamed-content.testing.ts";
import type { LoadContext } from "#app/.server/pages/loaded-page.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import { acceptQuote } from "#app/leads/.server/quotes/answer-quote.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { quoteId } from "#app/model/quotes/quote.ts";
import { sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { quoteTexts } from "#app/quotes/.server/quote-texts.ts";
import { textsHash } from "#app/quotes/.server/texts-hash.ts";
import { formatDate } from "#app/time/format.ts";
import { estimateWords as en } from "#content/estimate/en.ts";
import { estimateWords as fr } from "#content/estimate/fr.ts";
import { contactLead, create } from "../../../tests/mail/sample-leads.ts";
import { followedQuote } from "./followed-quote.ts";
import { openForms } from "./form-requests.testing.ts";
import { quoteNotice } from "./quote-notice.ts";
import { standingOf } from "./standing.ts";

const ariane = { id: "m", name: "Ariane Démo" };
const estimateWords = { fr, en };
const standingFacts = {
	hasDay: false,
	isPast: false,
	isPriceToCome: false,
	isUnwritten: false,
	isCancelled: false,
	isGuaranteeOver: false,
	todo: "",
};
let forms: Awaited<ReturnType<typeof openForms>>;

beforeEach(async () => {
	forms = await openForms(new Date("2026-11-16T15:00:00Z"));
	await forms.store.commit([create("leads", "lead", contactLead)]);
});
afterEach(() => forms.close());

const lead = async () => (await forms.store.get("leads", "lead")) as StoredDocument<Lead>;

async function sendQuote(version: number, terms = "Nos règles.", reader = forms.services.content.reader()) {
	const [{ data }, now] = [await lead(), forms.services.clock.now()];
	const written = { content: sampleQuote, version, lead: data, replaces: null, proposal: null, now };
	const { fr, en } = quoteTexts(written, reader);
	const texts = { fr: { ...fr, terms: { ...fr.terms, text: terms } }, en };
	await changeLead(forms.services, "lead", ariane, Number.POSITIVE_INFINITY, {
		kind: "quote",
		to: "sent",
		version,
		revision: 0,
		content: sampleQuote,
		texts,
		hash: textsHash(texts),
		proposal: null,
		text: "",
	});
}

async function accept(version: number, locale: Locale = "fr") {
	const id = quoteId("lead", version);
	const hash = (await forms.store.get("quotes", id))?.data.hash ?? "";
	const frenchGivenAt = forms.services.clock.now().toISOString();
	forms.pass(60_000);
	const typed = { name: "Hélène Côté", email: "h@exemple.example", locale, frenchGivenAt, books: false };
	expect(await acceptQuote(forms.services, await lead(), { id, hash }, typed)).toBe("accepted");
}

async function shown(locale: Locale = "fr") {
	const { services } = forms;
	const context = { locale, now: services.clock.now(), services } as unknown as LoadContext;
	return followedQuote(await lead(), null, context);
}

describe("the quote on the page of a request", () => {
	it("is neither an offer nor accepted before one is sent", async () => {
		expect(await shown()).toMatchObject({ offer: null, accepted: null });
	});

	it("calls no total firm that hours can raise, and says the most that it may come to", async () => {
		await sendQuote(1);
		for (const [locale, most] of [
			["fr", /695,60\s\$ au plus/],
			["en", /\$695\.60 at most/],
		] as const) {
			const { offer, words } = await shown(locale);
			expect(words.panel.title).not.toMatch(/ferme|firm/);
			expect(offer?.until).toMatch(most);
			const open = standingOf((await lead()).data, standingFacts, offer, estimateWords[locale], locale);
			expect(open.text).toMatch(most);
			expect(open.text).not.toMatch(/ferme|firm/);
		}
		await accept(1);
		const quote = await shown();
		const result = { outcome: "accepted", at: forms.services.clock.now().getTime() } as never;
		const notice = quoteNotice(result, (await lead()).data, quote, null, null, "fr");
		expect(notice?.text).toContain("le plafond aussi");
		expect(notice?.text).not.toContain("Le prix est ferme");
	});

	it("can be accepted until the end of its last day, unless the lead is closed", async () => {
		await sendQuote(1);
		expect((await shown()).offer).toMatchObject({ state: "open", total: "633,51\u00a0$", form: { booking: null } });
		const { id, version, data } = await lead();
		const closed = { ...data, spam: ["marked" as const] };
		await forms.store.commit([{ kind: "replace", collection: "leads", id, version, data: closed }]);
		expect((await shown()).offer).toMatchObject({ state: "closed", form: null });
		await forms.store.commit([{ kind: "replace", collection: "leads", id, version: version + 1, data }]);
		forms.pass(Date.parse("2026-12-19T04:59:59Z") - forms.services.clock.now().getTime());
		expect((await shown()).offer?.state).toBe("open");
		forms.pass(1000);
		expect((await shown()).offer).toMatchObject({ state: "expired", form: null });
	});

	it("says that nothing is to be paid now, unless the quote has the company's own words about payment", async () => {
		await sendQuote(1);
		expect((await shown()).words.accept.free).toBe("Rien à payer maintenant.");
		await sendQuote(2, "Nos règles.", renamedContent.reader());
		expect((await shown()).words.accept.free).toBe("");
	});

	it("names the version of the terms in the box that the customer ticks", async () => {
		await sendQuote(1);
		const pages = forms.services.content.reader().read("content-pages.en");
		const day = pages.find(({ name }) => name === "terms")?.matter.date ?? "";
		expect((await shown("en")).offer?.form?.read).toEqual({
			before: "I have read this quote and the ",
			link: "terms of service and guarantee",
			after: ` (version of ${formatDate(day, "en")}).`,
		});
	});

	it("is shown word for word from the contract once it is accepted, in the language that binds", async () => {
		await sendQuote(1, "Le chat **dort**.");
		await accept(1, "en");
		const id = quoteId("lead", 1);
		const stored = await forms.store.get("quotes", id);
		if (!stored) throw new Error("no quote");
		// Whatever becomes of the quote, the contract stays.
		const data = { ...stored.data, texts: null };
		await forms.store.commit([{ kind: "replace", collection: "quotes", id, version: stored.version, data }]);
		const { offer, accepted } = await shown("fr");
		expect(offer).toBeNull();
		expect(accepted).toMatchObject({ locale: "en", documents: { fr: { terms: { html: expect.anything() } } } });
		expect(accepted?.documents.fr.terms.html).toContain("<strong>dort</strong>");
		expect(accepted?.facts.map(({ value }) => value).join(" ")).toMatch(
			/Hélène Côté, le 16 novembre 2026 à 10\s?h\s?01.*version anglaise.*10\s?h\s?01.*remise le.*10\s?h[.]/,
		);
	});

	it("keeps the accepted version beside a newer one, and does not carry the member's name", async () => {
		await sendQuote(1);
		await accept(1);
		await sendQuote(2);
		const page = await shown();
		expect(page.offer).toMatchObject({ state: "open", about: { title: expect.stringContaining("version 1") } });
		expect(page.accepted?.facts[1]?.value).toContain("version 1");
		expect(JSON.stringify(page)).not.toContain(ariane.name);
	});
});

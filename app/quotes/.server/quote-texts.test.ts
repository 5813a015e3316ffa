import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { renamedContent } from "#app/.server/content/renamed-content.testing.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import type { QuoteContent, QuoteLine } from "#app/model/quotes/quote.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { ductLine, hourlyLine, sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { contactLead, ductAnswers, estimateLead } from "../../../tests/mail/sample-leads.ts";
import { quoteTexts, type WrittenQuote } from "./quote-texts.ts";
import { textsHash } from "./texts-hash.ts";

const now = new Date("2026-11-16T15:00:00Z");
const reader = originalContent.reader();
const written = (more: Partial<WrittenQuote> = {}) =>
	quoteTexts(
		{ content: sampleQuote, version: 1, lead: contactLead, replaces: null, proposal: null, now, ...more },
		reader,
	);
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("quoteTexts", () => {
	it("says who sells what to whom, for how much and until when, in both languages", () => {
		const { fr, en } = written({ version: 2, replaces: { version: 1, sentAt: "2026-11-10T15:00:00Z" } });
		expect(plain(fr.identity)).toBe(`${contactLead.reference}, version 2 du 16 novembre 2026`);
		expect(plain(fr.replaces)).toBe("Remplace la version 1 du 10 novembre 2026");
		expect(en.validity).toBe("Valid until December 18, 2026");
		expect(fr.merchant.lines).toEqual([
			...["Airelle", "4210, rue des Airelles, bureau 200", "Montréal (QC) H2T 2S9"],
			...["514\u00a0555-0142", "bonjour@airelle.example"],
		]);
		expect(en.customer.lines).toContain(contactLead.name);
		expect(fr.lines.map(({ amount }) => plain(amount))).toEqual(["429,00 $", "162,00 $"]);
		expect(plain(fr.lines[1]?.price ?? "")).toBe("54,00 $ l’heure");
		expect(plain(fr.lines[1]?.ceiling ?? "")).toBe("4 h au plus, soit 216,00 $");
		expect(plain(fr.discount?.amount ?? "")).toBe("− 40,00 $");
		expect(en.total.amount).toBe("$633.51");
		expect(en.most).toContain("$695.60");
		expect(fr.terms.text).toContain("## Quand le prix est ferme");
		expect(fr.terms.text).not.toMatch(/\{\{|\]\(page:/);
	});

	it("names the legal name below the one that customers know", () => {
		const quote = { content: sampleQuote, version: 1, lead: contactLead, replaces: null, proposal: null, now };
		const { merchant } = quoteTexts(quote, renamedContent.reader()).fr;
		expect(merchant.lines.slice(0, 3)).toEqual(["Propreté Boréale", "9123-4567 Québec inc.", "12, rue du Nord"]);
	});

	it("promises the guarantee and the payment of the settings, in the terms too", () => {
		const quote = { content: sampleQuote, version: 1, lead: contactLead, replaces: null, proposal: null, now };
		const { fr, en } = quoteTexts(quote, renamedContent.reader());
		const fact = ({ facts }: typeof fr, label: string) => plain(facts.find((each) => each.label === label)?.text ?? "");
		expect(fact(fr, "Garantie")).toContain("dans les 30 jours");
		expect(fact(en, "Guarantee")).toContain("within 30 days");
		expect(fact(fr, "Paiement")).toBe("Un acompte de 50 $ à la réservation.");
		expect(fact(en, "Payment")).toBe("A $50 deposit when you book.");
		expect(plain(fr.terms.text)).toContain("Garantie de 30 jours");
		expect(fact(written().fr, "Garantie")).toContain("dans les 7 jours");
		expect(fact(written().en, "Payment")).toContain("Nothing to pay now");
	});

	it("compares the price with the estimate, and gives the reason when it is outside", () => {
		const lead = estimateLead(ductAnswers);
		const cheap: QuoteContent = { ...sampleQuote, lines: [{ ...ductLine, price: 100 }], discount: null };
		const { low } = lead.estimate?.result ?? { low: 0 };
		const inside: QuoteContent = { ...sampleQuote, lines: [{ ...ductLine, price: low }], discount: null };
		expect(written({ lead, content: cheap }).fr.reason?.label).toBe("Pourquoi moins que la fourchette");
		expect(written({ lead, content: { ...sampleQuote, discount: null } }).fr).toMatchObject({
			range: expect.stringContaining("Votre estimation allait de"),
			reason: { text: sampleQuote.reason.fr },
		});
		expect(written({ lead, content: inside }).en).toMatchObject({ reason: null });
		expect(written({ lead, content: inside }).en.range).toContain("within your range");
		expect(written().en).toMatchObject({ range: "", reason: null });
	});

	it("names the proposed time, the booked one, or neither", () => {
		const proposal = { day: "2026-11-19", window: { from: "08:00", to: "10:00" } };
		const visit = { start: "2026-11-19T08:00", end: "2026-11-19T10:00", appointment: "a" };
		const lead = { ...contactLead, desk: { ...contactLead.desk, visit } };
		const proposed = { ...lead, desk: { ...lead.desk, visit: { ...visit, isProposed: true as const } } };
		const when = (more: Partial<WrittenQuote>) => plain(written(more).fr.facts[0]?.text ?? "");
		expect(when({ proposal })).toContain("Moment proposé : jeudi 19 novembre 2026, entre 8 h et 10 h");
		expect(when({ lead })).toContain("Votre rendez-vous : jeudi 19 novembre 2026");
		expect(when({ lead: proposed })).toContain("Nous convenons du jour");
		expect(when({ lead: { ...lead, status: "done" } })).toContain("Nous convenons du jour");
	});

	it("has the same hash whatever the order of the fields, and another one for any other word", () => {
		const texts = written();
		const turned = Object.fromEntries(Object.entries(texts.fr).reverse()) as unknown as typeof texts.fr;
		expect(textsHash({ en: texts.en, fr: turned })).toBe(textsHash(texts));
		expect(textsHash({ ...texts, fr: { ...texts.fr, validity: "" } })).not.toBe(textsHash(texts));
	});

	it("shows amounts that add up to the cent in both languages, in 10,000 random quotes", () => {
		const cents = fc.integer({ min: 1, max: 999_999 });
		const line = fc.record({ price: cents, quantity: fc.integer({ min: 1, max: 2_000 }), isHourly: fc.boolean() });
		fc.assert(
			fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(100), (given, percent) => {
				const lines = given.map(({ price, quantity, isHourly }): QuoteLine => {
					return isHourly
						? { ...hourlyLine, price, quantity, ceiling: quantity + 50 }
						: { ...ductLine, price, quantity };
				});
				const off = Math.floor((quoteAmounts({ lines, discount: null }).lines * percent) / 100);
				const discount = off > 0 ? { promotion: null, text: { fr: "Rabais", en: "Discount" }, cents: off } : null;
				const texts = written({ content: { ...sampleQuote, lines, discount } });
				for (const locale of locales) {
					const { lines: shown, discount: shownOff, sums, total } = texts[locale];
					const sum = shown.reduce((all, { amount }) => all + centsIn(amount, locale), 0);
					const [before = 0, gst = 0, qst = 0] = sums.map(({ amount }) => centsIn(amount, locale));
					expect(sum - (shownOff ? centsIn(shownOff.amount, locale) : 0)).toBe(before);
					expect(before + gst + qst).toBe(centsIn(total.amount, locale));
				}
			}),
			{ numRuns: 10_000 },
		);
	});
});

/** Reads an amount as a person does: `1 149,50 $` or `$1,149.50`. */
function centsIn(amount: string, locale: Locale): number {
	const number = amount.replace(/[\s$−]/g, "");
	const [whole = "", fraction = ""] = locale === "fr" ? number.split(",") : number.replaceAll(",", "").split(".");
	return Number(whole) * 100 + Number(fraction);
}

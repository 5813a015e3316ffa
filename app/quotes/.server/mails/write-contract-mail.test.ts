import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import type { Mail } from "#app/model/ports.ts";
import { ductLine, hourlyLine, sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { openQuoteMails, origin, place, type QuoteMails } from "../../../../tests/mail/quote-mails.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

let quotes: QuoteMails;
beforeEach(async () => {
	quotes = await openQuoteMails();
});
afterEach(() => quotes.close());

async function copy(): Promise<Mail> {
	const [mail] = await quotes.mails("quote-accepted");
	if (!mail) throw new Error("There is no copy");
	return mail;
}

/** Above the estimate's range, so that the contract has a reason. */
const dear = { ...sampleQuote, lines: [...sampleQuote.lines, { ...ductLine, quantity: 300 }] };

/** The words that a reader sees, with single spaces. */
const plain = (text: string) => text.replaceAll(/\s+/g, " ");

/** Each text of the stored document, the terms by paragraph and cell, without their Markdown. */
async function contractTexts(locale: Locale): Promise<string[]> {
	const { texts } = await quotes.quote(1);
	const { terms, ...document } = texts?.[locale] ?? { terms: null };
	const paragraphs = (terms?.text ?? "")
		.split(/\n|\|/)
		.map((line) => line.replace(/^(?:#+|-|\d+\.|>)\s*/, "").replace(/^\[!NOTE\]$/, ""))
		.flatMap((line) => line.split(/\*\*|\[|\]\([^)]*\)/))
		.filter((line) => !/^[\s:-]*$/.test(line));
	return [...textsIn(document), terms?.title ?? "", terms?.version ?? "", ...paragraphs].map((text) =>
		plain(text).trim(),
	);
}

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return value === "" ? [] : [value];
	return value === null || typeof value !== "object" ? [] : Object.values(value).flatMap(textsIn);
}

describe.each(locales)("the copy of a contract in %s", (locale) => {
	it("contains every stored text of the binding language, and the French ones, in the HTML and in the text", async () => {
		await quotes.send(1, { content: dear, place });
		await quotes.accept(1, { locale });
		const mail = await copy();
		expect(mail.to).toBe("copie@example.com");
		const wanted = [...(await contractTexts(locale)), ...(await contractTexts("fr"))];
		expect(wanted.length).toBeGreaterThan(120);
		const html = plain(mail.html.replaceAll(/<[^>]+>|&#x27;|&#39;/g, (tag) => (tag.startsWith("<") ? "" : "'")));
		for (const text of wanted) {
			expect(plain(mail.text)).toContain(text);
			expect(html).toContain(text);
		}
	});

	it("names who accepted it, when, in which language, the hash and how to cancel", async () => {
		await quotes.send(1);
		await quotes.accept(1, { locale, name: "Hélène Côté" });
		const { text, subject, html } = await copy();
		const { hash } = await quotes.quote(1);
		const moment =
			locale === "fr"
				? "17 novembre 2026 à 10\u00a0h, heure de Montréal"
				: "November 17, 2026 at 10\u00a0a.m., Montréal time";
		const given = locale === "fr" ? "17 novembre 2026 à 9\u00a0h\u00a050" : "November 17, 2026 at 9:50\u00a0a.m.";
		expect(subject).toContain("AIR-7K2M9QX");
		for (const part of ["Hélène Côté", "copie@example.com", moment, given, hash ?? "no hash"])
			expect(text).toContain(part);
		expect(text).toContain(locale === "fr" ? "Version qui fait foi\nFrançaise" : "Version that binds\nEnglish");
		expect(text.includes("English version chosen")).toBe(locale === "en");
		expect(text).toContain(locale === "fr" ? "Pour annuler ou poser une question" : "To cancel or ask a question");
		expect(html).toContain(`href="${origin}${locale === "fr" ? "/estimation-gratuite/suivi/" : "/en/"}`);
		expect(html).not.toMatch(/href="\//);
	});
});

describe("the copy of a contract", () => {
	it("says the appointment that was booked with it, or that the day is still open", async () => {
		await quotes.send(1, { place });
		await quotes.accept(1, { books: true });
		expect((await copy()).text).toContain("Votre rendez-vous\nvendredi 20 novembre 2026, entre 8\u00a0h et 10\u00a0h");
		await quotes.close();
		quotes = await openQuoteMails();
		await quotes.send(1, { place });
		await quotes.accept(1);
		expect((await copy()).text).toContain("Nous communiquons avec vous pour convenir du jour.");
	});

	it("has the same words a year later, after the terms, prices and lead changed", async () => {
		await quotes.send(1);
		await quotes.accept(1, { locale: "en" });
		const before = await copy();
		quotes.clock.current = new Date("2027-11-17T15:00:00.000Z");
		const terms = (pages: (typeof originals)["content-pages.fr"]) =>
			pages.map((page) => ({ ...page, body: "Autres conditions.", matter: { ...page.matter, title: "Autre titre" } }));
		quotes.content.replace({
			"content-pages.fr": terms(originals["content-pages.fr"]),
			"content-pages.en": terms(originals["content-pages.en"]),
			prices: { ...originals.prices, version: "2027-11" },
		});
		await quotes.send(2, { content: { ...sampleQuote, validUntil: "2027-12-18", discount: null } });
		await quotes.accept(2);
		const [first, second] = await quotes.mails("quote-accepted");
		expect(first?.text).toBe(before.text);
		expect(first?.html).toBe(before.html);
		expect(second?.text).toContain("Autres conditions.");
	});

	it("keeps the company's name and address of that day in the contract", async () => {
		await quotes.send(1);
		await quotes.accept(1);
		const { company } = originals;
		const moved = { ...company.address, street: "1, rue Nouvelle" };
		quotes.content.replace({ company: { ...company, name: "Autre nom", address: moved } });
		const { text } = await copy();
		const merchant = text.slice(text.indexOf("Préparée par"), text.indexOf("Préparée pour"));
		expect(merchant).toContain(`${company.name}\n${company.address.street}`);
		expect(merchant).not.toMatch(/Autre nom|rue Nouvelle/);
	});

	it("is not sent once the lead is gone", async () => {
		await quotes.send(1);
		await quotes.accept(1);
		await quotes.store.commit([{ kind: "delete", collection: "leads", id: "lead" }]);
		expect(await quotes.mails("quote-accepted")).toEqual([null]);
	});

	it("shows hostile names, lines, discounts and reasons as text, with Markdown as typed", async () => {
		const hostile = (mark: string) => {
			const text = `${mark} <img src=x onerror=alert(1)> **gras** [lien](https://evil.example) {{7*7}} &amp; ${"x".repeat(200)}`;
			return { fr: text, en: text };
		};
		const content = {
			...dear,
			lines: [...dear.lines, { ...hourlyLine, text: hostile("LIGNE"), detail: hostile("DETAIL") }],
			discount: { promotion: null, text: hostile("RABAIS"), cents: 100 },
			reason: hostile("RAISON"),
		};
		await quotes.send(1, { content, text: hostile("MOTS").fr });
		const [offer] = await quotes.mails("quote-sent");
		await quotes.accept(1, { name: hostile("NOM").fr });
		const mails = [offer, await copy()];
		const marks = [
			["MOTS", "LIGNE", "DETAIL", "RABAIS", "RAISON"],
			["NOM", "LIGNE", "DETAIL", "RABAIS", "RAISON"],
		];
		for (const [index, mail] of mails.entries()) {
			expect(mail?.html).not.toMatch(/<img|href="https:\/\/evil|<strong>gras/);
			for (const mark of marks[index] ?? [])
				expect(plain(mail?.text ?? "")).toContain(`${mark} <img src=x onerror=alert(1)> **gras**`);
			expect(mail?.subject).not.toMatch(/img|NOM/);
		}
	});

	/** Gmail clips what is longer than 102 kB. */
	it("stays below 100 kB with forty lines in both languages", async () => {
		const long = {
			fr: "Nettoyage des conduits de l’étage, des deux côtés du couloir",
			en: "Cleaning of the ducts upstairs",
		};
		const line = { ...hourlyLine, text: long, detail: long };
		const content = { ...sampleQuote, lines: Array.from({ length: 40 }, () => line), reason: long };
		await quotes.send(1, { content });
		await quotes.accept(1, { locale: "en" });
		const { html } = await copy();
		expect(Buffer.byteLength(html)).toBeLessThan(100_000);
	});
});

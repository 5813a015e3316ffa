import { describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import type { PublishedContent } from "#app/.server/content/published-content.ts";
import { createSiteContent, type SiteContent } from "#app/.server/content/site-content.ts";
import { makeFile } from "#app/.server/files/make-file.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import type { Services } from "#app/.server/services.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import type { PageName } from "#app/locale/pages.ts";
import { siteFileAt } from "#app/locale/site-files.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { priceGroupNames, priceGroups, type WorkedExample } from "#app/model/estimate/example-names.ts";
import type { PriceList } from "#app/model/estimate/price-list.ts";
import { addTaxesToRange } from "#app/model/estimate/taxes.ts";
import { workedExamples } from "#app/model/estimate/worked-examples.ts";
import { areaPageNames } from "#app/model/site/area-pages.ts";
import type { ExampleCard } from "#app/model/site/cards.ts";
import type { AreaContent, PricesContent } from "#app/model/site/page-contents.ts";
import { areaFacts } from "#content/area-facts.ts";
import { testPageRequest } from "./page-request.testing.ts";

const { prices } = originals;
const dearer: PriceList = { ...prices, ranges: { ...prices.ranges, ducts: { low: 999_00, high: 1_111_00 } } };
const { areas } = originals.company;
const withoutLaval = { ...originals.company, areas: areas.filter(({ id }) => id !== "laval") };
/** The settings keep the id of an area whose name is retyped. */
const named = (fr: string) => ({
	...originals.company,
	areas: areas.map((area) => (area.id === "laval" ? { ...area, name: { fr, en: fr } } : area)),
});

describe.each(locales)("worked examples in %s", (locale) => {
	it("cost what the engine charges, on the prices page", async () => {
		const { examples } = await contentOf<PricesContent>("prices", locale);
		for (const group of priceGroupNames) expectPriced(examples[group] ?? [], priceGroups[group], prices);
	});

	it.each(areaPageNames)("cost what the engine charges, on %s", async (name) => {
		const { examples } = await contentOf<AreaContent>(name, locale);
		expectPriced(examples, areaFacts[name].examples, prices);
	});

	it("follow a published change of the price list", async () => {
		const { examples } = await contentOf<PricesContent>("prices", locale, { prices: dearer });
		for (const group of priceGroupNames) expectPriced(examples[group] ?? [], priceGroups[group], dearer);
	});

	it("name every answer that they assume", async () => {
		const { examples } = await contentOf<PricesContent>("prices", locale);
		const assumed = JSON.stringify(examples.air?.map(({ lines }) => lines));
		for (const vents of ["10", "14"]) expect(assumed).toContain(vents);
		const lines = priceGroupNames.flatMap((group) => examples[group]?.flatMap((card) => card.lines) ?? []);
		expect(lines.filter(({ note }) => note === "")).toEqual([]);
	});

	it("are the only amounts: no page or article has one typed in", () => {
		const words = originals[`words.${locale}`];
		const articles = originals[`articles.${locale}`].filter(({ name }) =>
			/^(duct-cleaning-cost|renovation-dust)$/.test(name),
		);
		const pages = [words.services, words.prices, ...areaPageNames.map((name) => words[name]), ...articles];
		expect(pages).toHaveLength(7);
		for (const page of pages) expect(JSON.stringify(page)).not.toMatch(/\d\s*\$|\$\s*\d/);
	});

	it.each([
		["removed", withoutLaval],
		["renamed to another town", named("Lévis")],
		["renamed to a town that begins alike", named("Lavaltrie")],
	])("redirect with their area's page, out of the sitemap and the footer, when the area is %s", async (_, company) => {
		const { redirect } = await load("area-laval", locale, { company });
		expect(redirect).toBe(locale === "fr" ? "/contactez-nous" : "/en/contact-us");
		expect(sitemap({ company })).not.toContain("/laval");
		const { site } = (await load("index", locale, { company })).payload;
		expect(site.company.areas.map(({ path }) => path).filter((path) => path?.endsWith("/laval"))).toEqual([]);
		expect(sitemap({})).toContain(locale === "fr" ? "/secteurs/laval" : "/en/areas/laval");
	});

	it("stay when the name of their area differs in case or accents only", async () => {
		expect((await load("area-laval", locale, { company: named("LAVAL ") })).redirect).toBeNull();
	});
});

function expectPriced(cards: readonly ExampleCard[], names: readonly WorkedExample[], list: PriceList): void {
	expect(cards).toHaveLength(3);
	for (const [index, name] of names.entries()) {
		const answers = { services: workedExamples[name], promotionCode: null };
		const { low, high, lowTotal, highTotal } = estimate(answers, list, [], new Date());
		const range = cards[index]?.range ?? { low: 0, high: 0 };
		expect(range, name).toEqual({ low, high });
		// The page adds the taxes: the result must be the engine's total.
		expect(addTaxesToRange(range).total, name).toEqual({ low: lowTotal, high: highTotal });
	}
}

async function contentOf<Content>(name: PageName, locale: Locale, changes: Partial<typeof originals> = {}) {
	return (await load(name, locale, changes)).payload.content as Content;
}

function load(name: PageName, locale: Locale, changes: Partial<typeof originals>) {
	const page = testPageRequest({ name, locale });
	const content = contentWith(changes) as SiteContent as PublishedContent;
	return loadPage({ ...page, services: { ...page.services, content } as Services });
}

function sitemap(changes: Partial<typeof originals>): string {
	const file = siteFileAt("/sitemap.xml");
	if (!file) throw new Error("There is no sitemap");
	return makeFile(file, { origin: "https://airelle.example", now: new Date(), reader: contentWith(changes).reader() })
		.body;
}

function contentWith(changes: Partial<typeof originals>) {
	return createSiteContent({ ...originals, ...changes });
}

import { describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import type { PublishedContent } from "#app/.server/content/published-content.ts";
import { createSiteContent, type SiteContent } from "#app/.server/content/site-content.ts";
import { makeFile } from "#app/.server/files/make-file.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import { searchDocuments } from "#app/.server/search/documents.ts";
import type { Services } from "#app/.server/services.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { siteFiles } from "#app/locale/site-files.ts";
import { rangeOfVents } from "#app/model/estimate/engine/price-vents.ts";
import { namedPrice } from "#app/model/estimate/named-prices.ts";
import type { PriceList } from "#app/model/estimate/price-list.ts";
import type { PagePayload } from "#app/model/page-payload.ts";
import type { HomeContent } from "#app/model/site/page-contents.ts";
import type { ServiceContent } from "#app/model/site/service-content.ts";
import { everyPage, type Visited } from "./every-page.testing.ts";
import { amountsIn, type ShownText, shownTexts } from "./figures.testing.ts";
import { testPageRequest } from "./page-request.testing.ts";

/**
 * With a minimum that every visit in the texts falls below, the engine charges at least that for anything. So any smaller
 * amount on the site advertises less than a customer pays, unless it is added to a price, taken off one, or the minimum
 * stands beside it. What is added or taken off has odd amounts here, so that no other figure passes for it.
 */
const minimum = 99_999_00;
const exactly = (cents: number) => ({ low: cents, high: cents });
const { prices } = originals;
const steep: PriceList = {
	...prices,
	ranges: {
		...prices.ranges,
		"minimum-call-out": exactly(minimum),
		"extra-vent": { low: 11_13, high: 12_13 },
		"dryer-roof-exit": exactly(13_13),
	},
	furniture: { ...prices.furniture, seat: { low: 14_13, high: 15_13 } },
	rugs: { ...prices.rugs, urineSquareFoot: { low: 1_13, high: 1_63 } },
	condo: { ...prices.condo, parkingSquareFoot: { low: 13, high: 23 } },
};
const discount = 17_13;
const promotions = originals.promotions.map((each) => ({
	...each,
	amount: { kind: "fixed" as const, cents: discount },
	// Minus the discount, it is below the minimum.
	usualPrice: { cents: minimum + 5_00, evidence: "Factures 1201 à 1344, mai.", from: "2026-05-01", to: "2026-09-30" },
}));

/** The unit of a building is a share of a visit: `advertised.test.ts` holds the whole building against the minimum. */
const added = new Set(
	["extra-vent", "dryer-roof-exit", "seat", "rug-urine-square-foot", "parking-square-foot", "condo-unit"]
		.map((key) => namedPrice(key, steep) ?? exactly(0))
		.flatMap(({ low, high }) => [low, high])
		.concat(discount),
);

const now = new Date("2026-11-15T12:00:00Z");
const content = createSiteContent({ ...originals, prices: steep, promotions }) as SiteContent as PublishedContent;

describe("no figure is lower than what the engine charges for exactly that", () => {
	it.each(everyPage)("on $name in $locale $params, its meta description and its structured data", async (visited) => {
		const payload = await load(visited);
		expect(tooLow(shownTexts(payload), visited.locale)).toEqual([]);
		expect(lowNumbers(payload)).toEqual([]);
	});

	it.each(everyPage.filter(({ name }) => /^(index|services-ventilation-ducts|services-duct-cleaning)$/.test(name)))(
		"while vents are counted on $name in $locale",
		async (visited) => {
			const payload = (await load(visited)) as PagePayload<HomeContent | ServiceContent>;
			const list = payload.content.ductPrices;
			expect(list && rangeOfVents(4, list).low).toBeGreaterThanOrEqual(minimum);
		},
	);

	it.each(siteFiles)("in $path", (file) => {
		const { body } = makeFile(file, { origin: "https://airelle.example", now, reader: content.reader() });
		expect(tooLow(shownTexts(body), file.locale ?? "fr")).toEqual([]);
	});

	it.each(locales)("in the search index in %s", (locale) => {
		expect(tooLow(shownTexts([...searchDocuments(locale, content.reader(), now)]), locale)).toEqual([]);
	});

	it("which this test can tell", () => {
		const text = (words: string, around = words): ShownText[] => [{ path: "", text: words, around }];
		expect(tooLow(text("Un fauteuil : 69 à 89\u00a0$"), "fr")).toHaveLength(1);
		expect(tooLow(text("4,50 à 6,00\u00a0$ le pi², au moins 99\u00a0999\u00a0$"), "fr")).toEqual([]);
		expect(tooLow(text("$69 to $89", "An armchair: $69 to $89. A visit: $99,999."), "en")).toEqual([]);
		expect(tooLow(text("$69 to $89"), "en")).toHaveLength(1);
		expect(tooLow(text("Roof vent: $13.13 more"), "en")).toEqual([]);
		expect(lowNumbers({ offers: { priceSpecification: { minPrice: 69 } } })).toHaveLength(1);
	});
});

it("every figure follows a price list that the owner changes: tile, card, text, structured data and feed", async () => {
	const list = { ...prices, ranges: { ...prices.ranges, sofa: exactly(777_00), "minimum-call-out": exactly(555_00) } };
	const edited = createSiteContent({ ...originals, prices: list }) as SiteContent as PublishedContent;
	for (const locale of locales) {
		const shown = JSON.stringify(await load({ name: "services-furniture-mattresses", locale, params: {} }, edited));
		const [sofa, least] = locale === "fr" ? ["777\u00a0$", "555\u00a0$"] : ["$777", "$555"];
		expect(shown).toContain(`"price":{"low":77700,"high":77700}`);
		expect(shown).toContain(`"minPrice":777,"maxPrice":777`);
		expect(shown).toContain(`"value":"${sofa}"`);
		expect(shown).toContain(least);
		const home = JSON.stringify(await load({ name: "index", locale, params: {} }, edited));
		expect(home).toMatch(locale === "fr" ? /Sofa[^"]*777\u00a0\$/ : /sofa[^"]*\$777/);
		expect(home).toContain(`"price":"${least}, ${locale === "fr" ? "sortie au mur" : "wall vent"}"`);
		const feed = siteFiles.find(({ kind, locale: language }) => kind === "rss" && language === locale);
		const body = feed && makeFile(feed, { origin: "https://airelle.example", now, reader: edited.reader() }).body;
		expect(body).toContain(least);
	}
});

it("a price is struck out only beside a lower one", async () => {
	const usual = async (cents: number) => {
		const struck = promotions.map((each) => ({ ...each, usualPrice: { ...each.usualPrice, cents } }));
		const shown = createSiteContent({ ...originals, prices: steep, promotions: struck }) as SiteContent;
		const page = await load({ name: "discounts", locale: "en", params: {} }, shown as PublishedContent);
		return JSON.stringify(page).match(/"usualPrice":(null|\{[^}]*\})/)?.[1];
	};
	expect(await usual(minimum + 5_00)).toBe('{"before":"$100,004","after":"$99,999"}');
	expect(await usual(minimum + 20_00)).toBe('{"before":"$100,019","after":"$100,001.87"}');
	expect(await usual(minimum)).toBe("null");
});

async function load(visited: Visited, shown = content): Promise<unknown> {
	const page = testPageRequest({ ...visited, now });
	const { payload, status } = await loadPage({ ...page, services: { ...page.services, content: shown } as Services });
	expect(status).toBe(200);
	return payload;
}

function tooLow(texts: readonly ShownText[], locale: Locale): string[] {
	return texts
		.filter(({ text, around }) => {
			const isLow = amountsIn(text, locale).some((amount) => amount < minimum && !added.has(amount));
			return isLow && !text.startsWith("+ ") && !amountsIn(around, locale).includes(minimum);
		})
		.map(({ path, text }) => `${path}: ${text}`);
}

/** Figures that are not text: the range of a price card or of an example, and prices in structured data. */
function lowNumbers(value: unknown, path = ""): string[] {
	if (value === null || typeof value !== "object") return [];
	return Object.entries(value).flatMap(([key, below]) => {
		const at = `${path}.${key}`;
		if (["minPrice", "maxPrice", "price"].includes(key) && typeof below === "number") {
			return below * 100 < minimum ? [at] : [];
		}
		if ((key === "price" || key === "range") && below && typeof below === "object" && "low" in below) {
			return Number(below.low) < minimum ? [at] : [];
		}
		return ["prices", "ductPrices", "lines", "promotions"].includes(key) ? [] : lowNumbers(below, at);
	});
}

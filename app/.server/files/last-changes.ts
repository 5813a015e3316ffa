import { createHash } from "node:crypto";
import { type Locale, locales } from "#app/locale/locales.ts";
import { type PageName, servicePage } from "#app/locale/pages.ts";
import { advertisedPrice } from "#app/model/estimate/advertised.ts";
import { exampleNames } from "#app/model/estimate/example-names.ts";
import { namedPrice } from "#app/model/estimate/named-prices.ts";
import { namedPriceKeys } from "#app/model/estimate/prices.ts";
import { priceExample } from "#app/model/estimate/worked-examples.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { isAreaPage } from "#app/model/site/area-pages.ts";
import type { PageWords } from "#app/model/site/page-words.ts";
import record from "#content/last-changes.json";
import { originals } from "../content/originals.ts";
import type { ContentReader } from "../content/reader.ts";
import { serviceOfPage } from "../content/shown-services.ts";
import { createSiteContent } from "../content/site-content.ts";

/**
 * The content of `content/last-changes.json`: for each page without a date of its own, a hash of its text and the day
 * of its last change. `npm run dates` updates the file; a test fails when it is outdated.
 */
export type ChangeRecord = Readonly<Record<string, { hash: string; date: string }>>;

/** Returns undefined when the hash does not match (published edits): no date is better than a wrong one. */
export function wordsChangedOn(name: PageName, locale: Locale, reader: ContentReader): string | undefined {
	const kept = (record as ChangeRecord)[recordKey(name, locale)];
	return kept && kept.hash === hashOfWords(name, locale, reader) ? kept.date : undefined;
}

const recordKey = (name: PageName, locale: Locale) => `${name}.${locale}`;

/** Hashes of the original text of every page in the record, which covers `content/` but not published edits. */
export function originalHashes(): ReadonlyMap<string, string> {
	const reader = createSiteContent(originals).reader();
	return new Map(
		datedPages.flatMap((name) =>
			locales.map((locale) => [recordKey(name, locale), hashOfWords(name, locale, reader)] as const),
		),
	);
}

/** Returns the record with today's date where the hash changed, without pages that no longer exist. */
export function refreshRecord(kept: ChangeRecord, hashes: ReadonlyMap<string, string>, today: string): ChangeRecord {
	return Object.fromEntries(
		[...hashes].map(([key, hash]) => [key, kept[key]?.hash === hash ? kept[key] : { hash, date: today }]),
	);
}

const pagesOfWords: Partial<Record<PageName, keyof PageWords>> = {
	index: "home",
	blog: "blog",
	contact: "contact",
	estimate: "estimate",
	discounts: "discounts",
	services: "services",
	prices: "prices",
	"area-montreal": "area-montreal",
	"area-laval": "area-laval",
	"area-south-shore": "area-south-shore",
};

export const datedPages = [...(Object.keys(pagesOfWords) as PageName[]), ...serviceNames.map(servicePage)];

/** Hashes the text before tokens are expanded, without origin and URLs, and the prices that the text names. */
function hashOfWords(name: PageName, locale: Locale, reader: ContentReader): string {
	const words = wordsOf(name, locale, reader);
	const list = reader.read("prices");
	const text = JSON.stringify(words);
	const named = namedPriceKeys.filter((key) => text.includes(`{{price:${key}}}`));
	const services = serviceNames.filter((service) => text.includes(`{{service:${service}}}`));
	const prices = [
		...named.map((key) => [key, namedPrice(key, list)]),
		...services.map((service) => [service, advertisedPrice(service, list)]),
	];
	return createHash("sha256")
		.update(JSON.stringify([words, prices]))
		.digest("base64url")
		.slice(0, 16);
}

function wordsOf(name: PageName, locale: Locale, reader: ContentReader): unknown {
	const service = serviceOfPage(name);
	if (service) {
		return [reader.read(`services/${service}.${locale}`), advertisedPrice(service, reader.read("prices"))];
	}
	const page = pagesOfWords[name];
	if (!page) throw new Error(`${name} has no words of its own`);
	const words = reader.read(`words.${locale}`)[page];
	return page === "prices" || isAreaPage(page)
		? [words, exampleNames.map((example) => workedOut(example, reader))]
		: words;
}

function workedOut(example: string, reader: ContentReader): readonly (number | undefined)[] {
	const { low, high } = priceExample(example, reader.read("prices")) ?? {};
	return [low, high];
}

import { createHash } from "node:crypto";
import { type Locale, locales } from "#app/locale/locales.ts";
import { type PageName, servicePage } from "#app/locale/pages.ts";
import type { PriceKey } from "#app/model/estimate/prices.ts";
import { serviceNames } from "#app/model/service-names.ts";
import type { PageWords } from "#app/model/site/page-words.ts";
import record from "#content/last-changes.json";
import { serviceFacts } from "#content/services/facts.ts";
import { originals } from "../content/originals.ts";
import type { ContentReader } from "../content/reader.ts";
import { createSiteContent } from "../content/site-content.ts";

/**
 * When the words of pages that carry no date of their own last changed: `content/last-changes.json` says for each page
 * what its words were, as a hash, and since when. `npm run dates` brings it up to date, and a test insists.
 */
export type ChangeRecord = Readonly<Record<string, { hash: string; date: string }>>;

/** Undefined when the record does not know these words: no date is better than a wrong one. */
export function wordsChangedOn(name: PageName, locale: Locale, reader: ContentReader): string | undefined {
	const kept = (record as ChangeRecord)[recordKey(name, locale)];
	return kept && kept.hash === hashOfWords(name, locale, reader) ? kept.date : undefined;
}

const recordKey = (name: PageName, locale: Locale) => `${name}.${locale}`;

/** Hashes of the original words of every page in the record: the record is about `content/`, not about publications. */
export function originalHashes(): ReadonlyMap<string, string> {
	const reader = createSiteContent(originals).reader();
	return new Map(
		datedPages.flatMap((name) =>
			locales.map((locale) => [recordKey(name, locale), hashOfWords(name, locale, reader)] as const),
		),
	);
}

/** The record with today's date where the words are new, and without the pages that are gone. */
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
};

export const datedPages = [...(Object.keys(pagesOfWords) as PageName[]), ...serviceNames.map(servicePage)];

/** As they are written, so that the hash is the same whatever the origin and the addresses, and the prices they name. */
function hashOfWords(name: PageName, locale: Locale, reader: ContentReader): string {
	const words = wordsOf(name, locale, reader);
	const { ranges } = reader.read("prices");
	const named = [...JSON.stringify(words).matchAll(/\{\{price:([a-z-]+)\}\}/g)].map(([, key]) => key as PriceKey);
	const prices = [...new Set(named)].map((key) => [key, ranges[key]]);
	return createHash("sha256")
		.update(JSON.stringify([words, prices]))
		.digest("base64url")
		.slice(0, 16);
}

function wordsOf(name: PageName, locale: Locale, reader: ContentReader): unknown {
	const service = serviceNames.find((candidate) => servicePage(candidate) === name);
	if (service) {
		const { price } = serviceFacts[service];
		return [reader.read(`services/${service}.${locale}`), price && reader.read("prices").ranges[price]];
	}
	const page = pagesOfWords[name];
	if (!page) throw new Error(`${name} has no words of its own`);
	return reader.read(`words.${locale}`)[page];
}

import { type Locale, locales } from "#app/locale/locales.ts";
import { type PageName, servicePage } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import { type EntryId, type EntryValue, kindOf, nameOf } from "#app/model/editing/content-entry.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import type { Article } from "#app/model/site/article.ts";
import type { ContentPageName } from "#app/model/site/content-pages.ts";
import type { PageWords } from "#app/model/site/page-words.ts";

/** Path of the page that shows an entry, per language; null where no page shows it (yet). */
export function previewPaths(id: EntryId, value: EntryValue): Readonly<Record<Locale, string | null>> {
	return Object.fromEntries(locales.map((locale) => [locale, previewPath(id, value, locale)])) as Record<
		Locale,
		string | null
	>;
}

/** The same paths, without the page that thanks for a message: only the person who sent one has its address. */
export function publicPaths(id: EntryId, value: EntryValue): Readonly<Record<Locale, string | null>> {
	return id === "page:thanks" ? { fr: null, en: null } : previewPaths(id, value);
}

function previewPath(id: EntryId, value: EntryValue, locale: Locale): string | null {
	switch (kindOf(id)) {
		case "page":
			return nameOf(id) === "thanks"
				? pathTo("contact-thanks", locale, { reference: "REF-ACDEFGH" })
				: pathTo(pageOfWords[nameOf(id) as Exclude<keyof PageWords, "thanks">], locale);
		case "service":
			return pathTo(servicePage(nameOf(id) as ServiceName), locale);
		case "article": {
			const slug = (value[locale] as Article | undefined)?.matter.slug;
			return slug ? pathTo("slug", locale, { slug }) : null;
		}
		case "legal":
			return pathTo(nameOf(id) as ContentPageName, locale);
		case "appointments":
		case "letters":
			return null;
		default:
			return pathTo(pageOfFacts[kindOf(id) as keyof typeof pageOfFacts], locale);
	}
}

const pageOfWords: Readonly<Record<Exclude<keyof PageWords, "thanks">, PageName>> = {
	home: "index",
	contact: "contact",
	estimate: "estimate",
	discounts: "discounts",
	blog: "blog",
	search: "search",
	services: "services",
	prices: "prices",
	"area-montreal": "area-montreal",
	"area-laval": "area-laval",
	"area-south-shore": "area-south-shore",
};

const pageOfFacts = {
	estimate: "estimate",
	company: "contact",
	prices: "prices",
	promotions: "discounts",
	"service-area": "index",
	brand: "index",
	"service-list": "index",
	"closing-reasons": "index",
	redirects: "index",
} as const satisfies Record<string, PageName>;

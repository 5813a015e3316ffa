import { type Localized, locales, localeTags } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { localeStrategy } from "#app/locale/strategy.ts";
import { nextPromotionChange } from "#app/model/promotion.ts";
import { type IndexedPage, indexedPages } from "./indexed-pages.ts";
import type { FileContext, MadeFile } from "./make-file.ts";
import { element, type Xml, xmlDocument } from "./xml.ts";

/** Every address that search engines should know, each with its pair in the other language. */
export function makeSitemap({ origin, reader, now }: FileContext): MadeFile {
	const urls = indexedPages(reader, now).flatMap((page) => urlsOf(page, origin));
	const namespaces = {
		xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
		"xmlns:xhtml": "http://www.w3.org/1999/xhtml",
	};
	return {
		body: xmlDocument(element("urlset", namespaces, ...urls)),
		contentType: "application/xml; charset=utf-8",
		validUntil: nextPromotionChange(reader.read("promotions"), now),
	};
}

function urlsOf({ name, params, changed }: IndexedPage, origin: string): Xml[] {
	const addresses: Localized<string> = {
		fr: origin + pathTo(name, "fr", params.fr),
		en: origin + pathTo(name, "en", params.en),
	};
	// One address speaks both languages: it changed when either did, and it has no pair.
	if (localeStrategy === "no_prefix") return [url(addresses.fr, [changed.fr, changed.en].sort().at(-1), [])];
	const alternates = [
		...locales.map((locale) => alternate(localeTags[locale], addresses[locale])),
		alternate("x-default", addresses.fr),
	];
	return locales.map((locale) => url(addresses[locale], changed[locale], alternates));
}

function url(address: string, changed: string | undefined, alternates: readonly Xml[]): Xml {
	return element("url", {}, element("loc", {}, address), changed && element("lastmod", {}, changed), ...alternates);
}

function alternate(hreflang: string, href: string): Xml {
	return element("xhtml:link", { rel: "alternate", hreflang, href });
}

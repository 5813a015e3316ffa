import { type Locale, locales, localeTags } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { localeStrategy } from "#app/locale/strategy.ts";
import { nextPromotionChange } from "#app/model/estimate/promotion.ts";
import { type IndexedPage, indexedPages } from "./indexed-pages.ts";
import type { FileContext, MadeFile } from "./made-file.ts";
import { element, type Xml, xmlDocument } from "./xml.ts";

/** Every indexed URL, each with its alternate in the other language. */
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
	const address = (locale: Locale) => params[locale] && origin + pathTo(name, locale, params[locale]);
	const french = address("fr");
	// One URL serves both languages: it has no alternate, and its date is the later of both.
	if (localeStrategy === "no_prefix") return french ? [url(french, [changed.fr, changed.en].sort().at(-1), [])] : [];
	const published = locales.flatMap((locale) => {
		const own = address(locale);
		return own ? [{ locale, address: own }] : [];
	});
	const alternates = [
		...published.map((pair) => alternate(localeTags[pair.locale], pair.address)),
		...(french ? [alternate("x-default", french)] : []),
	];
	return published.map((pair) => url(pair.address, changed[pair.locale], alternates));
}

function url(address: string, changed: string | undefined, alternates: readonly Xml[]): Xml {
	return element("url", {}, element("loc", {}, address), changed && element("lastmod", {}, changed), ...alternates);
}

function alternate(hreflang: string, href: string): Xml {
	return element("xhtml:link", { rel: "alternate", hreflang, href });
}

import { defaultLocale, type Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { localeStrategy } from "#app/locale/strategy.ts";
import type { Article } from "#app/model/site/article.ts";
import type { ContentReader } from "./reader.ts";

/** The language whose slugs the addresses of a page carry: with `no_prefix` there is one address, the French one. */
const slugLocale = (locale: Locale): Locale => (localeStrategy === "no_prefix" ? defaultLocale : locale);

/** Undefined as long as the article is not published in that language. */
export function articleSlug(name: string, locale: Locale, reader: ContentReader): string | undefined {
	return reader.pick(
		`articles.${slugLocale(locale)}`,
		(articles) => articles.find((article) => article.name === name)?.matter.slug,
	);
}

/** Where an article is read; the list of articles as long as it is not published in that language. */
export function articlePath(name: string, locale: Locale, reader: ContentReader): string {
	const slug = articleSlug(name, locale, reader);
	return slug === undefined ? pathTo("blog", locale) : pathTo("slug", locale, { slug });
}

/** The article that answers at an address, in the visitor's language. */
export function articleAt(slug: string | undefined, locale: Locale, reader: ContentReader): Article | undefined {
	const name = reader.pick(
		`articles.${slugLocale(locale)}`,
		(articles) => articles.find(({ matter }) => matter.slug === slug)?.name,
	);
	return reader.pick(`articles.${locale}`, (articles) => articles.find((article) => article.name === name));
}

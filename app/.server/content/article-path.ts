import { defaultLocale, type Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { localeStrategy } from "#app/locale/strategy.ts";
import type { Article } from "#app/model/article.ts";
import type { ContentReader } from "./reader.ts";

/** The language whose slugs the addresses of a page carry: with `no_prefix` there is one address, the French one. */
const slugLocale = (locale: Locale): Locale => (localeStrategy === "no_prefix" ? defaultLocale : locale);

export function articleSlug(name: string, locale: Locale, reader: ContentReader): string {
	const article = reader.read(`articles.${slugLocale(locale)}`).find((candidate) => candidate.name === name);
	if (!article) throw new Error(`There is no article ${name} in ${locale}`);
	return article.matter.slug;
}

export function articlePath(name: string, locale: Locale, reader: ContentReader): string {
	return pathTo("slug", locale, { slug: articleSlug(name, locale, reader) });
}

/** The article that answers at an address, in the visitor's language. */
export function articleAt(slug: string | undefined, locale: Locale, reader: ContentReader): Article | undefined {
	const addressed = reader.read(`articles.${slugLocale(locale)}`).find(({ matter }) => matter.slug === slug);
	return addressed && reader.read(`articles.${locale}`).find(({ name }) => name === addressed.name);
}

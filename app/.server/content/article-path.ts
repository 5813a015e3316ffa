import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { Article } from "#app/model/site/article.ts";
import type { ContentReader } from "./reader.ts";
import { slugLocale } from "./slug-locale.ts";

/** Returns undefined while the article is not published in that language. */
export function articleSlug(name: string, locale: Locale, reader: ContentReader): string | undefined {
	return reader.pick(
		`articles.${slugLocale(locale)}`,
		(articles) => articles.find((article) => article.name === name)?.matter.slug,
	);
}

/** Returns the path of an article, or of the article list while it is not published in that language. */
export function articlePath(name: string, locale: Locale, reader: ContentReader): string {
	const slug = articleSlug(name, locale, reader);
	return slug === undefined ? pathTo("blog", locale) : pathTo("slug", locale, { slug });
}

/** Returns the article at a slug, in the visitor's language. */
export function articleAt(slug: string | undefined, locale: Locale, reader: ContentReader): Article | undefined {
	const name = reader.pick(
		`articles.${slugLocale(locale)}`,
		(articles) => articles.find(({ matter }) => matter.slug === slug)?.name,
	);
	return reader.pick(`articles.${locale}`, (articles) => articles.find((article) => article.name === name));
}

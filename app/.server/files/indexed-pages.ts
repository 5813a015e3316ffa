import { type Locale, type Localized, locales } from "#app/locale/locales.ts";
import { isIndexed, type PageName, type PageParams, pageDefinition, pageNames } from "#app/locale/pages.ts";
import { lastPromotionChange } from "#app/model/estimate/promotion.ts";
import { isAreaPage, servedAreaPages } from "#app/model/site/area-pages.ts";
import { type Article, changedOn } from "#app/model/site/article.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { articleSlug } from "../content/article-path.ts";
import { fullTopics } from "../content/blog-lists.ts";
import { entriesOf, fullServicesIn, galleryIn, galleryServiceSlug } from "../content/gallery-lists.ts";
import type { ContentReader } from "../content/reader.ts";
import { isPageShown } from "../content/shown-services.ts";
import { topicSlug } from "../content/topic-path.ts";
import { datedPages, wordsChangedOn } from "./last-changes.ts";

/** A page listed in the sitemap, in the languages in which it is published. */
export interface IndexedPage {
	name: PageName;
	params: Localized<PageParams | undefined>;
	/** The day of the last change of its content; undefined when unknown. */
	changed: Localized<string | undefined>;
}

/** Every indexed page of the page table, with every existing set of parameters. */
export function indexedPages(reader: ContentReader, now: Date): IndexedPage[] {
	return pageNames.filter(isIndexed).flatMap((name) => {
		if (name === "slug") return articlePages(reader);
		if (name === "blog-topic") return topicPages(reader);
		if (name === "gallery" || name === "gallery-service") return galleryPages(name, reader);
		if (name === "gallery-page") return [];
		if (isAreaPage(name) && !reader.pick("company", ({ areas }) => servedAreaPages(areas)).includes(name)) return [];
		if (!isPageShown(name, reader)) return [];
		if (pageDefinition(name).paths.fr.includes(":")) throw new Error(`The addresses of ${name} are not known`);
		const changed = localized((locale) => changeOf(name, locale, reader, now));
		return [{ name, params: localized(() => ({})), changed }];
	});
}

function changeOf(name: PageName, locale: Locale, reader: ContentReader, now: Date): string | undefined {
	if (name === "blog") return listChange(locale, reader);
	const own = wordsChange(name, locale, reader);
	if (name !== "index" && name !== "discounts") return own;
	const promotions = lastPromotionChange(reader.read("promotions"), now) ?? "";
	const articles = name === "index" ? articlesIn(locale, reader).map(changedOn) : [];
	return latest(own, [promotions, ...articles]);
}

/** Markdown pages have a date in their front matter; for the others it comes from `content/last-changes.json`. */
function wordsChange(name: PageName, locale: Locale, reader: ContentReader): string | undefined {
	if (datedPages.includes(name)) return wordsChangedOn(name, locale, reader);
	return reader.read(`content-pages.${locale}`).find((page) => page.name === name)?.matter.date;
}

function articlePages(reader: ContentReader): IndexedPage[] {
	return articlesIn("fr", reader).map(({ name }) => ({
		name: "slug",
		params: localized((locale) => {
			const slug = articleSlug(name, locale, reader);
			return slug === undefined ? undefined : { slug };
		}),
		changed: localized((locale) =>
			articlesIn(locale, reader)
				.filter((article) => article.name === name)
				.map(changedOn)
				.at(0),
		),
	}));
}

function topicPages(reader: ContentReader): IndexedPage[] {
	return fullTopics(articlesIn("fr", reader)).map((topic) => ({
		name: "blog-topic",
		params: localized((locale) =>
			fullTopics(articlesIn(locale, reader)).includes(topic) ? { topic: topicSlug(topic, locale, reader) } : undefined,
		),
		changed: localized((locale) => listChange(locale, reader, ({ matter }) => matter.topic === topic)),
	}));
}

/** Dated by the newest entry. An empty gallery is not listed. */
function galleryPages(name: "gallery" | "gallery-service", reader: ContentReader): IndexedPage[] {
	const gallery = galleryIn(reader);
	const services = name === "gallery" ? (gallery.length > 0 ? [null] : []) : fullServicesIn(gallery);
	return services.map((service) => {
		const newest = entriesOf(gallery, service)[0]?.publishedAt;
		return {
			name,
			params: localized((locale): PageParams => (service ? { service: galleryServiceSlug(service, locale) } : {})),
			changed: localized(() => newest && dayInMontreal(new Date(newest))),
		};
	});
}

function listChange(
	locale: Locale,
	reader: ContentReader,
	isListed: (article: Article) => boolean = () => true,
): string | undefined {
	return latest(wordsChange("blog", locale, reader), articlesIn(locale, reader).filter(isListed).map(changedOn));
}

function articlesIn(locale: Locale, reader: ContentReader): readonly Article[] {
	return reader.read(`articles.${locale}`);
}

/** Returns undefined when the date of the page's own text is unknown. */
function latest(own: string | undefined, others: readonly string[]): string | undefined {
	return own && [own, ...others].sort().at(-1);
}

function localized<T>(make: (locale: Locale) => T): Localized<T> {
	return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

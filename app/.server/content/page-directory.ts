import { type Locale, type Localized, locales } from "#app/locale/locales.ts";
import type { PageRow } from "#app/model/insights/statistics.ts";
import { ownValue } from "#app/model/own-value.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";
import type { Article } from "#app/model/site/article.ts";
import type { PageWords } from "#app/model/site/page-words.ts";
import { type Topic, topics } from "#app/model/site/topics.ts";
import { type PageKey, pageAt } from "#app/model/traffic/page-key.ts";
import { galleryWords } from "#content/pages/gallery.ts";
import { countedPageNames as englishCounted } from "#content/staff/counted-pages.en.ts";
import { countedPageNames as frenchCounted } from "#content/staff/counted-pages.fr.ts";
import { contentWords as english } from "#content/staff/words.en.ts";
import { contentWords as french } from "#content/staff/words.fr.ts";
import { expandText } from "./expand.ts";
import { galleryServiceAt, galleryServiceSlug } from "./gallery-lists.ts";
import type { ContentReader } from "./reader.ts";
import { serviceNameIn } from "./service-name.ts";
import { topicSlug } from "./topic-path.ts";

export type DescribedPage = Pick<PageRow, "key" | "title" | "kind" | "publishedOn">;

/** Names pages in a member's language. */
export interface PageDirectory {
	/** The key of both languages together: addresses of articles differ between them. */
	describe(key: PageKey): DescribedPage;
	articles: readonly DescribedPage[];
}

const namesOf: Localized<Readonly<Record<string, string>>> = {
	fr: { ...french.pages, ...frenchCounted, gallery: galleryWords.fr.name },
	en: { ...english.pages, ...englishCounted, gallery: galleryWords.en.name },
};

/** Pages whose words have another name than their page. */
const wordsOf: Readonly<Record<string, keyof PageWords>> = { index: "home", "contact-thanks": "thanks" };

export function pageDirectory(reader: ContentReader, locale: Locale): PageDirectory {
	const known = new Map<PageKey, DescribedPage>();
	const bySlug = articlesBySlug(reader, locale);

	function find(key: PageKey): DescribedPage {
		const [name = "", parameter = ""] = key.split("/");
		switch (name) {
			case "slug":
				return bySlug.get(parameter) ?? page(key, null);
			case "blog-topic":
				return topicPage(parameter);
			case "gallery-service":
				return galleryPage(parameter);
			case "blog-page":
				return find("blog");
			case "gallery-page":
				return find("gallery");
		}
		const service = serviceNames.find((each) => key === `services-${each}`);
		if (service) return { ...page(key, serviceNameIn(service, locale, reader)), kind: "service" };
		return page(key, ownValue(namesOf[locale], ownValue(wordsOf, key) ?? key) ?? textPageTitle(key));
	}

	function topicPage(slug: string): DescribedPage {
		const topic =
			topics.find((each) => locales.some((language) => topicSlug(each, language, reader) === slug)) ??
			movedTopic(slug, reader);
		if (!topic) return page(`blog-topic/${slug}`, null);
		const label = reader.pick(`words.${locale}`, (words) => words.blog.topics[topic].label);
		return page(`blog-topic/${topicSlug(topic, "fr", reader)}`, `${namesOf[locale].blog}, ${label}`);
	}

	function galleryPage(slug: string): DescribedPage {
		const service = locales.map((language) => galleryServiceAt(slug, language)).find(Boolean);
		if (!service) return page(`gallery-service/${slug}`, null);
		const title = galleryWords[locale].ofService.title(serviceNameIn(service, locale, reader));
		return page(`gallery-service/${galleryServiceSlug(service, "fr")}`, title);
	}

	function textPageTitle(key: PageKey): string | null {
		const found = reader.read(`content-pages.${locale}`).find(({ name }) => name === key);
		return found ? expandText(found.matter.title, locale, reader) : null;
	}

	return {
		articles: [...new Set(bySlug.values())],
		describe(key) {
			const found = known.get(key) ?? find(key);
			known.set(key, found);
			return found;
		},
	};
}

function page(key: PageKey, title: string | null): DescribedPage {
	return { key, title, kind: "page", publishedOn: null };
}

/** The topic that had this slug before. */
function movedTopic(slug: string, reader: ContentReader): Topic | undefined {
	const moved = reader.read("redirects").find(({ from }) => pageAt(from)?.key === `blog-topic/${slug}`);
	return topics.find((topic) => moved?.to === `topic:${topic}`);
}

/** By the slug of either language, and by slugs that the article had before; the same object for all of them. */
function articlesBySlug(reader: ContentReader, locale: Locale): Map<string, DescribedPage> {
	const all = locales.flatMap((language) =>
		reader.read(`articles.${language}`).map((article) => ({ language, article })),
	);
	const found = new Map<string, DescribedPage>();
	const byTarget = new Map<string, DescribedPage>();
	for (const [name, versions] of Map.groupBy(all, ({ article }) => article.name)) {
		const [first] = versions;
		if (!first) continue;
		const own = (versions.find(({ language }) => language === locale) ?? first).article;
		const described: DescribedPage = {
			key: `slug/${first.article.matter.slug}`,
			title: titleOf(own, locale, reader),
			kind: "article",
			publishedOn: own.matter.date,
		};
		byTarget.set(`article:${name}`, described);
		for (const { article } of versions) found.set(article.matter.slug, described);
	}
	for (const { from, to } of reader.read("redirects")) {
		const moved = byTarget.get(to);
		const [name, slug = ""] = pageAt(from)?.key.split("/") ?? [];
		if (moved && name === "slug" && !found.has(slug)) found.set(slug, moved);
	}
	return found;
}

function titleOf({ matter }: Article, locale: Locale, reader: ContentReader): string {
	return expandText(matter.title, locale, reader);
}

export function serviceTitles(reader: ContentReader, locale: Locale): Map<ServiceName, string> {
	return new Map(serviceNames.map((service) => [service, serviceNameIn(service, locale, reader)]));
}

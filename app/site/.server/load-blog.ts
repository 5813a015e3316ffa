import { articlesPerPage, fullTopics, usedTopics } from "#app/.server/content/blog-lists.ts";
import { pageWords } from "#app/.server/content/page-words.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { topicAt, topicPath, topicSlug } from "#app/.server/content/topic-path.ts";
import { articleCard } from "#app/.server/pages/cards.ts";
import type { LoadContext, LoadedPage, PageFailure } from "#app/.server/pages/loaded-page.ts";
import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { newestFirst } from "#app/model/site/article.ts";
import type { BlogContent } from "#app/model/site/page-contents.ts";
import type { Topic } from "#app/model/site/topics.ts";
import { fillIn } from "#app/model/text/fill-in.ts";

/** The blog list, the newest first, in pages. Page 1 is the list itself and has no second URL. */
export function loadBlog({ name, locale, params, reader, path }: LoadContext): LoadedPage | PageFailure {
	const words = pageWords("blog", locale, reader);
	const pagesIn = (language: Locale) => {
		const count = reader.pick(`articles.${language}`, (articles) => articles.length);
		return Math.max(1, Math.ceil(count / articlesPerPage));
	};
	const pages = pagesIn(locale);
	const page = Number(params.page ?? 1);
	if (page > pages || (page === 1 && name === "blog-page")) {
		return { failure: { status: 404, message: `Page not found: ${path}` } };
	}
	const shown = reader.pick(`articles.${locale}`, (articles) =>
		newestFirst(articles).slice((page - 1) * articlesPerPage, page * articlesPerPage),
	);
	const title = page === 1 ? words.title : `${words.title} (${page})`;
	const content: BlogContent = {
		heading: words.heading,
		lead: words.lead,
		topics: topicLinks(null, locale, reader),
		articles: shown.map((article) => articleCard(article, locale, reader)),
		page,
		pages,
	};
	const description = page === 1 ? words.description : fillIn(words.pageDescription, { page });
	const paramsIn = (language: Locale) => (page > pagesIn(language) ? undefined : params);
	return { title, description, content, paramsByLocale: { fr: paramsIn("fr"), en: paramsIn("en") } };
}

export function loadBlogTopic({ locale, params, reader, path }: LoadContext): LoadedPage | PageFailure {
	const topic = topicAt(params.topic, locale, reader);
	const articles = reader.pick(`articles.${locale}`, (all) =>
		newestFirst(all).filter(({ matter }) => matter.topic === topic),
	);
	if (!topic || articles.length === 0) return { failure: { status: 404, message: `Page not found: ${path}` } };
	const { label, lead, description } = pageWords("blog", locale, reader).topics[topic];
	const content: BlogContent = {
		heading: label,
		lead,
		topics: topicLinks(topic, locale, reader),
		articles: articles.map((article) => articleCard(article, locale, reader)),
		page: 1,
		pages: 1,
	};
	const inOther = (language: Locale) =>
		reader.pick(`articles.${language}`, usedTopics).includes(topic)
			? { topic: topicSlug(topic, language, reader) }
			: undefined;
	const paramsByLocale = { fr: inOther("fr"), en: inOther("en") };
	const noindex = !reader.pick(`articles.${locale}`, fullTopics).includes(topic);
	return { title: label, description, content, paramsByLocale, noindex };
}

function topicLinks(current: Topic | null, locale: Locale, reader: ContentReader): BlogContent["topics"] {
	const blog = pageWords("blog", locale, reader);
	return [
		{ label: blog.allTopics, path: pathTo("blog", locale), current: current === null },
		...reader.pick(`articles.${locale}`, usedTopics).map((topic) => ({
			label: blog.topics[topic].label,
			path: topicPath(topic, locale, reader),
			current: topic === current,
		})),
	];
}

import { articleAt, articleSlug } from "#app/.server/content/article-path.ts";
import { expand } from "#app/.server/content/expand.ts";
import { versionDay } from "#app/.server/content/legal-version.ts";
import { renderMarkdown } from "#app/.server/content/markdown.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { isShownIn } from "#app/.server/content/shown-services.ts";
import { articleCard, serviceTile } from "#app/.server/pages/cards.ts";
import type { LoadContext, LoadedPage, PageFailure } from "#app/.server/pages/loaded-page.ts";
import type { Locale } from "#app/locale/locales.ts";
import { isPossible } from "#app/locale/own-addresses.ts";
import { matchPage } from "#app/locale/paths.ts";
import { type Article, type ContentPage, changedOn, newestFirst } from "#app/model/site/article.ts";
import type { ContentPageContent } from "#app/model/site/page-contents.ts";
import { formatDate } from "#app/time/format.ts";
import { articleDates } from "#content/article-words.ts";
import { trustBox } from "./trust-rows.ts";

export function loadContentPage({ name, locale, reader }: LoadContext): LoadedPage {
	const page = reader.pick(`content-pages.${locale}`, (pages) => pages.find((candidate) => candidate.name === name));
	if (!page) throw new Error(`content/pages lacks ${name}.${locale}.md`);
	const facts = reader.pick("company", (company) => company.trust);
	const trust = expand(trustBox(name, facts, locale), locale, reader);
	const content: ContentPageContent = {
		...contentOf(page, locale, reader),
		since: versionDay(page.matter, locale),
		trust,
	};
	return { title: content.title, description: page.matter.description, content };
}

export function loadArticle({ locale, params, reader, path }: LoadContext): LoadedPage | PageFailure {
	const article = articleAt(params.slug, locale, reader);
	if (!article) return { failure: { status: 404, message: `Page not found: ${path}` } };
	const content: ContentPageContent = {
		...contentOf(article, locale, reader),
		article: {
			card: articleCard(article, locale, reader),
			updated: updateOf(article, locale),
			services: article.matter.services
				.filter((name) => isShownIn(reader, name))
				.map((name) => serviceTile(name, locale, reader)),
			next: reader
				.pick(`articles.${locale}`, (articles) => nextArticles(article, articles))
				.map((next) => articleCard(next, locale, reader)),
		},
	};
	const slugIn = (language: Locale) => {
		const slug = articleSlug(article.name, language, reader);
		return slug === undefined ? undefined : { slug };
	};
	return {
		title: content.title,
		description: article.matter.description,
		content,
		layout: "blog",
		article: article.name,
		paramsByLocale: { fr: slugIn("fr"), en: slugIn("en") },
	};
}

/** Promised at the end of every article. */
function updateOf(article: Article, locale: Locale): { day: string; words: string } | undefined {
	const day = changedOn(article);
	return day > article.matter.date ? { day, words: articleDates[locale].updated(formatDate(day, locale)) } : undefined;
}

function contentOf(page: ContentPage | Article, locale: Locale, reader: ContentReader): ContentPageContent {
	const { title, lead, date } = expand(page.matter, locale, reader);
	const { html, contents } = renderMarkdown(expand(page.body, locale, reader));
	return { title, lead, date, contents, html: html.replace(/<a href="(\/[^"]*)"/g, asPageLink) };
}

/** Links to pages of the site are followed without loading a document, as those of `ui/link.tsx`; files are loaded. */
function asPageLink(link: string, href: string): string {
	const match = matchPage(href.split(/[?#]/)[0] ?? "");
	return match && isPossible(match) ? `${link} data-link=""` : link;
}

/** Articles on the same topic first, then the newest. */
function nextArticles(article: Article, articles: readonly Article[]): Article[] {
	const others = newestFirst(articles).filter(({ name }) => name !== article.name);
	const related = others.filter(({ matter }) => matter.topic === article.matter.topic);
	return [...new Set([...related, ...others])].slice(0, 3);
}

import { createHash } from "node:crypto";
import type { Locale } from "#app/locale/locales.ts";
import type { CoverName } from "#app/model/editing/uploaded-picture.ts";
import { changedOn, newestFirst } from "#app/model/site/article.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { sourcesOf } from "#app/ui/sources-of.ts";
import { articlePath } from "../content/article-path.ts";
import { expand } from "../content/expand.ts";
import { renderMarkdown } from "../content/markdown.ts";
import { pageWords } from "../content/page-words.ts";
import { wordsChangedOn } from "./last-changes.ts";
import type { FileContext } from "./made-file.ts";

export interface FeedArticle {
	id: string;
	url: string;
	title: string;
	summary: string;
	html: string;
	published: Date;
	updated: Date;
	topic: { name: string; label: string };
	cover: { url: string; alt: string; width: number; height: number };
}

export const coverType = "image/webp";

export function feedArticles({ origin, locale, reader }: FileContext): FeedArticle[] {
	const { topics } = pageWords("blog", locale, reader);
	return newestFirst(reader.read(`articles.${locale}`)).map((article) => {
		const { title, description, date, topic, cover, alt } = expand(article.matter, locale, reader);
		const url = origin + articlePath(article.name, locale, reader);
		const { html } = renderMarkdown(expand(article.body, locale, reader));
		return {
			id: feedId(`article ${article.name} ${locale}`, origin),
			url,
			title,
			summary: description,
			html: withAbsoluteLinks(html, origin, url),
			published: asInstant(date),
			updated: asInstant(changedOn(article)),
			topic: { name: topic, label: topics[topic].label },
			cover: { ...widestPicture(cover, origin), alt },
		};
	});
}

/**
 * The latest change of any article: feeds change at no other time. Without articles, the day on which the words of the
 * blog changed; when that is not known, today, as Atom demands a date.
 */
export function feedUpdated(articles: readonly FeedArticle[], { locale, reader, now }: FileContext): Date {
	if (articles.length === 0) return asInstant(wordsChangedOn("blog", locale, reader) ?? dayInMontreal(now));
	return new Date(Math.max(...articles.map(({ updated }) => updated.getTime())));
}

/**
 * An id that depends on the host of the site and not on the article's URL: two sites with this software share no id, and
 * readers show an article once after its address has changed.
 */
function feedId(name: string, origin: string): string {
	const hex = createHash("sha256")
		.update(`${new URL(origin).host} ${name}`)
		.digest("hex");
	// Sets the version and variant bits of a UUID version 8 (custom format, RFC 9562).
	return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const blogId = (locale: Locale, origin: string) => feedId(`blog ${locale}`, origin);

/** Noon UTC falls on the same day in every time zone of Canada. */
function asInstant(day: string): Date {
	return new Date(`${day}T12:00:00Z`);
}

/** Feeds have no base URL, so relative links would not work. */
function withAbsoluteLinks(html: string, origin: string, url: string): string {
	return html.replaceAll(' href="/', ` href="${origin}/`).replaceAll(' href="#', ` href="${url}#`);
}

function widestPicture(name: CoverName, origin: string): Omit<FeedArticle["cover"], "alt"> {
	const { webp, width, height } = sourcesOf(name);
	const [widest, path] = webp.at(-1) ?? [0, ""];
	return { url: origin + path, width: widest, height: Math.round((widest * height) / width) };
}

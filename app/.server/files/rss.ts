import { localeTags } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { siteFilePath } from "#app/locale/site-files.ts";
import { feedTitles } from "#content/feeds.ts";
import { iconPath } from "../brand/drawn-brand.ts";
import { pageWords } from "../content/page-words.ts";
import { coverType, type FeedArticle, feedArticles, feedUpdated } from "./feed-articles.ts";
import type { FileContext, MadeFile } from "./made-file.ts";
import { element, type Xml, xmlDocument } from "./xml.ts";

/** RSS 2.0, with the full text of every article. */
export function makeRss(context: FileContext): MadeFile {
	const { origin, locale, reader } = context;
	const articles = feedArticles(context);
	const description = pageWords("blog", locale, reader).description;
	const blog = origin + pathTo("blog", locale);
	const author = reader.pick("company", (words) => words.name);
	const title = feedTitles[locale](author);
	const channel = element(
		"channel",
		{},
		element("title", {}, title),
		element("link", {}, blog),
		element("description", {}, description),
		element("language", {}, localeTags[locale].toLowerCase()),
		element("lastBuildDate", {}, feedUpdated(articles, context).toUTCString()),
		element("docs", {}, "https://www.rssboard.org/rss-specification"),
		element("atom:link", { rel: "self", type: "application/rss+xml", href: origin + siteFilePath("rss", locale) }),
		element(
			"image",
			{},
			element("url", {}, origin + iconPath("icon-192.png", reader)),
			element("title", {}, title),
			element("link", {}, blog),
		),
		...articles.map((article) => item(article, author)),
	);
	const namespaces = {
		"xmlns:atom": "http://www.w3.org/2005/Atom",
		"xmlns:content": "http://purl.org/rss/1.0/modules/content/",
		"xmlns:dc": "http://purl.org/dc/elements/1.1/",
		"xmlns:media": "http://search.yahoo.com/mrss/",
	};
	return {
		body: xmlDocument(element("rss", { version: "2.0", ...namespaces }, channel)),
		contentType: "application/rss+xml; charset=utf-8",
	};
}

function item({ id, url, title, summary, html, published, topic, cover }: FeedArticle, author: string): Xml {
	const { url: picture, alt, width, height } = cover;
	return element(
		"item",
		{},
		element("title", {}, title),
		element("link", {}, url),
		element("guid", { isPermaLink: "false" }, id),
		element("pubDate", {}, published.toUTCString()),
		element("dc:creator", {}, author),
		element("category", {}, topic.label),
		element("description", {}, summary),
		element("content:encoded", {}, html),
		element(
			"media:content",
			{ url: picture, medium: "image", type: coverType, width, height },
			element("media:description", { type: "plain" }, alt),
		),
	);
}

import { localeTags } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { siteFilePath } from "#app/locale/site-files.ts";
import { feedTitles } from "#content/feeds.ts";
import { iconPath } from "../brand/drawn-brand.ts";
import { pageWords } from "../content/page-words.ts";
import { blogId, coverType, type FeedArticle, feedArticles, feedUpdated } from "./feed-articles.ts";
import type { FileContext, MadeFile } from "./made-file.ts";
import { element, type Xml, xmlDocument } from "./xml.ts";

/** Atom 1.0 (RFC 4287), with the full text of every article. */
export function makeAtom(context: FileContext): MadeFile {
	const { origin, locale, reader } = context;
	const articles = feedArticles(context);
	const description = pageWords("blog", locale, reader).description;
	const company = reader.pick("company", ({ name }) => name);
	const language = localeTags[locale];
	const blog = origin + pathTo("blog", locale);
	const self = origin + siteFilePath("atom", locale);
	const feed = element(
		"feed",
		{ xmlns: "http://www.w3.org/2005/Atom", "xml:lang": language },
		element("id", {}, blogId(locale, origin)),
		element("title", {}, feedTitles[locale](company)),
		element("subtitle", {}, description),
		element("updated", {}, feedUpdated(articles, context).toISOString()),
		element("link", { rel: "self", type: "application/atom+xml", href: self }),
		element("link", { rel: "alternate", type: "text/html", hreflang: language, href: blog }),
		element("author", {}, element("name", {}, company), element("uri", {}, `${origin}/`)),
		element("icon", {}, origin + iconPath("icon-192.png", reader)),
		...articles.map((article) => entry(article, language)),
	);
	return { body: xmlDocument(feed), contentType: "application/atom+xml; charset=utf-8" };
}

function entry(article: FeedArticle, language: string): Xml {
	const { id, url, title, summary, html, published, updated, topic, cover } = article;
	return element(
		"entry",
		{},
		element("id", {}, id),
		element("title", {}, title),
		element("link", { rel: "alternate", type: "text/html", hreflang: language, href: url }),
		element("link", { rel: "enclosure", type: coverType, href: cover.url, title: cover.alt }),
		element("published", {}, published.toISOString()),
		element("updated", {}, updated.toISOString()),
		element("category", { term: topic.name, label: topic.label }),
		element("summary", {}, summary),
		element("content", { type: "html" }, html),
	);
}

import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { topicSlug } from "#app/.server/content/topic-path.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { type PageName, type PageParams, pageDefinition, pageNames } from "#app/locale/pages.ts";
import { topics } from "#app/model/site/topics.ts";

export interface Visited {
	name: PageName;
	locale: Locale;
	params: PageParams;
}

const reader = originalContent.reader();

/**
 * Whether search engines may index a page: not one whose definition says so, nor a topic with fewer than four articles,
 * nor the gallery, which is empty here.
 */
export function isForSearchEngines({ name, locale, params }: Visited): boolean {
	if (name === "gallery") return false;
	if (name !== "blog-topic") return !("noindex" in pageDefinition(name));
	const topic = topics.find((one) => topicSlug(one, locale, reader) === params.topic);
	return reader.read(`articles.${locale}`).filter(({ matter }) => matter.topic === topic).length >= 4;
}

/** Every linked page in both languages: the fixed ones, the pages of the blog and the articles. */
export const everyPage: readonly Visited[] = locales.flatMap((locale) => [
	...pageNames
		.filter((name) => !pageDefinition(name).unlisted && !pageDefinition(name).paths.fr.includes(":"))
		.map((name) => ({ name, locale, params: {} })),
	{ name: "blog-page" as const, locale, params: { page: "2" } },
	...topics
		.filter((topic) => reader.read(`articles.${locale}`).some(({ matter }) => matter.topic === topic))
		.map((topic) => ({ name: "blog-topic" as const, locale, params: { topic: topicSlug(topic, locale, reader) } })),
	...reader
		.read(`articles.${locale}`)
		.map(({ matter }) => ({ name: "slug" as const, locale, params: { slug: matter.slug } })),
]);

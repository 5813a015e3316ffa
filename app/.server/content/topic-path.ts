import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { type Topic, topics } from "#app/model/site/topics.ts";
import type { ContentReader } from "./reader.ts";
import { slugLocale } from "./slug-locale.ts";

export function topicSlug(topic: Topic, locale: Locale, reader: ContentReader): string {
	return reader.pick(`words.${slugLocale(locale)}`, (words) => words.blog.topics[topic].slug);
}

export function topicAt(slug: string | undefined, locale: Locale, reader: ContentReader): Topic | undefined {
	return topics.find((topic) => topicSlug(topic, locale, reader) === slug);
}

export function topicPath(topic: Topic, locale: Locale, reader: ContentReader): string {
	return pathTo("blog-topic", locale, { topic: topicSlug(topic, locale, reader) });
}

import type { Article } from "#app/model/site/article.ts";
import { type Topic, topics } from "#app/model/site/topics.ts";

/** One large card with another beside it, then rows of three. */
export const articlesPerPage = 8;

/** A topic without articles has no page. */
export function usedTopics(articles: readonly Article[]): Topic[] {
	const used = new Set(articles.map(({ matter }) => matter.topic));
	return topics.filter((topic) => used.has(topic));
}

import type { Article } from "#app/model/site/article.ts";
import { type Topic, topics } from "#app/model/site/topics.ts";

/** One large card with another beside it, then rows of three. */
export const articlesPerPage = 8;

/** With fewer articles, a topic's page has little that the articles do not say themselves: it is not indexed. */
const fewestIndexed = 4;

export function fullTopics(articles: readonly Article[]): Topic[] {
	return usedTopics(articles).filter(
		(topic) => articles.filter(({ matter }) => matter.topic === topic).length >= fewestIndexed,
	);
}

/** A topic without articles has no page. */
export function usedTopics(articles: readonly Article[]): Topic[] {
	const used = new Set(articles.map(({ matter }) => matter.topic));
	return topics.filter((topic) => used.has(topic));
}

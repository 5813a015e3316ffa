import type { ContentReader } from "#app/.server/content/reader.ts";
import { linkablePages } from "#app/model/editing/schemas/placeholders.ts";
import { namedPriceKeys } from "#app/model/estimate/prices.ts";

/** Names that content can refer to: pages, articles and prices. */
export function helpNames(reader: ContentReader) {
	const articles = reader.read("articles.fr");
	return { pages: linkablePages, articles: articles.map(({ name }) => name), prices: namedPriceKeys };
}

import type { ContentReader } from "#app/.server/content/reader.ts";
import { priceKeys } from "#app/model/prices.ts";
import { linkablePages } from "#app/model/schemas/placeholders.ts";

/** What words can refer to by name. */
export function helpNames(reader: ContentReader) {
	const articles = reader.read("articles.fr");
	return { pages: linkablePages, articles: articles.map(({ name }) => name), prices: [...priceKeys] };
}

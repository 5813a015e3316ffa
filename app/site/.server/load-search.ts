import { pageWords } from "#app/.server/content/page-words.ts";
import type { LoadContext, LoadedPage } from "#app/.server/pages/loaded-page.ts";
import type { SearchContent } from "#app/model/page-payload.ts";
import { tidyQuery } from "#app/model/site/search.ts";
import { searchToCount } from "#app/model/traffic/search-to-count.ts";

/** More than the site can have for one query. */
const mostHits = 40;

export async function loadSearch({ locale, reader, visitor, services, mayCount }: LoadContext): Promise<LoadedPage> {
	const words = pageWords("search", locale, reader);
	const query = tidyQuery(visitor.query.get("q"));
	const answer = query ? await services.search.find(locale, query, mostHits) : null;
	const missed = answer?.hits.length === 0 && mayCount && searchToCount(query);
	if (missed) services.traffic.count({ kind: "search", text: missed });
	if (!query) services.search.prepare(locale).catch(() => undefined);
	const content: SearchContent = { words, query, answer };
	return {
		title: query ? words.titleFor.replace("{query}", () => query) : words.title,
		description: words.description,
		content,
		...(query && { query: `?${new URLSearchParams({ q: query })}` }),
	};
}

import { pageWords } from "#app/.server/content/page-words.ts";
import type { LoadContext, LoadedPage } from "#app/.server/pages/loaded-page.ts";
import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { SearchContent } from "#app/model/site/page-contents.ts";
import type { PageLinks } from "#app/model/site/page-links.ts";
import { tidyQuery } from "#app/model/site/search.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { searchToCount } from "#app/model/traffic/search-to-count.ts";
import { resultPagesWords } from "#content/pages/result-pages.ts";

const hitsPerPage = 12;

export async function loadSearch({ locale, reader, visitor, services, mayCount }: LoadContext): Promise<LoadedPage> {
	const words = pageWords("search", locale, reader);
	const query = tidyQuery(visitor.query.get("q"));
	const find = (page: number) => services.search.find(locale, query, hitsPerPage, (page - 1) * hitsPerPage);
	const asked = pageAsked(visitor.query.get("page"));
	const found = query ? await find(asked) : null;
	const pages = Math.max(1, Math.ceil((found?.total ?? 0) / hitsPerPage));
	const page = Math.min(asked, pages);
	const answer = found && page < asked ? await find(page) : found;
	const missed = answer?.total === 0 && mayCount && searchToCount(query);
	if (missed) services.traffic.count({ kind: "search", text: missed });
	if (!query) services.search.prepare(locale).catch(() => undefined);
	const content: SearchContent = { words, query, answer, pages: pageLinks(query, page, pages, locale) };
	const title = query ? fillIn(words.titleFor, { query }) : words.title;
	return {
		title: page === 1 ? title : `${title} (${page})`,
		...(query && { plainTitle: words.title }),
		description: words.description,
		content,
		...(query && { query: `?${new URLSearchParams({ q: query })}` }),
	};
}

function pageAsked(given: string | null): number {
	return given && /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1;
}

function pageLinks(query: string, page: number, pages: number, locale: Locale): PageLinks | null {
	if (pages < 2) return null;
	const { label, current, previous, next } = resultPagesWords[locale];
	const pathOf = (number: number) => {
		const asked = new URLSearchParams({ q: query, ...(number > 1 && { page: String(number) }) });
		return `${pathTo("search", locale)}?${asked}`;
	};
	return {
		label,
		current: current(page, pages),
		newer: page > 1 ? { to: pathOf(page - 1), label: previous } : null,
		older: page < pages ? { to: pathOf(page + 1), label: next } : null,
	};
}

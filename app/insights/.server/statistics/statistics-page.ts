import { pageDirectory } from "#app/.server/content/page-directory.ts";
import type { Services } from "#app/.server/services.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Days, StatisticsView } from "#app/model/insights/statistics.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { dayInMontreal, startOfDay } from "#app/time/montreal.ts";
import { countedDays, firstCountedDay } from "./kept-days.ts";
import { leadsSince } from "./kept-leads.ts";
import type { LeadFacts } from "./lead-facts.ts";
import { marksIn, notesBetween, pricesPublishedOn } from "./marks.ts";
import { readStatisticsQuery, statisticsDays } from "./read-query.ts";
import { statisticsOf } from "./statistics.ts";

/** The statistics that the URL asks for, with names in the member's language. The page and its file show the same. */
export async function statisticsPage(
	{ store, clock, content }: Pick<Services, "store" | "clock" | "content">,
	locale: Locale,
	query: URLSearchParams,
): Promise<StatisticsView> {
	const now = clock.now();
	const today = dayInMontreal(now);
	const reader = content.reader();
	const pages = pageDirectory(reader, locale);
	const { name, filter } = readStatisticsQuery(query, pages);
	const { period, before } = statisticsDays(name, today);
	const [counted, leads, countedSince, notes, priceDays] = await Promise.all([
		countedDays(store, before.from, today),
		leadsSince(store, before.from),
		firstCountedDay(store),
		notesBetween(store, period),
		pricesPublishedOn(store),
	]);
	const marks = marksIn(period, {
		notes,
		priceDays,
		promotions: reader.read("promotions"),
		articles: pages.articles,
	});
	const isComparable = await hasEarlierLeads(store, leads, { period, before });
	return statisticsOf({
		...{ name, period, before, filter, countedSince, counted, leads, isComparable, marks, pages, reader, locale, now },
	});
}

const looked = 20;

/** Past jobs from a file may be older than the first request. */
async function hasEarlierLeads(
	store: DocumentStore,
	leads: readonly LeadFacts[],
	{ period, before }: { period: Days; before: Days },
): Promise<boolean> {
	if (leads.some(({ day }) => day < period.from)) return true;
	const { documents } = await store.query("leads", {
		where: [{ field: "receivedAt", is: "<", value: startOfDay(before.from).toISOString() }],
		orderBy: { field: "receivedAt", direction: "descending" },
		limit: looked,
	});
	return documents.some(({ data }) => data.channel !== "import");
}

import { pageDirectory } from "#app/.server/content/page-directory.ts";
import type { Services } from "#app/.server/services.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Days } from "#app/model/insights/days.ts";
import type { StatisticsView } from "#app/model/insights/statistics.ts";
import type { DocumentStore, QueryPage } from "#app/model/ports.ts";
import { dayInMontreal, startOfDay } from "#app/time/montreal.ts";
import { countedDays, firstCountedDay } from "./kept-days.ts";
import { leadSumsBetween } from "./kept-leads.ts";
import { factsOf } from "./lead-facts.ts";
import { asksForWork } from "./lead-group.ts";
import { groupsIn } from "./lead-sums.ts";
import { allNotes, marksIn, otherNotes, pricesPublishedOn } from "./marks.ts";
import { readStatisticsQuery, statisticsDays } from "./read-query.ts";
import { statisticsOf } from "./statistics.ts";
import type { SummedDays } from "./summed-days.ts";

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
	const [counted, received, countedSince, notes, priceDays] = await Promise.all([
		countedDays(store, before.from, today),
		leadSumsBetween(store, { from: before.from, to: today }, { open: reader.read("company"), today }),
		firstCountedDay(store),
		allNotes(store),
		pricesPublishedOn(store),
	]);
	const marks = marksIn(period, {
		notes,
		priceDays,
		promotions: reader.read("promotions"),
		articles: pages.articles,
	});
	const isComparable = await hasEarlierLeads(store, received, before);
	return statisticsOf({
		name,
		period,
		before,
		filter,
		countedSince,
		counted,
		received,
		isComparable,
		marks,
		otherNotes: otherNotes(notes, marks),
		pages,
		reader,
		locale,
		now,
	});
}

/** Each look at the statistics reads them again: few at first, because nearly any earlier lead asks for work. */
const readFirst = 20;
const readAtOnce = 200;
const mostPages = 10;

/** Imports do not count: past jobs from a file may be older than anything that was asked here. */
async function hasEarlierLeads(store: DocumentStore, received: SummedDays, before: Days): Promise<boolean> {
	if (groupsIn(received, before).some(asksForWork)) return true;
	let cursor: string | null = null;
	for (let pages = 0; pages < mostPages; pages++) {
		const page: QueryPage<"leads"> = await store.query("leads", {
			where: [{ field: "receivedAt", is: "<", value: startOfDay(before.from).toISOString() }],
			orderBy: { field: "receivedAt", direction: "descending" },
			limit: pages === 0 ? readFirst : readAtOnce,
			...(cursor && { cursor }),
		});
		const facts = page.documents.map(({ data }) => factsOf(data, null));
		if (facts.some((lead) => typeof lead !== "string" && asksForWork(lead))) return true;
		if (!page.cursor) return false;
		({ cursor } = page);
	}
	return false;
}

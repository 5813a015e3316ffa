import { originals } from "#app/.server/content/originals.ts";
import { pageDirectory } from "#app/.server/content/page-directory.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { StatisticsView } from "#app/model/insights/statistics.ts";
import type { DayCounts } from "#app/model/traffic/day-counts.ts";
import { SegmentTable } from "./counted-days.ts";
import type { LeadFacts } from "./lead-facts.ts";
import { openClock } from "./open-clock.ts";
import { readStatisticsQuery, statisticsDays } from "./read-query.ts";
import { type StatisticsParts, statisticsOf } from "./statistics.ts";
import { GroupTable, type SummedDays, sumDay } from "./summed-days.ts";

/** A Sunday. The last 30 days begin on October 17, and the 30 days before on September 17. */
export const today = "2026-11-15";

export const reader = createSiteContent(originals).reader();

export function facts(changes: Partial<LeadFacts> = {}): LeadFacts {
	return {
		receivedAt: Date.parse("2026-11-10T15:00:00Z"),
		answeredAt: null,
		isWaiting: (changes.status ?? "new") === "new",
		day: "2026-11-10",
		locale: "fr",
		channel: "direct",
		page: "index",
		kind: "estimate",
		services: [],
		isUrgent: false,
		status: "new",
		lostReason: null,
		isQuoted: false,
		isBooked: false,
		appointmentEnd: null,
		cents: null,
		shares: [],
		...changes,
	};
}

export const booked = (changes: Partial<LeadFacts> = {}) => facts({ isQuoted: true, isBooked: true, ...changes });

export const paid = (cents: number, changes: Partial<LeadFacts> = {}) =>
	booked({ status: "done", cents, shares: [{ service: null, cents }], ...changes });

export const noted = { channel: "phone", page: "other", kind: "contact" } as const;

export function times(count: number, lead: LeadFacts): LeadFacts[] {
	return Array.from({ length: count }, () => lead);
}

export function dayCounts(day: string, changes: Partial<DayCounts> = {}): DayCounts {
	const empty = { segments: {}, pages: {}, hosts: {}, campaigns: {}, searches: {}, missing: {} };
	return { day, ...empty, purgeAfter: "2028-12-01T05:00:00.000Z", ...changes };
}

/** By day, as the leads in memory are. */
function summed(leads: readonly LeadFacts[]): SummedDays {
	const table = new GroupTable();
	const minutesBetween = openClock(reader.read("company"), { from: "2024-01-01", to: today });
	const days = [...Map.groupBy(leads, ({ day }) => day)]
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([day, own]) => sumDay(day, own, { table, minutesBetween }));
	return { groups: table.groups, days, months: table.months, minutesBetween };
}

interface Sample extends Partial<Omit<StatisticsParts, "counted" | "received">> {
	leads?: readonly LeadFacts[];
	days?: readonly DayCounts[];
	query?: string;
	locale?: Locale;
}

/** The view of some leads and days, as the page would show it. */
export function viewOf({ days = [], leads = [], query = "", locale = "fr", ...changes }: Sample = {}): StatisticsView {
	const table = new SegmentTable();
	const pages = pageDirectory(reader, locale);
	const { name, filter } = readStatisticsQuery(new URLSearchParams(query), pages);
	return statisticsOf({
		...statisticsDays(name, today),
		name,
		filter,
		pages,
		reader,
		locale,
		received: summed(leads),
		countedSince: "2024-01-01",
		counted: { days: days.map((day) => table.list(day)), segments: table.segments, months: table.months },
		isComparable: true,
		marks: [],
		otherNotes: [],
		now: new Date(`${today}T17:00:00Z`),
		...changes,
	});
}

import type { PageDirectory } from "#app/.server/content/page-directory.ts";
import type { Compared, Days, SourceRow, StatisticsFilter } from "#app/model/insights/statistics.ts";
import { fewestArrivals } from "#app/model/insights/statistics.ts";
import type { LeadFacts } from "./lead-facts.ts";
import { isIn } from "./read-query.ts";

/** The leads received in a period and in the one before it, followed until now. */
export interface Cohorts {
	now: readonly LeadFacts[];
	/** Null when it cannot be compared: no lead had been received yet. */
	before: readonly LeadFacts[] | null;
}

export function cohortsOf(
	leads: readonly LeadFacts[],
	{ period, before, isComparable }: { period: Days; before: Days; isComparable: boolean },
	fits: (lead: LeadFacts) => boolean,
): Cohorts {
	const received = (days: Days) => leads.filter((lead) => isIn(days, lead.day) && fits(lead));
	return { now: received(period), before: isComparable ? received(before) : null };
}

/** Leads noted by phone have no visit: a filter by page or by another channel leaves them out. */
export function leadFilter(filter: StatisticsFilter, pages: PageDirectory): (lead: LeadFacts) => boolean {
	const { channel, page, service, locale } = filter;
	return (lead) =>
		(channel === null || lead.channel === channel) &&
		(page === null || (!isNoted(lead) && pages.describe(lead.page).key === page)) &&
		(service === null || lead.services.includes(service)) &&
		(locale === null || lead.locale === locale);
}

export function isNoted({ channel }: LeadFacts): boolean {
	return channel === "phone";
}

export function count(leads: readonly LeadFacts[], fits: (lead: LeadFacts) => boolean): number {
	return leads.reduce((total, lead) => total + (fits(lead) ? 1 : 0), 0);
}

export function centsOf(leads: readonly LeadFacts[]): number {
	return leads.reduce((total, { cents }) => total + (cents ?? 0), 0);
}

export function compared({ now, before }: Cohorts, measure: (leads: readonly LeadFacts[]) => number): Compared {
	return { now: measure(now), before: before && measure(before) };
}

/** What these leads brought, of a source with so many visits. */
export function sourceRow(cohorts: Cohorts, arrivals: number | null): SourceRow {
	const dollars = compared(cohorts, centsOf);
	return {
		arrivals,
		requests: cohorts.now.length,
		booked: count(cohorts.now, ({ isBooked }) => isBooked),
		dollars,
		perHundred: perHundred(dollars.now, arrivals),
	};
}

export function perHundred(cents: number, arrivals: number | null): number | null {
	return arrivals === null || arrivals < fewestArrivals ? null : Math.round((cents * 100) / arrivals);
}

/** Leads by a value of theirs, in both periods. */
export function groupCohorts<Key>({ now, before }: Cohorts, keyOf: (lead: LeadFacts) => Key): Map<Key, Cohorts> {
	const [byNow, byBefore] = [Map.groupBy(now, keyOf), before && Map.groupBy(before, keyOf)];
	const keys = new Set([...byNow.keys(), ...(byBefore?.keys() ?? [])]);
	return new Map(
		[...keys].map((key) => [key, { now: byNow.get(key) ?? [], before: byBefore && (byBefore.get(key) ?? []) }]),
	);
}

import type { PageDirectory } from "#app/.server/content/page-directory.ts";
import {
	type Compared,
	fewestArrivals,
	type SourceRow,
	type StatisticsFilter,
} from "#app/model/insights/statistics.ts";
import { asksForWork, isNoted, type LeadGroup } from "./lead-group.ts";
import type { GroupSums } from "./lead-sums.ts";
import type { GroupCounts } from "./summed-days.ts";

/** The leads received in a period and in the one before it, followed until now. */
export interface Cohorts {
	now: readonly GroupSums[];
	/** Null when it cannot be compared: no lead had been received yet. */
	before: readonly GroupSums[] | null;
}

/** Leads noted by phone have no visit: a filter by page or by another channel leaves them out. */
export function leadFilter(filter: StatisticsFilter, pages: PageDirectory): (group: LeadGroup) => boolean {
	const { channel, page, service, locale } = filter;
	return (group) =>
		asksForWork(group) &&
		(channel === null || group.channel === channel) &&
		(page === null || (!isNoted(group) && pages.describe(group.page).key === page)) &&
		(service === null || group.services.includes(service)) &&
		(locale === null || group.locale === locale);
}

export function total(groups: readonly GroupSums[], name: keyof GroupCounts): number {
	return groups.reduce((sum, group) => sum + group[name], 0);
}

export function compared({ now, before }: Cohorts, measure: (groups: readonly GroupSums[]) => number): Compared {
	return { now: measure(now), before: before && measure(before) };
}

export function centsOf(groups: readonly GroupSums[]): number {
	return total(groups, "cents");
}

/** What these leads brought, of a source with so many visits. */
export function sourceRow(cohorts: Cohorts, arrivals: number | null): SourceRow {
	const dollars = compared(cohorts, centsOf);
	return {
		arrivals,
		leads: total(cohorts.now, "leads"),
		booked: total(cohorts.now, "booked"),
		dollars,
		perHundred: perHundred(dollars.now, arrivals),
	};
}

export function perHundred(cents: number, arrivals: number | null): number | null {
	return arrivals === null || arrivals < fewestArrivals ? null : Math.round((cents * 100) / arrivals);
}

/** Leads by a value of theirs, in both periods. */
export function groupCohorts<Key>({ now, before }: Cohorts, keyOf: (group: LeadGroup) => Key): Map<Key, Cohorts> {
	const [byNow, byBefore] = [Map.groupBy(now, keyOf), before && Map.groupBy(before, keyOf)];
	const keys = new Set([...byNow.keys(), ...(byBefore?.keys() ?? [])]);
	return new Map(
		[...keys].map((key) => [key, { now: byNow.get(key) ?? [], before: byBefore && (byBefore.get(key) ?? []) }]),
	);
}

export function onlyFitting({ now, before }: Cohorts, fits: (group: LeadGroup) => boolean): Cohorts {
	return { now: now.filter(fits), before: before?.filter(fits) ?? null };
}

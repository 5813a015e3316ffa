import type { PageDirectory } from "#app/.server/content/page-directory.ts";
import type { Days, StatisticsFilter } from "#app/model/insights/statistics.ts";
import type { Channel } from "#app/model/traffic/channel.ts";
import type { PageKey } from "#app/model/traffic/page-key.ts";
import { type CountedDay, type CountedDays, type Segment, segmentLength, segmentNames } from "./counted-days.ts";
import { isIn } from "./read-query.ts";

type Counted = (typeof segmentNames)[number];
export type VisitStep = Exclude<Counted, "phone">;

/** What was counted of the visits that fit a filter. */
export interface VisitSums {
	steps: Readonly<Record<Counted, number>>;
	/** Visits by their first page and by channel. */
	byPage: ReadonlyMap<PageKey, number>;
	byChannel: ReadonlyMap<Channel, number>;
	/** The oldest first, with numbers in the order of `segmentNames`. */
	byDay: readonly { day: string; counts: Float64Array }[];
}

type VisitFilter = Pick<StatisticsFilter, "channel" | "page" | "locale">;

export function visitSums(
	{ segments, days }: CountedDays,
	period: Days,
	filter: VisitFilter,
	pages: PageDirectory,
): VisitSums {
	const fits = segments.map((segment) => fitsIn(segment, filter, pages));
	const arrivals = new Float64Array(segments.length);
	const byDay: { day: string; counts: Float64Array }[] = [];
	for (const { day, segments: numbers } of days) {
		if (!isIn(period, day)) continue;
		const counts = new Float64Array(segmentNames.length);
		byDay.push({ day, counts });
		for (let at = 0; at < numbers.length; at += segmentLength) {
			const place = numbers[at] ?? 0;
			if (!fits[place]) continue;
			arrivals[place] = (arrivals[place] ?? 0) + (numbers[at + 1] ?? 0);
			for (let index = 1; index < segmentLength; index++)
				counts[index - 1] = (counts[index - 1] ?? 0) + (numbers[at + index] ?? 0);
		}
	}
	const byPage = new Map<PageKey, number>();
	const byChannel = new Map<Channel, number>();
	for (const [place, { page, channel }] of segments.entries()) {
		const visits = arrivals[place] ?? 0;
		if (visits === 0) continue;
		const { key } = pages.describe(page);
		byPage.set(key, (byPage.get(key) ?? 0) + visits);
		byChannel.set(channel, (byChannel.get(channel) ?? 0) + visits);
	}
	return { steps: stepsIn(byDay, period), byPage, byChannel, byDay };
}

function fitsIn(segment: Segment, { channel, page, locale }: VisitFilter, pages: PageDirectory): boolean {
	return (
		(channel === null || segment.channel === channel) &&
		(locale === null || segment.locale === locale) &&
		(page === null || pages.describe(segment.page).key === page)
	);
}

/** The sums of some of the days. */
export function stepsIn(byDay: VisitSums["byDay"], period: Days): VisitSums["steps"] {
	const inPeriod = byDay.filter(({ day }) => isIn(period, day));
	const sum = (index: number) => inPeriod.reduce((total, { counts }) => total + (counts[index] ?? 0), 0);
	return Object.fromEntries(segmentNames.map((name, index) => [name, sum(index)])) as Record<Counted, number>;
}

/** A list of names added up over a period, the most frequent first. */
export function mostFrequent(
	days: readonly CountedDay[],
	period: Days,
	list: "hosts" | "campaigns" | "searches" | "missing",
): { name: string; count: number }[] {
	const sums = new Map<string, number>();
	for (const day of days) {
		if (!isIn(period, day.day)) continue;
		for (const [name, count] of day[list]) sums.set(name, (sums.get(name) ?? 0) + count);
	}
	return [...sums]
		.map(([name, count]) => ({ name, count }))
		.sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

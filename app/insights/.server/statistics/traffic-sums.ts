import type { PageDirectory } from "#app/.server/content/page-directory.ts";
import { type Days, isIn } from "#app/model/insights/days.ts";
import type { StatisticsFilter } from "#app/model/insights/statistics.ts";
import type { Channel } from "#app/model/traffic/channel.ts";
import type { PageKey } from "#app/model/traffic/page-key.ts";
import {
	addCounts,
	type CountedDay,
	type CountedDays,
	type Segment,
	segmentLength,
	segmentNames,
} from "./counted-days.ts";

type Counted = (typeof segmentNames)[number];
export type VisitStep = Exclude<Counted, "phone">;

/** What was counted of the visits that fit a filter. */
export interface VisitSums {
	steps: Readonly<Record<Counted, number>>;
	/** Visits by their first page and by channel. */
	byPage: ReadonlyMap<PageKey, number>;
	byChannel: ReadonlyMap<Channel, number>;
	/** The oldest first. */
	byDay(name: Counted): readonly { day: string; count: number }[];
}

type VisitFilter = Pick<StatisticsFilter, "channel" | "page" | "locale">;

export function visitSums(
	{ segments, days, months }: CountedDays,
	period: Days,
	filter: VisitFilter,
	pages: PageDirectory,
): VisitSums {
	const fits = segments.map((segment) => fitsIn(segment, filter, pages));
	const arrivals = new Float64Array(segments.length);
	const counts = new Float64Array(segmentNames.length);
	for (const { segments: numbers } of months.within(days, period)) {
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
	return {
		steps: Object.fromEntries(segmentNames.map((name, index) => [name, counts[index]])) as Record<Counted, number>,
		byPage,
		byChannel,
		byDay(name) {
			const offset = 1 + segmentNames.indexOf(name);
			return days
				.filter(({ day }) => isIn(period, day))
				.map(({ day, segments: numbers }) => {
					let count = 0;
					for (let at = 0; at < numbers.length; at += segmentLength)
						if (fits[numbers[at] ?? 0]) count += numbers[at + offset] ?? 0;
					return { day, count };
				});
		},
	};
}

function fitsIn(segment: Segment, { channel, page, locale }: VisitFilter, pages: PageDirectory): boolean {
	return (
		(channel === null || segment.channel === channel) &&
		(locale === null || segment.locale === locale) &&
		(page === null || pages.describe(segment.page).key === page)
	);
}

/** A list of names added up, the most frequent first. */
export function mostFrequent(
	days: readonly CountedDay[],
	list: "hosts" | "campaigns" | "searches" | "missing",
): { name: string; count: number }[] {
	return addCounts(days.map((day) => day[list]))
		.map(([name, count]) => ({ name, count }))
		.sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

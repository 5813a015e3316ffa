import type { Locale } from "#app/locale/locales.ts";
import {
	countedSteps,
	type DayCounts,
	readSegment,
	type SegmentCounts,
	withChannel,
} from "#app/model/traffic/day-counts.ts";
import { otherKey, type PageKey } from "#app/model/traffic/page-key.ts";
import { addRows, MonthSums } from "./month-sums.ts";

/** What is counted of a segment, in the order of its numbers in `CountedDay`. */
export const segmentNames = ["arrivals", ...countedSteps, "phone"] as const satisfies readonly (keyof SegmentCounts)[];

/** The numbers of one segment in `CountedDay.segments`: its place in the table, then one for each name. */
export const segmentLength = 1 + segmentNames.length;

export type Segment = Readonly<ReturnType<typeof readSegment>>;

type Count = readonly [name: string, count: number];

/**
 * The counts of one day, or of one month, for adding up. Segments are one list of numbers: those of two years are kept in memory, and
 * adding up objects takes thirty times as long.
 */
export interface CountedDay {
	/** The first one of a month. */
	day: string;
	segments: Int32Array;
	pages: readonly { page: PageKey; locale: Locale; views: number; onward: number }[];
	/** Of these two, a name is a channel and a name: see `withChannel`. */
	hosts: readonly Count[];
	campaigns: readonly Count[];
	searches: readonly Count[];
	missing: readonly Count[];
}

export interface CountedDays {
	/** By their place in the table. */
	segments: readonly Segment[];
	/** The oldest first. */
	days: readonly CountedDay[];
	months: MonthSums<CountedDay>;
}

export class SegmentTable {
	readonly segments: Segment[] = [];
	/** Of days whose segments are in this table. */
	readonly months = new MonthSums(sumOfDays);
	readonly #places = new Map<string, number>();

	list({ day, segments, pages, hosts, campaigns, searches, missing }: DayCounts): CountedDay {
		const numbers = Object.entries(segments).flatMap(([key, counts]) => [
			this.#placeOf(key),
			...segmentNames.map((name) => counts[name] ?? 0),
		]);
		return {
			day,
			segments: Int32Array.from(numbers),
			pages: Object.entries(pages).map(([key, { views = 0, onward = 0 }]) => {
				const [page = otherKey, locale] = key.split(" ");
				return { page, locale: locale as Locale, views, onward };
			}),
			hosts: Object.entries(hosts).map(([key, count]) => [withChannel("hosts", key), count]),
			campaigns: Object.entries(campaigns).map(([key, count]) => [withChannel("campaigns", key), count]),
			searches: Object.entries(searches),
			missing: Object.entries(missing),
		};
	}

	#placeOf(key: string): number {
		const known = this.#places.get(key);
		if (known !== undefined) return known;
		this.#places.set(key, this.segments.length);
		return this.segments.push(readSegment(key)) - 1;
	}
}

function sumOfDays(days: readonly CountedDay[]): CountedDay {
	const pages = new Map<string, { page: PageKey; locale: Locale; views: number; onward: number }>();
	for (const counted of days.flatMap((day) => day.pages)) {
		const key = `${counted.page} ${counted.locale}`;
		const sum = pages.get(key) ?? { ...counted, views: 0, onward: 0 };
		sum.views += counted.views;
		sum.onward += counted.onward;
		pages.set(key, sum);
	}
	return {
		day: days[0]?.day ?? "",
		segments: Int32Array.from(addRows(days, ({ segments }) => segments, { keys: 1, length: segmentLength })),
		pages: [...pages.values()],
		hosts: addCounts(days.map(({ hosts }) => hosts)),
		campaigns: addCounts(days.map(({ campaigns }) => campaigns)),
		searches: addCounts(days.map(({ searches }) => searches)),
		missing: addCounts(days.map(({ missing }) => missing)),
	};
}

/** The counts of each name, in the order in which the names are first met. */
export function addCounts(lists: readonly (readonly Count[])[]): Count[] {
	const sums = new Map<string, number>();
	for (const list of lists) for (const [name, count] of list) sums.set(name, (sums.get(name) ?? 0) + count);
	return [...sums];
}

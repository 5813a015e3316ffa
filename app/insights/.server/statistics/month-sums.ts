import { type Days, isIn } from "#app/model/insights/days.ts";

/**
 * Sums of months, kept in memory: 12 months and the 12 before add up 22 months and 60 days instead of 730 days, which takes
 * 4 ms less with 50,000 leads. A sum is made again when a day of its month is another object than before: days never change in place.
 */
export class MonthSums<Day extends { day: string }> {
	readonly #add: (days: readonly Day[]) => Day;
	readonly #kept = new Map<string, { days: readonly Day[]; sum: Day }>();

	constructor(add: (days: readonly Day[]) => Day) {
		this.#add = add;
	}

	/** The days of a period, the oldest first, with one sum instead of the days of each month that is whole in it. */
	within(days: readonly Day[], period: Days): Day[] {
		const found: Day[] = [];
		// Not `Map.groupBy`: with it, a look at 12 months takes 0.3 ms more.
		for (let end = 0; end < days.length; ) {
			const start = end;
			const month = days[start]?.day.slice(0, 7) ?? "";
			while (days[end]?.day.startsWith(month)) end++;
			const own = days.slice(start, end);
			const isWhole = `${month}-01` >= period.from && `${month}-31` <= period.to;
			found.push(...(isWhole ? [this.#sumOf(month, own)] : own.filter(({ day }) => isIn(period, day))));
		}
		return found;
	}

	#sumOf(month: string, days: readonly Day[]): Day {
		const known = this.#kept.get(month);
		if (known?.days.length === days.length && known.days.every((day, index) => day === days[index])) return known.sum;
		const sum = this.#add(days);
		this.#kept.set(month, { days, sum });
		return sum;
	}
}

/** Adds up the rows of lists of numbers: those with the same keys, which are the first numbers of a row, become one. */
export function addRows<Day>(
	days: readonly Day[],
	listOf: (day: Day) => Float64Array | Int32Array,
	{ keys, length }: { keys: number; length: number },
): number[] {
	const rows = new Map<string, number[]>();
	for (const list of days.map(listOf))
		for (let at = 0; at < list.length; at += length) {
			const row = list.subarray(at, at + length);
			const key = row.subarray(0, keys).join(" ");
			const sum = rows.get(key);
			if (sum) for (let index = keys; index < length; index++) sum[index] = (sum[index] ?? 0) + (row[index] ?? 0);
			else rows.set(key, [...row]);
		}
	return [...rows.values()].flat();
}

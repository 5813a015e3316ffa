import type { PriceRange } from "../prices.ts";

/** A range of cents, minutes, vents or percents, both ends included. */
export type Range = PriceRange;

export const zero: Range = { low: 0, high: 0 };

export function exactly(value: number): Range {
	return { low: value, high: value };
}

export function sum(ranges: readonly Range[]): Range {
	let [low, high] = [0, 0];
	for (const range of ranges) {
		low += range.low;
		high += range.high;
	}
	return { low, high };
}

export function times(range: Range, count: number): Range {
	return { low: Math.round(range.low * count), high: Math.round(range.high * count) };
}

export function hull(ranges: readonly Range[]): Range {
	return { low: Math.min(...ranges.map(({ low }) => low)), high: Math.max(...ranges.map(({ high }) => high)) };
}

/** The table's range for a known choice; for an unknown one, the hull of all ranges. */
export function chosen<Option extends string>(
	answer: Option | "unknown",
	table: Readonly<Record<Option, Range>>,
): Range {
	return answer === "unknown" ? hull(Object.values<Range>(table)) : table[answer];
}

/** A known number as a range of one value; the plausible range for an unknown one. */
export function span(answer: number | null, plausible: Range): Range {
	return answer === null ? plausible : exactly(answer);
}

/** The price range of a range of quantities. `price` must not fall as the quantity grows. */
export function between({ low, high }: Range, price: (quantity: number) => Range): Range {
	return { low: price(low).low, high: price(high).high };
}

/** Narrows a published range, in percents of its width: { 0, 100 } changes nothing, { 30, 100 } raises the low end. */
export function lean(range: Range, ...leans: readonly Range[]): Range {
	const { low: from, high } = sum(leans);
	const to = high - 100 * (leans.length - 1);
	const at = (percent: number) =>
		range.low + Math.round(((range.high - range.low) * Math.min(100, Math.max(0, percent))) / 100);
	return { low: at(from), high: at(Math.max(from, to)) };
}

/** The amount missing to a minimum at each end; the low end misses at least as much as the high one. */
export function topUp(range: Range, minimum: number): Range {
	return { low: Math.max(0, minimum - range.low), high: Math.max(0, minimum - range.high) };
}

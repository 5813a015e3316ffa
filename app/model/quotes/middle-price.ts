import type { PriceRange } from "../estimate/prices.ts";

/** Smaller amounts, such as those per square foot, keep their cents. */
const inDollarsFrom = 20_00;

/** The middle of a range as a member would write it: in whole dollars, and never outside of the range. */
export function middlePrice({ low, high }: PriceRange): number {
	const middle = Math.round((low + high) / 2);
	const written = middle < inDollarsFrom ? middle : Math.round(middle / 100) * 100;
	return Math.min(Math.max(written, low), high);
}

import type { Range } from "./range.ts";

/** Raises both ends to a minimum. Separate file: the home page loads `range.ts` and does not need this. */
export function atLeast({ low, high }: Range, minimum: number): Range {
	return { low: Math.max(low, minimum), high: Math.max(high, minimum) };
}

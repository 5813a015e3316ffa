import type { PriceRange } from "./prices.ts";
import type { Estimate } from "./result.ts";

/** The price range before taxes that a page shows; null when nothing has an automatic price. */
export function shownRange({ priced, low, high }: Pick<Estimate, "priced" | "low" | "high">): PriceRange | null {
	return priced ? { low: Math.min(low, high), high: Math.max(low, high) } : null;
}

/** For the hidden field in which a page says what it shows. */
export function writeRange(range: PriceRange | null): string {
	return range ? `${range.low}-${range.high}` : "";
}

export function readRange(text: string): PriceRange | null {
	const [, low, high] = /^(\d{1,9})-(\d{1,9})$/.exec(text) ?? [];
	return low && high ? { low: Number(low), high: Number(high) } : null;
}

import type { PriceRange } from "../estimate/prices.ts";
import type { QuoteAmounts } from "./quote-amounts.ts";

/** Places on a scale, in percent of its width. */
export interface PriceScale {
	low: number;
	high: number;
	price: number;
	/** Where the hours up to their ceilings lead; the same as `price` without hourly work. */
	most: number;
}

/** The price before taxes beside the estimate's range, with room on both sides. */
export function priceScale({ beforeTaxes, most }: Pick<QuoteAmounts, "beforeTaxes" | "most">, range: PriceRange) {
	const first = Math.min(range.low, beforeTaxes);
	const last = Math.max(range.high, most.beforeTaxes);
	const width = Math.max(last - first, range.high * 0.1, 1);
	const start = first - width * 0.25;
	const place = (cents: number) => Math.round(((cents - start) / (width * 1.5)) * 1000) / 10;
	return {
		low: place(range.low),
		high: place(range.high),
		price: place(beforeTaxes),
		most: place(most.beforeTaxes),
	} satisfies PriceScale;
}

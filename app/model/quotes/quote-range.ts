import type { PriceRange } from "../estimate/prices.ts";
import type { EstimateLead } from "../leads/lead.ts";
import type { QuoteAmounts } from "./quote-amounts.ts";

/** The estimate's range before taxes, after its discount; null when it has no automatic price. */
export function estimatedRange(estimate: EstimateLead | null): PriceRange | null {
	if (!estimate?.result.priced) return null;
	const { low, high } = estimate.result;
	return { low, high };
}

/** How far a price is outside of a range, in cents. */
export interface Outside {
	side: "below" | "above";
	by: number;
}

/** Compares what the customer may pay at most with the high end, and what the work should cost with the low end. */
export function outsideOf(
	{ beforeTaxes, most }: Pick<QuoteAmounts, "beforeTaxes" | "most">,
	range: PriceRange | null,
): Outside | null {
	if (!range) return null;
	if (most.beforeTaxes > range.high) return { side: "above", by: most.beforeTaxes - range.high };
	return beforeTaxes < range.low ? { side: "below", by: range.low - beforeTaxes } : null;
}

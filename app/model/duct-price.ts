import type { PriceRange, Prices } from "./prices.ts";

export const includedVents = 10;

/** The whole network of a home: up to ten vents at the base price, then by the vent. */
export function ductPrice(vents: number, ranges: Pick<Prices["ranges"], "ducts" | "extra-vent">): PriceRange {
	const extra = Math.max(0, vents - includedVents);
	const { ducts, "extra-vent": vent } = ranges;
	return { low: ducts.low + extra * vent.low, high: ducts.high + extra * vent.high };
}

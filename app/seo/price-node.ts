import type { PriceSpecification, UnitPriceSpecification } from "schema-dts";
import type { PriceRange } from "#app/model/estimate/prices.ts";

/** Ranges are in Canadian dollars, before taxes. `unit` is what the price buys; null for the whole job. */
export function priceNode({ low, high }: PriceRange, unit: string | null): PriceSpecification {
	const range = { minPrice: low / 100, maxPrice: high / 100, priceCurrency: "CAD", valueAddedTaxIncluded: false };
	if (unit === null) return { "@type": "PriceSpecification", ...range };
	return { "@type": "UnitPriceSpecification", ...range, unitText: unit } satisfies UnitPriceSpecification;
}

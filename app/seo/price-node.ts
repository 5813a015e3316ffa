import type { PriceSpecification, UnitPriceSpecification } from "schema-dts";
import type { PriceRange } from "#app/model/estimate/prices.ts";

/** Our ranges are before taxes, in Canadian dollars; `unit` says what one of them buys, where it is not the whole job. */
export function priceNode({ low, high }: PriceRange, unit: string | null): PriceSpecification {
	const range = { minPrice: low / 100, maxPrice: high / 100, priceCurrency: "CAD", valueAddedTaxIncluded: false };
	if (unit === null) return { "@type": "PriceSpecification", ...range };
	return { "@type": "UnitPriceSpecification", ...range, unitText: unit } satisfies UnitPriceSpecification;
}

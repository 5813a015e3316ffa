import type { PriceSpecification } from "schema-dts";
import type { PriceRange } from "#app/model/estimate/prices.ts";

/** A range for a whole job, in Canadian dollars, before taxes. `job` says what it buys. */
export function priceNode({ low, high }: PriceRange, job: string | null): PriceSpecification {
	return {
		"@type": "PriceSpecification",
		minPrice: low / 100,
		maxPrice: high / 100,
		priceCurrency: "CAD",
		valueAddedTaxIncluded: false,
		...(job && { description: job }),
	};
}

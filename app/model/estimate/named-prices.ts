import { type Answers, nothingKnown } from "./answers.ts";
import { estimate } from "./engine/engine.ts";
import { includedVents } from "./engine/price-vents.ts";
import { times } from "./engine/range.ts";
import type { PriceList } from "./price-list.ts";
import type { DerivedPriceKey, PriceKey, PriceRange } from "./prices.ts";

/** Figures that follow from the price list. Those that end in `-visit` are what the engine asks for that piece alone. */
const derived: Readonly<Record<DerivedPriceKey, (prices: PriceList) => PriceRange>> = {
	seat: ({ furniture }) => furniture.seat,
	chair: ({ furniture }) => furniture.chair,
	ottoman: ({ furniture }) => furniture.ottoman,
	"single-mattress": ({ furniture }) => furniture.mattress.single,
	"double-mattress": ({ furniture }) => furniture.mattress.double,
	"king-mattress": ({ furniture }) => furniture.mattress.king,
	"rug-urine-square-foot": ({ rugs }) => rugs.urineSquareFoot,
	"parking-square-foot": ({ condo }) => condo.parkingSquareFoot,
	"crew-hour": ({ ranges, houseCleaning }) => times(ranges["cleaning-hour"], houseCleaning.crew),
	"armchair-visit": (prices) => priceOfVisit(prices, piece({ piece: "armchair", fabric: "unknown" })),
	"single-mattress-visit": (prices) => priceOfVisit(prices, piece({ piece: "mattress", size: "single" })),
	"double-mattress-visit": (prices) => priceOfVisit(prices, piece({ piece: "mattress", size: "double" })),
	"all-ducts": (prices) =>
		priceOfVisit(prices, {
			"ventilation-ducts": { ...nothingKnown("ventilation-ducts"), vents: includedVents },
			"dryer-ducts": { ...nothingKnown("dryer-ducts"), exit: "wall" },
			"air-exchanger-ducts": nothingKnown("air-exchanger-ducts"),
		}),
};

/** Undefined for a name that is not in `namedPriceKeys`. */
export function namedPrice(key: string, prices: PriceList): PriceRange | undefined {
	if (Object.hasOwn(derived, key)) return derived[key as DerivedPriceKey](prices);
	return Object.hasOwn(prices.ranges, key) ? prices.ranges[key as PriceKey] : undefined;
}

function priceOfVisit(prices: PriceList, services: Answers["services"]): PriceRange {
	const { low, high } = estimate({ services, promotionCode: null }, prices, [], new Date(0));
	return { low, high };
}

function piece(
	one: { piece: "armchair"; fabric: "unknown" } | { piece: "mattress"; size: "single" | "double" },
): Answers["services"] {
	return { "furniture-mattresses": { pieces: [{ ...one, count: 1, stains: "unknown" }] } };
}

import type { PriceList } from "../estimate/price-list.ts";
import type { PriceRange } from "../estimate/prices.ts";
import type { Kind } from "../estimate/questions.ts";

interface ListedPrice {
	/** The promotions of this service count the line; null for a part that promotions leave out. */
	service: Kind | null;
	/** Of one unit, added to other work: a quote has its own line for the minimum of a visit. */
	of: (prices: PriceList) => PriceRange;
}

/** What members can add to a quote. The words are in `content/quote-lines.ts`. */
export const listedPrices = {
	ducts: { service: "ventilation-ducts", of: ({ ranges }) => ranges.ducts },
	"extra-vent": { service: "ventilation-ducts", of: ({ ranges }) => ranges["extra-vent"] },
	dryer: { service: "dryer-ducts", of: ({ ranges }) => ranges.dryer },
	"dryer-roof-exit": { service: "dryer-ducts", of: ({ ranges }) => ranges["dryer-roof-exit"] },
	exchanger: { service: "air-exchanger-ducts", of: ({ ranges }) => ranges.exchanger },
	"wool-rug-square-foot": { service: "oriental-rugs", of: ({ ranges }) => ranges["wool-rug-square-foot"] },
	"synthetic-rug-square-foot": { service: "oriental-rugs", of: ({ ranges }) => ranges["synthetic-rug-square-foot"] },
	"rug-urine-square-foot": { service: null, of: ({ rugs }) => rugs.urineSquareFoot },
	sofa: { service: "furniture-mattresses", of: ({ ranges }) => ranges.sofa },
	seat: { service: "furniture-mattresses", of: ({ furniture }) => furniture.seat },
	armchair: { service: "furniture-mattresses", of: ({ ranges }) => ranges.armchair },
	chair: { service: "furniture-mattresses", of: ({ furniture }) => furniture.chair },
	ottoman: { service: "furniture-mattresses", of: ({ furniture }) => furniture.ottoman },
	"single-mattress": { service: "furniture-mattresses", of: ({ furniture }) => furniture.mattress.single },
	"double-mattress": { service: "furniture-mattresses", of: ({ furniture }) => furniture.mattress.double },
	mattress: { service: "furniture-mattresses", of: ({ ranges }) => ranges.mattress },
	"king-mattress": { service: "furniture-mattresses", of: ({ furniture }) => furniture.mattress.king },
	"cleaning-hour": { service: "house-cleaning", of: ({ ranges }) => ranges["cleaning-hour"] },
	"condo-unit": { service: "condo-building", of: ({ ranges }) => ranges["condo-unit"] },
	"parking-square-foot": { service: "condo-building", of: ({ condo }) => condo.parkingSquareFoot },
	"commercial-square-foot": { service: "factory-shop-office", of: ({ ranges }) => ranges["commercial-square-foot"] },
	"minimum-call-out": { service: null, of: ({ ranges }) => ranges["minimum-call-out"] },
} as const satisfies Record<string, ListedPrice>;

export type PriceListKey = keyof typeof listedPrices;

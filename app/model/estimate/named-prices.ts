import { ownValue } from "../own-value.ts";
import { advertisedPrice, priceOfJob } from "./advertised.ts";
import type { FurniturePiece } from "./answers.ts";
import { atLeast } from "./engine/at-least.ts";
import { times } from "./engine/range.ts";
import type { PriceList } from "./price-list.ts";
import type { NamedPriceKey, PriceRange } from "./prices.ts";

type NamedPrice = (prices: PriceList) => PriceRange | null;

/**
 * The figures that content can name. The price of a job is what the engine charges for a visit with that job alone, so a
 * text cannot advertise less than a customer pays. Rates, and pieces that are added to others, are what the price list
 * says: the text that names one also names the minimum for a visit (`app/assembly/figures.test.ts`).
 */
const named: Readonly<Record<NamedPriceKey, NamedPrice>> = {
	ducts: (prices) => advertisedPrice("ventilation-ducts", prices),
	dryer: (prices) => advertisedPrice("dryer-ducts", prices),
	exchanger: (prices) => advertisedPrice("air-exchanger-ducts", prices),
	"all-ducts": (prices) => advertisedPrice("duct-cleaning", prices),
	sofa: visitWith({ piece: "sofa", count: 1, seats: 3, fabric: "unknown", stains: "unknown" }),
	armchair: visitWith({ piece: "armchair", count: 1, fabric: "unknown", stains: "unknown" }),
	chair: visitWith({ piece: "chair", count: 1, fabric: "unknown", stains: "unknown" }),
	ottoman: visitWith({ piece: "ottoman", count: 1, fabric: "unknown", stains: "unknown" }),
	mattress: visitWith({ piece: "mattress", count: 1, size: "queen", stains: "unknown" }),
	"single-mattress": visitWith({ piece: "mattress", count: 1, size: "single", stains: "unknown" }),
	"double-mattress": visitWith({ piece: "mattress", count: 1, size: "double", stains: "unknown" }),
	"king-mattress": visitWith({ piece: "mattress", count: 1, size: "king", stains: "unknown" }),
	"minimum-call-out": ({ ranges }) => ranges["minimum-call-out"],
	"rug-minimum": ({ ranges }) => atLeast(ranges["rug-minimum"], ranges["minimum-call-out"].low),
	"commercial-minimum": ({ ranges }) => atLeast(ranges["commercial-minimum"], ranges["minimum-call-out"].low),
	"condo-unit": unitOfSmallestBuilding,
	"extra-vent": ({ ranges }) => ranges["extra-vent"],
	"dryer-roof-exit": ({ ranges }) => ranges["dryer-roof-exit"],
	seat: ({ furniture }) => furniture.seat,
	"added-armchair": ({ ranges }) => ranges.armchair,
	"added-chair": ({ furniture }) => furniture.chair,
	"added-single-mattress": ({ furniture }) => furniture.mattress.single,
	"added-double-mattress": ({ furniture }) => furniture.mattress.double,
	"wool-rug-square-foot": ({ ranges }) => ranges["wool-rug-square-foot"],
	"synthetic-rug-square-foot": ({ ranges }) => ranges["synthetic-rug-square-foot"],
	"rug-urine-square-foot": ({ rugs }) => rugs.urineSquareFoot,
	"commercial-square-foot": ({ ranges }) => ranges["commercial-square-foot"],
	"parking-square-foot": ({ condo }) => condo.parkingSquareFoot,
	"cleaning-hour": ({ ranges }) => ranges["cleaning-hour"],
	"crew-hour": ({ ranges, houseCleaning }) => times(ranges["cleaning-hour"], houseCleaning.crew),
};

/** Undefined for a name that is not in `namedPriceKeys`, and for a job that the engine does not price. */
export function namedPrice(key: string, prices: PriceList): PriceRange | undefined {
	const price: NamedPrice | undefined = ownValue(named, key);
	return price?.(prices) ?? undefined;
}

function visitWith(piece: FurniturePiece): NamedPrice {
	return (prices) => priceOfJob({ services: { "furniture-mattresses": { pieces: [piece] } } }, prices);
}

/** The whole range of the smallest building, divided among its units. A minimum can make it more than the unit's price. */
function unitOfSmallestBuilding(prices: PriceList): PriceRange {
	const { fromUnits } = prices.condo;
	const building = atLeast(times(prices.ranges["condo-unit"], fromUnits), prices.ranges["minimum-call-out"].low);
	return { low: Math.ceil(building.low / fromUnits), high: Math.ceil(building.high / fromUnits) };
}

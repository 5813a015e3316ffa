/** Keys of all published prices. Content names a key; only `content/prices.ts` has the amounts. */
export const priceKeys = [
	"ducts",
	"extra-vent",
	"dryer",
	"dryer-roof-exit",
	"exchanger",
	"wool-rug-square-foot",
	"synthetic-rug-square-foot",
	"rug-minimum",
	"sofa",
	"armchair",
	"mattress",
	"cleaning-hour",
	"condo-unit",
	"commercial-square-foot",
	"commercial-minimum",
	"minimum-call-out",
] as const;

export type PriceKey = (typeof priceKeys)[number];

/** Keys of figures that follow from the price list: `named-prices.ts` works them out. */
const derivedPriceKeys = [
	"chair",
	"ottoman",
	"single-mattress",
	"double-mattress",
	"king-mattress",
	"all-ducts",
	"seat",
	"added-armchair",
	"added-chair",
	"added-single-mattress",
	"added-double-mattress",
	"rug-urine-square-foot",
	"parking-square-foot",
	"crew-hour",
] as const;

export type NamedPriceKey = PriceKey | (typeof derivedPriceKeys)[number];

/** Every price that content can name in a token such as {{price:dryer}}. */
export const namedPriceKeys: readonly NamedPriceKey[] = [...priceKeys, ...derivedPriceKeys];

/** In cents, before taxes, everything included. Equal ends mean one amount. */
export interface PriceRange {
	low: number;
	high: number;
}

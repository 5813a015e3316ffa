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

/** In cents, before taxes, everything included. Equal ends mean one amount. */
export interface PriceRange {
	low: number;
	high: number;
}

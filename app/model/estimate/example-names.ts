/** The visits that pages and tokens such as {{total:sofa}} name; `worked-examples.ts` has their answers. */
export const exampleNames = [
	"house-ducts",
	"house-ducts-dryer",
	"house-all-ducts",
	"bungalow-ducts-dryer",
	"house-ducts-exchanger",
	"large-house-ducts",
	"roof-dryer",
	"condo-dryer-exchanger",
	"wool-rug",
	"synthetic-rug",
	"two-rugs",
	"sofa",
	"sofa-and-mattress",
	"six-chairs",
	"small-apartment",
	"apartment",
	"apartment-before-a-move",
	"house-after-works",
	"small-building",
	"building",
	"building-with-garage",
	"shop",
	"office",
	"restaurant",
] as const;

export type WorkedExample = (typeof exampleNames)[number];

/** The examples of each part of the price page, in the order of their titles there. */
export const priceGroups = {
	air: ["house-ducts", "house-ducts-dryer", "house-all-ducts"],
	rugs: ["wool-rug", "synthetic-rug", "two-rugs"],
	furniture: ["sofa", "sofa-and-mattress", "six-chairs"],
	cleaning: ["small-apartment", "apartment", "house-after-works"],
	buildings: ["small-building", "building", "building-with-garage"],
	workplaces: ["shop", "office", "restaurant"],
} as const satisfies Readonly<Record<string, readonly [WorkedExample, WorkedExample, WorkedExample]>>;

export type PriceGroup = keyof typeof priceGroups;

export const priceGroupNames = Object.keys(priceGroups) as PriceGroup[];

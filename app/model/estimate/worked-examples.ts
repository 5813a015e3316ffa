import { ownValue } from "../own-value.ts";
import { type Answers, nothingKnown } from "./answers.ts";
import { estimate } from "./engine/engine.ts";
import type { WorkedExample } from "./example-names.ts";
import type { PriceList } from "./price-list.ts";
import type { Estimate } from "./result.ts";

type Services = Answers["services"];

const ducts = (vents: number, heating: "electric-furnace" | "heat-pump" = "electric-furnace", floors = 2) => ({
	"ventilation-ducts": {
		...nothingKnown("ventilation-ducts"),
		...({ home: "house", floors, vents, heating } as const),
	},
});
const wallDryer: Services = { "dryer-ducts": { exit: "wall", length: "under-5-m", nest: "no" } };
const exchanger: Services = { "air-exchanger-ducts": { brand: "known", filters: "washable" } };

const home = {
	stairs: 0,
	condition: "ordinary",
	pets: "no",
	purpose: "one-time",
	extras: [],
} as const;

/**
 * The visits whose price pages work out. The engine prices them when a page is loaded and also words their assumptions,
 * so a page can neither show an outdated figure nor describe another visit than the one it prices.
 */
export const workedExamples: Readonly<Record<WorkedExample, Services>> = {
	"house-ducts": ducts(10),
	"house-ducts-dryer": { ...ducts(14), ...wallDryer },
	"house-all-ducts": { ...ducts(14), ...wallDryer, ...exchanger },
	"bungalow-ducts-dryer": { ...ducts(12), ...wallDryer },
	"house-ducts-exchanger": { ...ducts(16), ...exchanger },
	"large-house-ducts": ducts(20, "heat-pump", 3),
	"roof-dryer": { "dryer-ducts": { exit: "roof", length: "5-to-10-m", nest: "no" } },
	"condo-dryer-exchanger": { ...wallDryer, ...exchanger },
	"wool-rug": { "oriental-rugs": { place: "workshop", pieces: [{ area: 40, fibre: "wool", stains: "none" }] } },
	"synthetic-rug": { "oriental-rugs": { place: "home", pieces: [{ area: 80, fibre: "synthetic", stains: "none" }] } },
	"two-rugs": {
		"oriental-rugs": {
			place: "workshop",
			pieces: [
				{ area: 40, fibre: "wool", stains: "none" },
				{ area: 60, fibre: "synthetic", stains: "stains" },
			],
		},
	},
	sofa: { "furniture-mattresses": { pieces: [{ piece: "sofa", count: 1, seats: 3, fabric: "w", stains: "none" }] } },
	"sofa-and-mattress": {
		"furniture-mattresses": {
			pieces: [
				{ piece: "sofa", count: 1, seats: 3, fabric: "w", stains: "stains" },
				{ piece: "mattress", count: 1, size: "queen", stains: "none" },
			],
		},
	},
	"six-chairs": {
		"furniture-mattresses": { pieces: [{ piece: "chair", count: 6, fabric: "ws", stains: "none" }] },
	},
	"small-apartment": { "house-cleaning": { ...home, area: 600, rooms: 3, bathrooms: 1, condition: "tidy" } },
	apartment: { "house-cleaning": { ...home, area: 850, rooms: 4, bathrooms: 1 } },
	"apartment-before-a-move": {
		"house-cleaning": { ...home, area: 850, rooms: 4, bathrooms: 1, purpose: "before-a-move" },
	},
	"house-after-works": {
		"house-cleaning": { ...home, area: 1_600, rooms: 6, bathrooms: 2, stairs: 1, purpose: "after-works" },
	},
	"small-building": { "condo-building": { units: 8, floors: 3, commonDucts: "no", parkingArea: 0 } },
	building: { "condo-building": { units: 12, floors: 4, commonDucts: "yes", parkingArea: 0 } },
	"building-with-garage": { "condo-building": { units: 24, floors: 6, commonDucts: "yes", parkingArea: 6_000 } },
	shop: { "factory-shop-office": { sector: "shop", area: 1_200, workTime: "day" } },
	office: { "factory-shop-office": { sector: "office", area: 2_500, workTime: "evening" } },
	restaurant: { "factory-shop-office": { sector: "restaurant", area: 1_800, workTime: "weekend" } },
};

/** The engine's answer, without a promotion. Undefined for a name that is not an example. */
export function priceExample(name: string, prices: PriceList): Estimate | undefined {
	const services: Services | undefined = ownValue(workedExamples, name);
	return services && estimate({ services, promotionCode: null }, prices, [], new Date(0));
}

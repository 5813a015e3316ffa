import { describe, expect, it } from "vitest";
import { prices } from "#content/prices.ts";
import { promotions } from "#content/promotions.ts";
import { type Answers, type AnswersByKind, nothingKnown, startingAnswers } from "../answers.ts";
import { estimate } from "./engine.ts";

/** Computed by hand from the price list, in dollars and minutes. A change here changes the prices that visitors see. */
const table = `
| case | what                                                             | before taxes    | with taxes        | minutes  |
| ---- | ---------------------------------------------------------------- | --------------- | ----------------- | -------- |
| 1    | House, 10 vents                                                  | 289 – 389       | 332.28 – 447.25   | 120–145  |
| 2    | House, 14 vents, dryer through the roof, DUO-AUTOMNE             | 448 – 608       | 515.09 – 699.05   | 181–240  |
| 3    | 18 vents, cleaned less than 3 years ago                          | 409 – 507       | 470.25 – 582.92   | 152–185  |
| 4    | 10 vents, over 10 years ago, heat pump                           | 319 – 389       | 366.77 – 447.25   | 130–165  |
| 5    | 12 vents, 3 to 10 years ago, gas                                 | 335.50 – 412.50 | 385.75 – 474.28   | 128–165  |
| 6    | Vents unknown, 1,500 sq ft (10 to 15 vents), 3 to 10 years ago   | 304 – 470.25    | 349.52 – 540.67   | 120–170  |
| 7    | Vents and area unknown, house on 2 floors (10 to 16 vents)       | 289 – 509       | 332.28 – 585.22   | 120–175  |
| 8    | Ventilation, nothing known (4 to 24 vents)                       | 289 – 669       | 332.28 – 769.18   | 120–235  |
| 9    | Short dryer duct through the wall                                | 99 – 139        | 113.83 – 159.82   | 45–60    |
| 10   | Dryer duct over 10 m through the roof, with a nest               | 159 – 179       | 182.81 – 205.81   | 65–105   |
| 11   | Dryer duct, nothing known                                        | 99 – 179        | 113.83 – 205.81   | 45–105   |
| 12   | Air exchanger, brand known, washable filters                     | 109 – 149       | 125.32 – 171.31   | 90–135   |
| 13   | Air exchanger, brand unknown, disposable filters                 | 109 – 159       | 125.32 – 182.81   | 90–135   |
| 14   | 10 vents and an exchanger of a known brand, GRAND-AIR            | 373 – 513       | 428.86 – 589.82   | 210–265  |
| 15   | Wool rug of 40 sq ft, no stains, workshop                        | 180 – 228       | 206.96 – 262.14   | 15–30    |
| 16   | Synthetic rug of 15 sq ft, stained, at home: the minimums        | 99 – 99         | 113.83 – 113.83   | 60–120   |
| 17   | Wool 40 sq ft, stained synthetic 60 sq ft, workshop, TAPIS-10    | 339.30 – 430.50 | 390.12 – 494.97   | 30–60    |
| 18   | Wool rug of 48 sq ft with urine, workshop                        | 278.40 – 360    | 320.09 – 413.91   | 15–30    |
| 19   | Silk rug: priced after inspection                                | 0 – 0           | 0 – 0             | 15–30    |
| 20   | Rugs, none listed (a wool rug of 40 sq ft)                       | 180 – 240       | 206.96 – 275.94   | 15–120   |
| 21   | Sofa of 3 seats, code W, stained                                 | 147 – 171       | 169.01 – 196.61   | 65–91    |
| 22   | One armchair, nothing known: the minimum call-out                | 99 – 99         | 113.83 – 113.83   | 25–50    |
| 23   | Sofa of 5 seats, code S, and a queen mattress, no stains         | 320 – 380       | 367.92 – 436.91   | 135–185  |
| 24   | Six dining chairs, code W, no stains                             | 114 – 150       | 131.07 – 172.46   | 48–72    |
| 25   | An ordinary 4½: 850 sq ft, 4 rooms, 1 bathroom (8 to 9 h)        | 384 – 522       | 441.50 – 600.17   | 240–270  |
| 26   | 1,200 sq ft neglected, pets, after works, oven, fridge (20½–31 h)| 984 – 1798      | 1131.35 – 2067.25 | 615–930  |
| 27   | House cleaning, nothing known (5 to 46 h)                        | 240 – 2668      | 275.94 – 3067.53  | 150–1380 |
| 28   | Building of 12 units on 4 floors with common ducts               | 936 – 1152      | 1076.17 – 1324.51 | 300–480  |
| 29   | Building of 6 units, priced at most as 8, garage of 2,000 sq ft  | 752 – 1056      | 864.61 – 1214.14  | 160–240  |
| 30   | Office of 2,500 sq ft, in the evening                            | 467.50 – 677.50 | 537.51 – 778.96   | 125–200  |
| 31   | Shop of 500 sq ft, by day: the minimum                           | 250 – 250       | 287.44 – 287.44   | 90–120   |
| 32   | Water damage: no automatic price                                 | 0 – 0           | 0 – 0             | 0–0      |
| 33   | Water damage and a short dryer duct                              | 99 – 139        | 113.83 – 159.82   | 45–60    |
| 34   | The same 4½ with two flights of stairs (8½ to 9½ h)              | 408 – 551       | 469.10 – 633.51   | 255–285  |
| 35   | The same 4½, flights unknown: none to two (8 to 9½ h)            | 384 – 551       | 441.50 – 633.51   | 240–285  |
`;

const ducts = (known: Partial<AnswersByKind["ventilation-ducts"]>) => ({
	"ventilation-ducts": { ...nothingKnown("ventilation-ducts"), heating: "electric-furnace" as const, ...known },
});
const dryer = (known: Partial<AnswersByKind["dryer-ducts"]>) => ({
	"dryer-ducts": { length: "under-5-m", exit: "wall", nest: "no", ...known } as const,
});
const exchanger = (known: AnswersByKind["air-exchanger-ducts"]) => ({ "air-exchanger-ducts": known });
const rugs = (place: "workshop" | "home", ...pieces: AnswersByKind["oriental-rugs"]["pieces"] & object) => ({
	"oriental-rugs": { pieces, place },
});
const furniture = (...pieces: AnswersByKind["furniture-mattresses"]["pieces"] & object) => ({
	"furniture-mattresses": { pieces },
});
const cleaning = (known: AnswersByKind["house-cleaning"]) => ({ "house-cleaning": known });
const building = (known: AnswersByKind["condo-building"]) => ({ "condo-building": known });
const premises = (known: AnswersByKind["factory-shop-office"]) => ({ "factory-shop-office": known });
const nothing = (kind: keyof AnswersByKind) => ({ [kind]: startingAnswers(kind) });
const flood = { "post-disaster": { cause: "water", area: 200, since: "under-24-hours" } } as const;

const wool = { area: 40, fibre: "wool", stains: "none" } as const;
const apartment = {
	area: 850,
	rooms: 4,
	bathrooms: 1,
	stairs: 0,
	condition: "ordinary",
	pets: "no",
	extras: [],
} as const;
const worksite = { area: 1200, rooms: 5, bathrooms: 2, stairs: 0, condition: "neglected", pets: "yes" } as const;

const cases: readonly (readonly [services: Answers["services"], code?: string])[] = [
	[ducts({ home: "house", vents: 10 })],
	[{ ...ducts({ home: "house", floors: 2, vents: 14 }), ...dryer({ exit: "roof" }) }, "DUO-AUTOMNE"],
	[ducts({ vents: 18, lastCleaning: "under-3-years" })],
	[ducts({ vents: 10, lastCleaning: "over-10-years", heating: "heat-pump" })],
	[ducts({ vents: 12, lastCleaning: "3-to-10-years", heating: "gas-or-oil" })],
	[ducts({ area: 1500, lastCleaning: "3-to-10-years" })],
	[ducts({ home: "house", floors: 2 })],
	[nothing("ventilation-ducts")],
	[dryer({})],
	[dryer({ length: "over-10-m", exit: "roof", nest: "yes" })],
	[nothing("dryer-ducts")],
	[exchanger({ brand: "known", filters: "washable" })],
	[exchanger({ brand: "unknown", filters: "disposable" })],
	[{ ...ducts({ vents: 10 }), ...exchanger({ brand: "known", filters: "disposable" }) }, "GRAND-AIR"],
	[rugs("workshop", wool)],
	[rugs("home", { area: 15, fibre: "synthetic", stains: "stains" })],
	[rugs("workshop", wool, { area: 60, fibre: "synthetic", stains: "stains" }), "TAPIS-10"],
	[rugs("workshop", { area: 48, fibre: "wool", stains: "urine" })],
	[rugs("workshop", { area: 40, fibre: "silk", stains: "none" })],
	[nothing("oriental-rugs")],
	[furniture({ piece: "sofa", count: 1, seats: 3, fabric: "w", stains: "stains" })],
	[furniture({ piece: "armchair", count: 1, fabric: "unknown", stains: "unknown" })],
	[
		furniture(
			{ piece: "sofa", count: 1, seats: 5, fabric: "s", stains: "none" },
			{ piece: "mattress", count: 1, size: "queen", stains: "none" },
		),
	],
	[furniture({ piece: "chair", count: 6, fabric: "w", stains: "none" })],
	[cleaning({ ...apartment, purpose: "one-time" })],
	[cleaning({ ...worksite, purpose: "after-works", extras: ["oven", "fridge"] })],
	[nothing("house-cleaning")],
	[building({ units: 12, floors: 4, commonDucts: "yes", parkingArea: 0 })],
	[building({ units: 6, floors: 3, commonDucts: "no", parkingArea: 2000 })],
	[premises({ sector: "office", area: 2500, workTime: "evening" })],
	[premises({ sector: "shop", area: 500, workTime: "day" })],
	[flood],
	[{ ...flood, ...dryer({}) }],
	[cleaning({ ...apartment, purpose: "one-time", stairs: 2 })],
	[cleaning({ ...apartment, purpose: "one-time", stairs: null })],
];

const rows = table
	.trim()
	.split("\n")
	.slice(2)
	.map((row) => row.split("|").map((cell) => cell.trim()));

const dollars = (low: number, high: number) => `${low / 100} – ${high / 100}`;
const plain = (cell = "") => cell.replace(/\.(\d)0\b/g, ".$1");

describe("golden estimates", () => {
	it("has one row in the table for every case", () => expect(rows).toHaveLength(cases.length));

	it.each(rows)("%s%s: %s", (_, number, _what, before, withTaxes, minutes) => {
		const [services, promotionCode = null] = cases[Number(number) - 1] ?? [{}];
		const now = new Date("2026-11-15T17:00:00Z");
		const result = estimate({ services, promotionCode }, prices, promotions, now);
		expect({
			before: dollars(result.low, result.high),
			withTaxes: dollars(result.lowTotal, result.highTotal),
			minutes: `${result.minutes.low}–${result.minutes.high}`,
		}).toEqual({ before: plain(before), withTaxes: plain(withTaxes), minutes });
	});
});

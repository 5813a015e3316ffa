import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prices } from "#content/prices.ts";
import { serviceNames } from "../service-names.ts";
import { advertisedPrice, priceOfJob } from "./advertised.ts";
import { type Answers, nothingKnown } from "./answers.ts";
import { estimate } from "./engine/engine.ts";
import { kindOfService, readAnswers } from "./form.ts";
import { namedPrice } from "./named-prices.ts";
import type { PriceList } from "./price-list.ts";
import { type PriceKey, type PriceRange, priceKeys } from "./prices.ts";

type Services = Answers["services"];

const ventilation: Services = { "ventilation-ducts": { ...nothingKnown("ventilation-ducts"), vents: 10 } };
const dryer: Services = { "dryer-ducts": { exit: "wall", length: "under-5-m", nest: "no" } };
const exchanger: Services = { "air-exchanger-ducts": { brand: "known", filters: "washable" } };
const home = { area: 1_000, rooms: 4, bathrooms: 1, stairs: 0 };
const plain = { condition: "ordinary", pets: "no", purpose: "one-time", extras: [] } as const;

/** The job that the words on each tile name (content/services/tile-prices.ts), with plain answers otherwise. */
const namedJobs: Readonly<Record<(typeof serviceNames)[number], Services>> = {
	"ventilation-ducts": ventilation,
	"duct-cleaning": { ...ventilation, ...dryer, ...exchanger },
	"dryer-ducts": dryer,
	"air-exchanger-ducts": exchanger,
	"oriental-rugs": { "oriental-rugs": { place: "workshop", pieces: [{ area: 40, fibre: "wool", stains: "none" }] } },
	"furniture-mattresses": {
		"furniture-mattresses": { pieces: [{ piece: "sofa", count: 1, seats: 3, fabric: "w", stains: "none" }] },
	},
	"house-cleaning": { "house-cleaning": { ...home, ...plain } },
	"condo-building": { "condo-building": { units: 12, floors: 3, commonDucts: "no", parkingArea: 0 } },
	"factory-shop-office": { "factory-shop-office": { sector: "office", area: 2_000, workTime: "day" } },
	"post-disaster": { "post-disaster": nothingKnown("post-disaster") },
};

const withRanges = (ranges: Partial<Record<PriceKey, PriceRange>>): PriceList => ({
	...prices,
	ranges: { ...prices.ranges, ...ranges },
});
const exactly = (cents: number) => ({ low: cents, high: cents });
const range = fc
	.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 100_000 }))
	.map(([low, width]) => ({ low, high: low + width }));
/** Any amounts for the published prices, minimums included. */
const priceLists = fc
	.record(
		Object.fromEntries(priceKeys.map((key) => [key, key.includes("minimum") ? fc.nat(500_000).map(exactly) : range])),
	)
	.map(withRanges);

const lists: readonly (readonly [string, PriceList])[] = [
	["the shipped prices", prices],
	["a higher minimum for a visit", withRanges({ "minimum-call-out": exactly(350_00) })],
	["a minimum for rugs above the one for a visit", withRanges({ "rug-minimum": exactly(300_00) })],
	["cheap single prices", withRanges({ dryer: { low: 20_00, high: 30_00 }, exchanger: { low: 10_00, high: 15_00 } })],
];

function expectHonest(list: PriceList): void {
	for (const service of serviceNames) {
		const advertised = advertisedPrice(service, list);
		const charged = priceOfJob({ services: namedJobs[service] }, list);
		expect(advertised === null, service).toBe(charged === null);
		if (!advertised || !charged) continue;
		expect(advertised.low, service).toBeGreaterThanOrEqual(charged.low);
		expect(advertised.high, service).toBeGreaterThanOrEqual(charged.high);
		expect(advertised.low, service).toBeGreaterThanOrEqual(list.ranges["minimum-call-out"].low);
	}
}

describe("the advertised price of every service", () => {
	it.each(lists)("is not lower than the engine's price for that job alone, with %s", (_, list) => {
		expectHonest(list);
	});

	it("is not lower than the engine's price for that job alone, with any price list", () => {
		fc.assert(fc.property(priceLists, expectHonest), { numRuns: 300 });
	});

	it("is the first range of the estimate when only that service is chosen", () => {
		for (const service of serviceNames.filter((name) => kindOfService(name) === name)) {
			const kind = kindOfService(service);
			if (!kind) continue;
			const { low, high, priced } = estimate(readAnswers([kind], {}, null).answers, prices, [], new Date());
			expect(advertisedPrice(service, prices), service).toEqual(priced ? { low, high } : null);
		}
	});

	it("differs between the page of ventilation ducts and the page of all ducts", () => {
		expect(advertisedPrice("ventilation-ducts", prices)).toEqual({ low: 289_00, high: 389_00 });
		expect(advertisedPrice("duct-cleaning", prices)).toEqual({ low: 497_00, high: 687_00 });
	});
});

/** Jobs that a text can name by a price key, with plain answers otherwise. */
const piece = (one: Extract<Services["furniture-mattresses"], object>["pieces"]): Services => ({
	"furniture-mattresses": { pieces: one },
});
const keyedJobs: Readonly<Record<string, Services>> = {
	ducts: ventilation,
	dryer,
	exchanger,
	"all-ducts": namedJobs["duct-cleaning"],
	sofa: namedJobs["furniture-mattresses"],
	armchair: piece([{ piece: "armchair", count: 1, fabric: "w", stains: "none" }]),
	chair: piece([{ piece: "chair", count: 1, fabric: "w", stains: "none" }]),
	ottoman: piece([{ piece: "ottoman", count: 1, fabric: "w", stains: "none" }]),
	mattress: piece([{ piece: "mattress", count: 1, size: "queen", stains: "none" }]),
	"single-mattress": piece([{ piece: "mattress", count: 1, size: "single", stains: "none" }]),
	"double-mattress": piece([{ piece: "mattress", count: 1, size: "double", stains: "none" }]),
	"king-mattress": piece([{ piece: "mattress", count: 1, size: "king", stains: "none" }]),
	"rug-minimum": { "oriental-rugs": { place: "home", pieces: [{ area: 1, fibre: "synthetic", stains: "none" }] } },
	"commercial-minimum": { "factory-shop-office": { sector: "office", area: 1, workTime: "day" } },
};

function expectHonestNames(list: PriceList): void {
	for (const [key, services] of Object.entries(keyedJobs)) {
		const shown = namedPrice(key, list);
		const charged = priceOfJob({ services }, list);
		// A minimum is one amount: a rate above it makes the smallest job dearer, which the text says with the rate.
		const [low, high] = key.endsWith("-minimum")
			? [list.ranges["minimum-call-out"].low, 0]
			: [charged?.low, charged?.high];
		expect(shown?.low, key).toBeGreaterThanOrEqual(low ?? Number.POSITIVE_INFINITY);
		expect(shown?.high, key).toBeGreaterThanOrEqual(high ?? Number.POSITIVE_INFINITY);
	}
	const { fromUnits } = list.condo;
	const building = { "condo-building": { units: fromUnits, floors: 3, commonDucts: "no", parkingArea: 0 } } as const;
	const unit = namedPrice("condo-unit", list)?.low ?? 0;
	expect(unit * fromUnits).toBeGreaterThanOrEqual(priceOfJob({ services: building }, list)?.low ?? 0);
}

describe("the price of a job that a text names", () => {
	it.each(lists)("is not lower than the engine's price for that job alone, with %s", (_, list) => {
		expectHonestNames(list);
	});

	it("is not lower than the engine's price for that job alone, with any price list", () => {
		fc.assert(fc.property(priceLists, expectHonestNames), { numRuns: 300 });
	});
});

import { describe, expect, it } from "vitest";
import { prices } from "#content/prices.ts";
import { namedPrice } from "./named-prices.ts";
import { namedPriceKeys } from "./prices.ts";

describe("prices that content can name", () => {
	it.each(namedPriceKeys)("%s has a range", (key) => {
		const range = namedPrice(key, prices);
		expect(range?.low).toBeGreaterThan(0);
		expect(range?.high).toBeGreaterThanOrEqual(range?.low ?? 0);
	});

	it("do not include other names", () => {
		for (const name of ["everything", "constructor", ""]) expect(namedPrice(name, prices)).toBeUndefined();
	});

	it("are at least the minimum for a visit when they are a job, not a rate or a piece among others", () => {
		const minimum = prices.ranges["minimum-call-out"].low;
		const jobs = ["dryer", "armchair", "chair", "ottoman", "single-mattress", "double-mattress", "rug-minimum"];
		for (const key of jobs) expect(namedPrice(key, prices)?.low, key).toBeGreaterThanOrEqual(minimum);
		expect(namedPrice("added-armchair", prices)).toEqual(prices.ranges.armchair);
	});

	it("give all three ducts the sum of their published prices", () => {
		const { ducts, dryer, exchanger } = prices.ranges;
		expect(namedPrice("all-ducts", prices)).toEqual({
			low: ducts.low + dryer.low + exchanger.low,
			high: ducts.high + dryer.high + exchanger.high,
		});
	});

	it("follow the price list", () => {
		const dearer = { ...prices, ranges: { ...prices.ranges, "cleaning-hour": { low: 50_00, high: 60_00 } } };
		expect(namedPrice("crew-hour", dearer)).toEqual({ low: 100_00, high: 120_00 });
	});
});

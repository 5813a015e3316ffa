import { describe, expect, it } from "vitest";
import { prices } from "#content/prices.ts";
import { fromSections, pathInSections, priceSections, toSections } from "./price-sections.ts";
import { priceKeys } from "./prices.ts";

describe("the price list by service", () => {
	it("contains every published price exactly once", () => {
		expect(Object.values(priceSections).flat().sort()).toEqual([...priceKeys].sort());
	});

	it("converts back to the same price list", () => {
		expect(fromSections({ ...prices, ranges: { ...prices.ranges } }, toSections(prices))).toEqual(prices);
	});

	it.each([
		["ranges.ducts.low", "ventilation.ranges.ducts.low"],
		["furniture.mattress.king.high", "furniture.mattress.king.high"],
		["ranges.mattress", "furniture.ranges.mattress"],
		["ranges.minimum-call-out.high", "visit.ranges.minimum-call-out.high"],
		["taxes.gst", null],
		["version", null],
	])("finds %s at %s", (path, place) => {
		expect(pathInSections(path)).toBe(place);
	});
});

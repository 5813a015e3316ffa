import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { serviceArea } from "#content/service-area.ts";
import { areaIdOf } from "./lead-place.ts";

describe("the area of a postal code", () => {
	it.each([
		["H2T 2S9", "montreal"],
		["h7n", "laval"],
		["J4Z 1A1", "rive-sud"],
	])("has the id that crews refer to: %s", (postalCode, id) => {
		expect(areaIdOf(postalCode, serviceArea, company)).toBe(id);
	});

	it.each([["G1R 2B5"], ["Rosemont"], [""], [null]])(
		"is unknown outside of all areas or without a code: %s",
		(code) => {
			expect(areaIdOf(code, serviceArea, company)).toBeNull();
		},
	);

	it("is unknown when the company has fewer areas than the list of postal codes", () => {
		expect(areaIdOf("H7N", serviceArea, { areas: company.areas.slice(0, 1) })).toBeNull();
	});
});

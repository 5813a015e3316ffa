import { describe, expect, it } from "vitest";
import { addressLines } from "./address-lines.ts";

const address = { street: "4560, rue Saint-Denis", unit: "3", city: "Montréal" };

describe("addressLines", () => {
	it("writes the street with the apartment, then the city with the postal code", () => {
		expect(addressLines({ address, postalCode: "H2T2S9" }, "fr")).toEqual([
			"4560, rue Saint-Denis, app.\u00a03",
			"Montréal, H2T\u00a02S9",
		]);
		expect(addressLines({ address, postalCode: null }, "en")).toEqual([
			"4560, rue Saint-Denis, apt.\u00a03",
			"Montréal",
		]);
	});

	it.each([
		["bureau 200", "4560, rue Saint-Denis, bureau 200"],
		["#12-B", "4560, rue Saint-Denis, app.\u00a012-B"],
		["", "4560, rue Saint-Denis"],
	])("keeps the unit %j as the person names it", (unit, line) => {
		expect(addressLines({ address: { ...address, unit }, postalCode: null }, "fr")[0]).toBe(line);
	});

	it("leaves out the parts that are unknown", () => {
		expect(addressLines({ address: null, postalCode: "H2T" }, "fr")).toEqual(["H2T"]);
		expect(addressLines({ address: { street: "", unit: "", city: "Laval" }, postalCode: null }, "fr")).toEqual([
			"Laval",
		]);
		expect(addressLines({ address: null, postalCode: null }, "fr")).toEqual([]);
	});
});

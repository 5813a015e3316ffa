import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { serviceArea } from "#content/service-area.ts";
import { areaOf, plainPostalCode } from "./service-area.ts";

const answer = (code: string) => areaOf(code, serviceArea);
const nameOf = (code: string) => {
	const found = answer(code);
	return found.kind === "served" ? company.areas[found.area]?.name.fr : found.kind;
};
const codes = serviceArea.map((area) =>
	Object.entries(area).flatMap(([start, letters]) => [...letters].map((letter) => start + letter)),
);

describe("a postal code", () => {
	it.each([
		["H2T 2S9", "Montréal"],
		["H3E", "Montréal"],
		["H5A 1A1", "Montréal"],
		["H9X", "Montréal"],
		["H7A 1B2", "Laval"],
		["H7Y", "Laval"],
		["J3V", "Rive-Sud"],
		["J3Y 2B2", "Rive-Sud"],
		["J4B 1A1", "Rive-Sud"],
		["J4Z", "Rive-Sud"],
		["J5R", "Rive-Sud"],
	])("%j is in %s", (code, area) => {
		expect(nameOf(code)).toBe(area);
	});

	it.each(["H0H 0H0", "H0M", "H5C", "H6A", "H7Z", "H8A", "H9Z", "J3N", "J4C", "J5A", "J5C", "J7R", "K1A", "M5V 2T6"])(
		"%j is outside, although it may look close",
		(code) => {
			expect(answer(code)).toEqual({ kind: "outside", code: code.slice(0, 3) });
		},
	);

	it.each(["h2t", " h2t 2s9 ", "H2T-2S9", "h-2-t", "H2T.2S9", "H2T\u00a02S9", "H2T2", "H2T 2S"])(
		"is accepted when typed as %j",
		(code) => {
			expect(answer(code)).toEqual({ kind: "served", code: "H2T", area: 0 });
		},
	);

	it("is corrected when letters are typed for similar digits", () => {
		expect(answer("hia")).toEqual({ kind: "served", code: "H1A", area: 0 });
		expect(answer("Hla ib2")).toEqual({ kind: "served", code: "H1A", area: 0 });
		expect(answer("HOH OHO")).toEqual({ kind: "outside", code: "H0H" });
		expect(answer("J4B OAO")).toEqual({ kind: "served", code: "J4B", area: 2 });
	});

	it.each([
		"",
		" ",
		"H",
		"H2",
		"1H2",
		"D1A",
		"H1D",
		"H1O",
		"H10",
		"W1A",
		"H2T 2S9 9",
		"H2T XXX",
		"H2T 2D9",
		"H2T?",
		"Laval",
	])("is unreadable as %j", (code) => {
		expect(answer(code)).toEqual({ kind: "unreadable" });
	});
});

describe("the service area", () => {
	it("has the areas of the company", () => {
		expect(serviceArea).toHaveLength(company.areas.length);
	});

	it("lists only valid codes, each once and in order", () => {
		const all = codes.flat();
		expect(new Set(all).size).toBe(all.length);
		for (const area of codes) expect(area).toEqual([...area].sort());
		for (const [area, list] of codes.entries()) {
			for (const code of list) expect(answer(code)).toEqual({ kind: "served", code, area });
		}
	});

	it("has all 121 codes of the two islands, and 21 codes of the cities that we serve on the South Shore", () => {
		expect(codes.map(({ length }) => length)).toEqual([102, 19, 21]);
	});
});

describe("the stored form of a postal code", () => {
	it.each([
		["h2t 1s6", "H2T1S6"],
		["H2T IS6", "H2T1S6"],
		["H2T.1S6", "H2T1S6"],
		["H2T-1S6", "H2T1S6"],
		["H2T 1S", "H2T"],
		["H2T1", "H2T"],
		["h2t", "H2T"],
		["12345", null],
		["", null],
	])("of %j is %j", (typed, stored) => {
		expect(plainPostalCode(typed)).toBe(stored);
	});
});

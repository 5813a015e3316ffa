import { describe, expect, it } from "vitest";
import { checkedPalette } from "./checked-palette.ts";
import { shippedColors } from "./palette.ts";
import { tokenPairs } from "./token-pairs.ts";

describe("a checked palette", () => {
	it("names pairs of the table, and counts all others", () => {
		const { pairs, others } = checkedPalette({ main: "#2b6cb0", accent: "#f08a24" });
		expect(pairs.length + others).toBe(tokenPairs.length);
	});

	it("reports an accent that is too light for white text, with the darker one that buttons get", () => {
		const { corrections, pairs, palette } = checkedPalette({ main: "#2b6cb0", accent: "#f08a24" });
		expect(corrections).toEqual([
			{ color: "accent", chosen: "#f08a24", used: palette["berry-600"], ratio: expect.any(Number), least: 4.5 },
		]);
		expect(corrections[0]?.ratio).toBeLessThan(4.5);
		expect(pairs.filter(({ isCorrected }) => isCorrected).map(({ name }) => name)).toEqual(["button", "hover"]);
		expect(pairs.find(({ name }) => name === "button")?.ratio).toBeGreaterThanOrEqual(4.5);
	});

	it("reports a main colour that is too light for the edges of fields", () => {
		const { corrections, pairs } = checkedPalette({ main: "#ffe066", accent: "#a85507" });
		expect(corrections.map(({ color, least }) => [color, least])).toEqual([["main", 3]]);
		expect(pairs.filter(({ isCorrected }) => isCorrected).map(({ name }) => name)).toEqual(["edge"]);
	});

	it("reports the shipped accent too, which is for drawings only", () => {
		expect(checkedPalette(shippedColors).corrections).toMatchObject([{ chosen: "#e4553f", used: "#c93f2b" }]);
	});
});

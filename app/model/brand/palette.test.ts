import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, type Hex, hexOf, oklchOf } from "./color.ts";
import { constantPalette, derivePalette, type Palette, shippedColors, shippedPalette } from "./palette.ts";
import { type TokenPair, tokenPairs } from "./token-pairs.ts";

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, "0")}`);

describe("the shipped palette", () => {
	it("is the one of the style sheet", () => {
		const css = readFileSync("app/styles/tokens.css", "utf8");
		const tokens = [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]);
		expect(Object.fromEntries(tokens)).toEqual({ ...shippedPalette, ...constantPalette });
	});

	it("is what its own colours derive", () => {
		expect(derivePalette(shippedColors)).toBe(shippedPalette);
	});

	it.each(tokenPairs)("has enough contrast: $front on $back", (pair) => {
		expect(failures(shippedPalette, [pair])).toEqual([]);
	});
});

describe("a derived palette", () => {
	it("has enough contrast in every pair, whatever the two colours", () => {
		const law = fc.property(anyColor, anyColor, (main, accent) => {
			expect(failures(derivePalette({ main, accent }))).toEqual([]);
		});
		fc.assert(law, {
			numRuns: 500,
			examples: [
				["#000000", "#000000"],
				["#ffffff", "#ffffff"],
				["#ffff00", "#00ffff"],
				["#808080", "#7f7f7f"],
				["#2b6cb0", "#f08a24"],
			],
		});
	});

	it("tells a hovered button from one at rest", () => {
		const law = fc.property(anyColor, anyColor, (main, accent) => {
			const palette = derivePalette({ main, accent });
			expect(palette["berry-700"]).not.toBe(palette["berry-600"]);
		});
		fc.assert(law, { numRuns: 500 });
	});

	it("keeps colours that are readable as they are", () => {
		const { teal, "berry-600": button, berry } = derivePalette({ main: "#2b6cb0", accent: "#a85507" });
		expect([teal, button, berry]).toEqual(["#2b6cb0", "#a85507", "#a85507"]);
	});
});

describe("OKLCH", () => {
	it("gives every colour back", () => {
		const law = fc.property(anyColor, (color) => {
			expect(hexOf(oklchOf(color))).toBe(color);
		});
		fc.assert(law);
	});
});

function failures(palette: Palette, pairs: readonly TokenPair[] = tokenPairs): string[] {
	const colors = { ...palette, ...constantPalette };
	return pairs
		.filter(({ front, back, least }) => contrast(colors[front], palette[back]) < least)
		.map(({ front, back }) => `${front} on ${back}`);
}

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("app/styles/tokens.css", "utf8");
const tokens = Object.fromEntries(
	[...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
);

/** Every pair of text and background that the components use, with the minimum contrast of WCAG AA. */
const text = 4.5;
const largeTextAndGraphics = 3;
const pairs: readonly (readonly [string, string, number])[] = [
	["ink", "cream", text],
	["ink", "white", text],
	["ink", "mint-100", text],
	["ink", "cream-200", text],
	["ink", "mint", text],
	["ink", "amber", text],
	["ink-600", "cream", text],
	["ink-600", "white", text],
	["ink-600", "mint-100", text],
	["ink-600", "cream-200", text],
	["spruce", "cream", text],
	["spruce", "amber", text],
	["spruce", "mint", text],
	["cream", "spruce", text],
	["mint", "spruce", text],
	["mint", "spruce-950", text],
	["cream", "spruce-950", text],
	["teal-700", "cream", text],
	["teal-700", "white", text],
	["teal-700", "mint-100", text],
	["white", "berry-600", text],
	["white", "berry-700", text],
	["white", "teal-700", text],
	["berry-600", "cream", text],
	["berry-700", "white", text],
	["teal", "cream", largeTextAndGraphics],
	["teal", "white", largeTextAndGraphics],
	["berry-600", "white", largeTextAndGraphics],
];

describe("contrast of the tokens", () => {
	it.each(pairs)("%s on %s is at least %d", (front, back, least) => {
		expect(contrast(tokens[front] ?? "", tokens[back] ?? "")).toBeGreaterThanOrEqual(least);
	});
});

function contrast(a: string, b: string): number {
	const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
	return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

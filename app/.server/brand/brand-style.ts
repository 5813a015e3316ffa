import type { Brand } from "#app/model/brand/brand.ts";
import type { Hex } from "#app/model/brand/color.ts";
import { shippedPair } from "#app/model/brand/font-pairs.ts";
import { derivePalette, type Palette, shippedPalette, type Token } from "#app/model/brand/palette.ts";
import { fontRules, fontStacks } from "./font-faces.ts";
import { rgbOf } from "./pixels.ts";

/**
 * The values of the brand over those of `app/styles/tokens.css`, in the same cascade layer: a visitor's settings, such
 * as more contrast, still override them. Undefined when none differs.
 */
export function brandStyle({ colors, fonts }: Brand): string | undefined {
	const palette = derivePalette(colors);
	const properties = { ...colorProperties(palette), ...fontProperties(fonts) };
	const values = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
	if (values.length === 0) return undefined;
	return `@layer theme{:root{${values.join(";")}}}${fontRules(fonts)}`;
}

function colorProperties(palette: Palette): Record<string, string> {
	const tokens = Object.entries(palette).filter(([name, hex]) => shippedPalette[name as Token] !== hex);
	if (tokens.length === 0) return {};
	const { spruce, mint, "teal-700": link } = palette;
	return {
		...Object.fromEntries(tokens.map(([name, hex]) => [`color-${name}`, hex])),
		"color-line": faint(spruce, 14),
		"color-line-dark": faint(mint, 22),
		"shadow-1": `0 1px 2px ${faint(spruce, 6)},0 6px 20px ${faint(spruce, 7)}`,
		"shadow-2": `0 2px 4px ${faint(spruce, 6)},0 20px 48px ${faint(spruce, 12)}`,
		chevron: chevron(link),
	};
}

function fontProperties(fonts: Brand["fonts"]): Record<string, string> {
	if (fonts === shippedPair) return {};
	const { display, text } = fontStacks(fonts);
	return { "font-display": display, "font-text": text };
}

/** With this opacity in percent. */
function faint(hex: Hex, percent: number): string {
	return `rgb(${rgbOf(hex).join(" ")}/${percent}%)`;
}

/** The arrow of select fields: a picture, which no custom property can colour. */
function chevron(stroke: Hex): string {
	return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' viewBox='0 0 24 24' fill='none' stroke='%23${stroke.slice(1)}' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E")`;
}

import { contrast, type Hex, hexOf, leastForShapes, leastForText, type Oklch, oklchOf } from "./color.ts";

/** The two colours that the owner chooses. */
export interface BrandColors {
	main: Hex;
	accent: Hex;
}

/** The colours of the design, as `app/styles/tokens.css` ships them. A test compares the two. */
export const shippedPalette = {
	"spruce-950": "#0b2e2e",
	spruce: "#12403f",
	"teal-700": "#1f625c",
	teal: "#2c7a73",
	sage: "#7fb7a3",
	mint: "#a9e4cc",
	"mint-100": "#d8f3e6",
	cream: "#fbf4e6",
	"cream-200": "#efe3cc",
	white: "#fffdf8",
	berry: "#e4553f",
	"berry-600": "#c93f2b",
	"berry-700": "#a93222",
	amber: "#f3b04a",
	ink: "#122726",
	"ink-600": "#45605d",
	edge: "#5f827e",
} as const satisfies Record<string, Hex>;

/** Of errors and of what cannot be undone. They follow no brand: with a green accent, an error still looks like one. */
export const constantPalette = { danger: "#c93f2b", "danger-dark": "#a93222" } as const satisfies Record<string, Hex>;

export type ConstantToken = keyof typeof constantPalette;
export type Token = keyof typeof shippedPalette;
export type Palette = Readonly<Record<Token, Hex>>;

export const shippedColors: BrandColors = { main: shippedPalette.teal, accent: shippedPalette.berry };

/**
 * Derives all colours of the design from two, with enough contrast for every pair of `token-pairs.ts`. A colour that
 * would not be readable keeps its hue and becomes darker. Only `berry`, for drawings, is always the accent itself.
 */
export function derivePalette(colors: BrandColors): Palette {
	const known = derived.get(colors);
	if (known) return known;
	const palette = derive(colors);
	derived.set(colors, palette);
	return palette;
}

/** Every page that is rendered needs the palette, and it takes half a millisecond. */
const derived = new WeakMap<BrandColors, Palette>();

function derive({ main, accent }: BrandColors): Palette {
	if (main === shippedColors.main && accent === shippedColors.accent) return shippedPalette;
	const hue = oklchOf(main);
	const tone = (l: number, most: number): Oklch => ({ l, c: Math.min(hue.c, most), h: hue.h });
	const paper = (l: number, c: number): Hex => hexOf({ l, c, h: 85 });
	const [cream, sand, white] = [paper(0.973, 0.008), paper(0.925, 0.014), paper(0.995, 0.002)];
	const [mint, pale] = [hexOf(tone(0.87, 0.07)), hexOf(tone(0.945, 0.03))];
	const light = [cream, sand, white, pale];
	const amber = shippedPalette.amber;
	const button = darkened(oklchOf(accent), leastForText, [cream, white], [...light, mint]);
	return {
		"spruce-950": darkened(tone(0.255, 0.06), leastForText, [cream, mint]),
		spruce: darkened(tone(0.345, 0.09), leastForText, [...light, mint, amber]),
		"teal-700": darkened(tone(Math.min(hue.l, 0.46), 0.14), leastForText, light, [mint, amber]),
		teal: darkened(hue, leastForShapes, light),
		sage: hexOf(tone(0.74, 0.08)),
		mint,
		"mint-100": pale,
		cream,
		"cream-200": sand,
		white,
		berry: accent,
		"berry-600": button,
		"berry-700": hovered(button),
		amber,
		ink: darkened(tone(0.255, 0.03), leastForText, [...light, mint, amber]),
		"ink-600": darkened(tone(0.46, 0.03), leastForText, light),
		edge: darkened(tone(0.58, 0.06), leastForShapes, light),
	};
}

/**
 * The lightest colour of the same hue, no lighter than `color`, with at least this contrast on every ground. On the
 * grounds of `shapes` it is never text.
 */
function darkened(color: Oklch, least: number, grounds: readonly Hex[], shapes: readonly Hex[] = []): Hex {
	for (let l = color.l; l > 0; l -= 0.005) {
		const hex = hexOf({ ...color, l });
		const reaches = (enough: number) => (ground: Hex) => contrast(hex, ground) >= enough;
		if (grounds.every(reaches(least)) && shapes.every(reaches(leastForShapes))) return hex;
	}
	return "#000000";
}

/** Darker, to be told from the button at rest; lighter when that is nearly black. */
function hovered(button: Hex): Hex {
	const color = oklchOf(button);
	return hexOf({ ...color, l: color.l > 0.3 ? color.l - 0.08 : color.l + 0.1 });
}

import { contrast, type Hex, leastForShapes, leastForText } from "./color.ts";
import { type BrandColors, constantPalette, derivePalette, type Palette, type Token } from "./palette.ts";
import { type TokenPair, tokenPairs } from "./token-pairs.ts";

/** The pairs that the screen of the brand lists by name; `CheckedPalette.others` counts the rest. */
const named = {
	text: ["ink", "cream"],
	note: ["ink-600", "mint-100"],
	title: ["spruce", "cream"],
	link: ["teal-700", "cream"],
	onDark: ["mint", "spruce"],
	button: ["white", "berry-600"],
	hover: ["white", "berry-700"],
	edge: ["teal", "white"],
} as const satisfies Record<string, readonly [front: Token, back: Token]>;

export type NamedPair = keyof typeof named;

/** Tokens that are darkened when the chosen colour has too little contrast. */
const madeFrom: Partial<Record<Token, keyof BrandColors>> = {
	"berry-600": "accent",
	"berry-700": "accent",
	teal: "main",
};

/** The token that shows each chosen colour as it is, unless that was not readable. */
const shownAs = { main: "teal", accent: "berry-600" } as const satisfies Record<keyof BrandColors, Token>;

export interface CheckedPair {
	name: NamedPair;
	front: Hex;
	back: Hex;
	ratio: number;
	/** Whether the chosen colour itself would not have been enough. */
	isCorrected: boolean;
}

/** A chosen colour that is too light for its use, and the darker one that replaces it there. */
export interface Correction {
	color: keyof BrandColors;
	chosen: Hex;
	used: Hex;
	/** Of the chosen colour. */
	ratio: number;
	least: number;
}

export interface CheckedPalette {
	palette: Palette;
	pairs: readonly CheckedPair[];
	/** How many other pairs have enough contrast: all of them, which a property test proves. */
	others: number;
	corrections: readonly Correction[];
}

export function checkedPalette(colors: BrandColors): CheckedPalette {
	const palette = derivePalette(colors);
	const corrections = (["main", "accent"] as const).flatMap((color) => correctionOf(color, colors, palette));
	const isCorrected = (token: Token) => corrections.some(({ color }) => color === madeFrom[token]);
	const names = Object.keys(named) as NamedPair[];
	const pairs = names.map((name): CheckedPair => {
		const [front, back] = named[name];
		return {
			name,
			front: palette[front],
			back: palette[back],
			ratio: contrast(palette[front], palette[back]),
			isCorrected: isCorrected(front) || isCorrected(back),
		};
	});
	const others = tokenPairs.filter((pair) => !isNamed(pair) && isEnough(pair, palette)).length;
	return { palette, pairs, others, corrections };
}

function correctionOf(color: keyof BrandColors, colors: BrandColors, palette: Palette): Correction[] {
	const [chosen, used] = [colors[color], palette[shownAs[color]]];
	if (chosen === used) return [];
	const ratio = Math.min(contrast(chosen, palette.white), contrast(chosen, palette.cream));
	return [{ color, chosen, used, ratio, least: color === "main" ? leastForShapes : leastForText }];
}

function isNamed({ front, back }: TokenPair): boolean {
	return Object.values(named).some(([one, other]) => one === front && other === back);
}

function isEnough({ front, back, least }: TokenPair, palette: Palette): boolean {
	const all = { ...palette, ...constantPalette };
	return contrast(all[front], all[back]) >= least;
}

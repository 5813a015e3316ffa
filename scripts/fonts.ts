/**
 * `npm run fonts`: makes the two subset fonts of the first screen. They hold the characters of French and English and
 * the weights that the site uses, at half the bytes of the full files; `app/styles/fonts.css` loads those only for
 * texts with other characters.
 */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { makeDrawingFonts } from "./drawing-fonts.ts";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const letters = "ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜàâäæçèéêëîïôöùûüÿŒœ";
const signs = "\u00a0\u202f«»‘’“”–—…•·×−°²³½¼¾±©®™¢€→←";
export const alphabet = ascii + letters + signs;

/** Kerning, ligatures, accents and tabular figures; no alternates, small capitals or fractions. */
const keepFeatures = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum"];

const fonts = [
	// All text in this font is bold.
	{ name: "bricolage-grotesque", weight: 700 },
	{ name: "figtree", weight: { min: 400, max: 700 } },
];

if (import.meta.main) {
	await makeFonts();
	await makeDrawingFonts();
}

export async function makeFonts(): Promise<void> {
	process.chdir(`${import.meta.dirname}/..`);
	for (const { name, weight } of fonts) {
		const whole = readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
		const options = { targetFormat: "woff2", variationAxes: { wght: weight }, keepFeatures } as const;
		const font = await subsetFont(whole, alphabet, options);
		writeFileSync(`app/styles/fonts/${name}.woff2`, font);
		console.log(`${name}: ${(font.length / 1000).toFixed(1)} KB of ${(whole.length / 1000).toFixed(1)}`);
	}
}

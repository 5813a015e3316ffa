/**
 * `npm run fonts`: makes the subset fonts of the first screen, for each pair of `app/model/brand/font-pairs.ts`. They
 * hold the characters of French and English and the weights that the site uses, at half the bytes of the full files;
 * `app/styles/fonts.css` and `app/.server/brand/font-faces.ts` load those only for texts with other characters.
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

/** All text in the typefaces of headings is bold. */
const fonts: readonly { name: string; file?: string; axes: Record<string, number | { min: number; max: number }> }[] = [
	{ name: "bricolage-grotesque", axes: { wght: 700 } },
	{ name: "figtree", axes: { wght: { min: 400, max: 700 } } },
	// The forms of large sizes: it is used for headings only.
	{ name: "fraunces", file: "fraunces-latin-opsz-normal", axes: { wght: 700, opsz: 72 } },
	{ name: "source-sans-3", axes: { wght: { min: 400, max: 700 } } },
	{ name: "outfit", axes: { wght: 700 } },
];

if (import.meta.main) {
	await makeFonts();
	await makeDrawingFonts();
}

async function makeFonts(): Promise<void> {
	process.chdir(`${import.meta.dirname}/..`);
	for (const { name, file = `${name}-latin-wght-normal`, axes } of fonts) {
		const whole = readFileSync(`node_modules/@fontsource-variable/${name}/files/${file}.woff2`);
		const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures } as const;
		const font = await subsetFont(whole, alphabet, options);
		writeFileSync(`app/styles/fonts/${name}.woff2`, font);
		console.log(`${name}: ${(font.length / 1000).toFixed(1)} KB of ${(whole.length / 1000).toFixed(1)}`);
	}
}

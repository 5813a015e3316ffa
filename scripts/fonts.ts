/**
 * `npm run fonts`: makes the two fonts of the first screen. They hold the characters of French and English and the
 * weights that the site sets, half the bytes of the files they come from; `app/styles/fonts.css` asks for those when a
 * text has a character beyond.
 */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const letters = "ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜàâäæçèéêëîïôöùûüÿŒœ";
const signs = "\u00a0\u202f«»‘’“”–—…•·×−°²³½¼¾±©®™¢€→←";
export const alphabet = ascii + letters + signs;

/** Kerning, ligatures, accents, figures of one width; no alternates, small capitals or fractions. */
const keepFeatures = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum"];

const fonts = [
	// Everything that is set in it is bold.
	{ name: "bricolage-grotesque", weight: 700 },
	{ name: "figtree", weight: { min: 400, max: 700 } },
];

if (import.meta.main) await makeFonts();

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

import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/** Static weights: Pango, with which the server draws icons and share pictures, reads no WOFF2. */
const fonts: readonly { name: string; file: string; axes: Record<string, number> & { wght: number } }[] = [
	{ name: "bricolage-grotesque", file: "bricolage-grotesque-latin-wght-normal", axes: { wght: 700 } },
	{ name: "fraunces", file: "fraunces-latin-opsz-normal", axes: { wght: 700, opsz: 72 } },
	{ name: "outfit", file: "outfit-latin-wght-normal", axes: { wght: 700 } },
	{ name: "figtree", file: "figtree-latin-wght-normal", axes: { wght: 700 } },
	{ name: "figtree", file: "figtree-latin-wght-normal", axes: { wght: 600 } },
	{ name: "source-sans-3", file: "source-sans-3-latin-wght-normal", axes: { wght: 600 } },
];
const keepFeatures = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk"];
/** All that the Latin files have: names of companies have more letters than French and English. */
const characters = Array.from({ length: 0x2300 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** The second half of `npm run fonts`: the fonts of drawings, for `app/.server/brand`. */
export async function makeDrawingFonts(): Promise<void> {
	for (const { name, file, axes } of fonts) {
		const whole = readFileSync(`node_modules/@fontsource-variable/${name}/files/${file}.woff2`);
		const options = { targetFormat: "sfnt", variationAxes: axes, keepFeatures } as const;
		const font = await subsetFont(whole, characters, options);
		writeFileSync(`app/.server/brand/resources/${name}-${axes.wght}.ttf`, font);
		console.log(`${name} ${axes.wght}, for drawings: ${(font.length / 1000).toFixed(1)} KB`);
	}
}

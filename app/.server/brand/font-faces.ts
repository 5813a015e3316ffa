import frauncesLatin from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url";
import outfitLatin from "@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url";
import sourceSansLatin from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import { type FontName, type FontPair, type FontPairName, fontPairs } from "#app/model/brand/font-pairs.ts";
import bricolage from "#app/styles/fonts/bricolage-grotesque.woff2?url";
import figtree from "#app/styles/fonts/figtree.woff2?url";
import fraunces from "#app/styles/fonts/fraunces.woff2?url";
import outfit from "#app/styles/fonts/outfit.woff2?url";
import sourceSans from "#app/styles/fonts/source-sans-3.woff2?url";

/** What `app/styles/fonts.css` has for the shipped pair, for the pairs that only another brand loads. */
interface Face {
	/** The subset of `npm run fonts`. */
	file: string;
	/** With the rest of Latin, loaded only for a text that needs it. Absent: the style sheet has the typeface. */
	latin?: string;
	weight: string;
	/** Shown until the file is there, with the metrics of the typeface: the layout does not shift. */
	fallback?: string;
	generic: "sans-serif" | "serif";
}

/** Each letter of Latin-1 that the subsets lack, as in `app/styles/fonts.css`. */
const restOfLatin =
	"U+A1,U+A3-A8,U+AA,U+AC,U+AF,U+B4-B6,U+B8-BA,U+BF,U+C1,U+C3,U+C5,U+CC-CD,U+D0-D3,U+D5,U+D8,U+DA,U+DD-DF,U+E1,U+E3,U+E5,U+EC-ED,U+F0-F3,U+F5,U+F7-F8,U+FA,U+FD-FE";

const arial = 'local("Arial"),local("ArialMT"),local("Liberation Sans")';
const boldArial = 'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Arial")';
const boldTimes =
	'local("Times New Roman Bold"),local("TimesNewRomanPS-BoldMT"),local("Liberation Serif Bold"),local("Times New Roman")';

/**
 * Sizes of the fallbacks: the width of the site's French words in the typeface, divided by their width in Arial or
 * Times; ascent and descent of the typeface (table `hhea`), divided by that.
 */
const faces: Readonly<Record<FontName, Face>> = {
	"Bricolage Grotesque": { file: bricolage, weight: "700", generic: "sans-serif" },
	Figtree: { file: figtree, weight: "400 700", generic: "sans-serif" },
	Fraunces: {
		file: fraunces,
		latin: frauncesLatin,
		weight: "700",
		fallback: `src:${boldTimes};${metrics(103.6, 94.4, 24.6)}`,
		generic: "serif",
	},
	Outfit: {
		file: outfit,
		latin: outfitLatin,
		weight: "700",
		fallback: `src:${boldArial};${metrics(93.2, 107.3, 27.9)}`,
		generic: "sans-serif",
	},
	"Source Sans 3": {
		file: sourceSans,
		latin: sourceSansLatin,
		weight: "400 700",
		fallback: `src:${arial};${metrics(92.4, 110.9, 43.3)}`,
		generic: "sans-serif",
	},
};

function metrics(size: number, ascent: number, descent: number): string {
	return `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`;
}

/** The files that the first screen of a page needs. */
export function fontFiles(pair: FontPairName): string[] {
	const { display, text } = fontPairs[pair];
	return [...new Set([faces[display].file, faces[text].file])];
}

/** The typefaces of a pair that the style sheet lacks, as `@font-face` rules. */
export function fontRules(pair: FontPairName): string {
	const { display, text } = fontPairs[pair];
	return [...new Set([display, text])].map(rulesOf).join("");
}

function rulesOf(name: FontName): string {
	const { file, latin, weight, fallback } = faces[name];
	if (!latin) return "";
	const face = (url: string, more = "") =>
		`@font-face{font-family:"${name}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap${more}}`;
	const shift = `@font-face{font-family:"${name} Fallback";${fallback}}`;
	return face(file) + face(latin, `;unicode-range:${restOfLatin}`) + shift;
}

/** The values of `--font-display` and `--font-text`. */
export function fontStacks(pair: FontPairName): Record<keyof FontPair, string> {
	const { display, text } = fontPairs[pair];
	return { display: stackOf(display), text: stackOf(text) };
}

function stackOf(name: FontName): string {
	const { generic } = faces[name];
	const system = generic === "serif" ? "ui-serif,Georgia," : "system-ui,";
	return `"${name}","${name} Fallback",${system}${generic}`;
}

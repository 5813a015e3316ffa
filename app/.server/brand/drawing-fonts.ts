import type { FontPairName } from "#app/model/brand/font-pairs.ts";

/** A font file of `resources`, written by `npm run fonts`. */
export interface DrawingFont {
	file: string;
	/** As Pango wants it: the family in the font's own name table, a comma, the weight. */
	face: string;
}

const figtree = (weight: "Semi-Bold" | "Bold"): DrawingFont => ({
	file: weight === "Bold" ? "figtree-700.ttf" : "figtree-600.ttf",
	face: `Figtree Light, ${weight}`,
});
const sourceSans: DrawingFont = { file: "source-sans-3-600.ttf", face: "Source Sans 3 ExtraLight, Semi-Bold" };

/** The fonts of a drawing: for names and titles, and for the line below. */
export const drawingFonts: Readonly<Record<FontPairName, { display: DrawingFont; text: DrawingFont }>> = {
	warm: {
		display: { file: "bricolage-grotesque-700.ttf", face: "Bricolage Grotesque 96pt ExtraBold, Bold" },
		text: figtree("Semi-Bold"),
	},
	classic: { display: { file: "fraunces-700.ttf", face: "Fraunces, Bold" }, text: sourceSans },
	geometric: { display: { file: "outfit-700.ttf", face: "Outfit Thin, Bold" }, text: figtree("Semi-Bold") },
	plain: { display: figtree("Bold"), text: figtree("Semi-Bold") },
};

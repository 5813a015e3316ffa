export const fontPairNames = ["warm", "classic", "geometric", "plain"] as const;

export type FontPairName = (typeof fontPairNames)[number];

/** The pair that `app/styles/fonts.css` loads. */
export const shippedPair: FontPairName = "warm";

export type FontName = "Bricolage Grotesque" | "Figtree" | "Fraunces" | "Outfit" | "Source Sans 3";

export interface FontPair {
	/** Of headings, prices and names: always bold. */
	display: FontName;
	text: FontName;
}

export const fontPairs: Readonly<Record<FontPairName, FontPair>> = {
	warm: { display: "Bricolage Grotesque", text: "Figtree" },
	classic: { display: "Fraunces", text: "Source Sans 3" },
	geometric: { display: "Outfit", text: "Figtree" },
	plain: { display: "Figtree", text: "Figtree" },
};

/** The brand as pages show it. A page's data has none as long as the brand is the shipped one. */
export interface SiteBrand {
	/** Of the files that are made from the brand. */
	version: string;
	/** Absent: the mark that ships. */
	mark?: ShownMark;
	/** The custom properties of colours and typefaces that differ from the style sheet's; absent when none does. */
	style?: string;
	/** Font files to preload instead of the shipped ones. */
	fonts?: readonly string[];
	/** Of the browser's bars. */
	themeColor: string;
}

/** `mark` and `initials` stand beside the name in text; `logo` has the name in it. */
export type ShownMark = { kind: "mark" | "logo"; path: string } | { kind: "initials"; letters: string };

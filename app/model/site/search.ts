/** Where suggestions are asked for while a visitor types. Two segments: one alone would be an article's address. */
export const suggestionsPath = "/_search/suggestions";

/** How many suggestions fit under the field without hiding the page. */
export const mostSuggestions = 6;

const longestQuery = 100;

export type SearchKind = "service" | "article" | "page";

/** One page, as the search reads it: plain text, in one language. */
export interface SearchDocument {
	kind: SearchKind;
	path: string;
	title: string;
	/** What else the page is called, in menus and on tiles; empty when its title is its only name. */
	alias: string;
	lead: string;
	sections: readonly SearchSection[];
}

export interface SearchSection {
	/** Empty for what stands before the first heading. */
	heading: string;
	/** The id of the heading on the page, if it has one. */
	anchor: string | null;
	text: string;
}

/** Text in pieces, never HTML: the page decides what a mark looks like. */
export type MarkedText = readonly { text: string; mark: boolean }[];

export interface SearchHit {
	kind: SearchKind;
	/** With the anchor of the section, when what was found is in one. */
	path: string;
	title: MarkedText;
	/** The heading of that section. */
	section: MarkedText | null;
	excerpt: MarkedText;
}

export interface SearchAnswer {
	/** `all`: every hit has all the words. `any`: no page had them all, these have some. */
	match: "all" | "any";
	/** The best first. */
	hits: readonly SearchHit[];
	/** The same question with words that the site knows, when it has words that it does not. */
	didYouMean: string | null;
}

export const nothingFound: SearchAnswer = { match: "all", hits: [], didYouMean: null };

/** What the suggestions route answers. */
export interface Suggestions {
	suggestions: readonly Pick<SearchHit, "kind" | "path" | "title" | "section">[];
}

/** A visitor's question as it is searched and shown: one line, no control characters, not endless. */
export function tidyQuery(raw: string | null): string {
	const line = (raw ?? "")
		.toWellFormed()
		.normalize("NFC")
		.replace(/[\p{C}\s]+/gu, " ");
	return [...line].slice(0, longestQuery).join("").trim();
}

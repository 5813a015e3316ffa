/** Serves suggestions while a visitor types. Two segments, because a single one would match an article's path. */
export const suggestionsPath = "/_search/suggestions";

/** The number of suggestions that fits under the field without hiding the page. */
export const mostSuggestions = 6;

const longestQuery = 100;

export type SearchKind = "service" | "article" | "page";

/** One page as indexed: plain text, in one language. */
export interface SearchDocument {
	kind: SearchKind;
	path: string;
	title: string;
	/** Other names of the page: in menus, on tiles, and that visitors use; empty when it has only its title. */
	alias: string;
	lead: string;
	sections: readonly SearchSection[];
}

export interface SearchSection {
	/** Empty for the text before the first heading. */
	heading: string;
	/** The id of the heading on the page, if it has one. */
	anchor: string | null;
	text: string;
}

/** Text in segments, never HTML: the page styles the marked ones. */
export type MarkedText = readonly { text: string; mark: boolean }[];

export interface SearchHit {
	kind: SearchKind;
	/** Includes the anchor when the match is in a section. */
	path: string;
	title: MarkedText;
	/** The heading of that section. */
	section: MarkedText | null;
	excerpt: MarkedText;
}

export interface SearchAnswer {
	/** `all`: every hit has all words of the query. `any`: no page has them all; the hits have some of them. */
	match: "all" | "any";
	/** Of all pages of results. */
	total: number;
	/** Best first. */
	hits: readonly SearchHit[];
	/** The query with unknown words replaced by similar words of the site; null when all words are known. */
	didYouMean: string | null;
}

export const nothingFound: SearchAnswer = { match: "all", total: 0, hits: [], didYouMean: null };

export interface Suggestions {
	suggestions: readonly Pick<SearchHit, "kind" | "path" | "title" | "section">[];
}

/** Normalizes a query for searching and display: one line, no control characters, limited length. */
export function tidyQuery(raw: string | null): string {
	const line = (raw ?? "")
		.toWellFormed()
		.normalize("NFC")
		.replace(/[\p{C}\s]+/gu, " ");
	return [...line].slice(0, longestQuery).join("").trim();
}

import type { Locale } from "#app/locale/locales.ts";
import type { SearchDocument, SearchSection } from "#app/model/site/search.ts";
import { stem } from "./stem.ts";
import { splitWords, type Word } from "./words.ts";

export interface ReadWord extends Word {
	stem: string;
}

/** A text with its words split and stemmed at indexing time, so that searches need not do it. */
export interface ReadText {
	text: string;
	words: readonly ReadWord[];
}

export interface ReadSection extends Pick<SearchSection, "anchor"> {
	heading: ReadText;
	body: ReadText;
}

export interface ReadDocument extends Pick<SearchDocument, "kind" | "path"> {
	title: ReadText;
	alias: ReadText;
	lead: ReadText;
	sections: readonly ReadSection[];
}

export function readDocument(
	{ kind, path, title, alias, lead, sections }: SearchDocument,
	locale: Locale,
): ReadDocument {
	const read = (text: string): ReadText => ({ text, words: readWords(text, locale) });
	return {
		kind,
		path,
		title: read(title),
		alias: read(alias),
		lead: read(lead),
		sections: sections.map(({ heading, anchor, text }) => ({ anchor, heading: read(heading), body: read(text) })),
	};
}

export function readWords(text: string, locale: Locale): ReadWord[] {
	return splitWords(text).map((word) => ({ ...word, stem: stem(word.folded, locale) }));
}

import { expandText } from "#app/.server/content/expand.ts";
import type { Locale } from "#app/locale/locales.ts";
import { type ContentDocument, type ContentText, reader, textsOf } from "./documents.ts";

/** The words that a visitor reads: tokens expanded, link targets and markup removed. */
function wordsOf(text: string, locale: Locale): string[] {
	return expandText(text, locale, reader)
		.replace(/\]\([^)]*\)|\[!\w+\]/g, " ")
		.split(/\s+/)
		.filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The words in some fields of a page; the search result's title and description, for example, are not on the page. */
export function bodyWords(document: ContentDocument, fields: (field: string) => boolean): string[] {
	return textsOf(document)
		.filter(({ field }) => fields(field))
		.flatMap(({ text }) => wordsOf(text, document.locale));
}

/** Minimum length: shorter texts are labels and stock phrases, which may repeat. */
const fewestWords = 12;

/** Paragraphs that occur on more than one page, with the pages. Two articles may have the same source. */
export function repeatedParagraphs(documents: readonly ContentDocument[]): string[] {
	const places = new Map<string, Set<string>>();
	for (const paragraph of documents.flatMap(textsOf).filter(isNoSource).flatMap(paragraphsOf)) {
		const files = places.get(paragraph.text) ?? new Set();
		places.set(paragraph.text, files.add(`${paragraph.document.file} (${paragraph.document.name})`));
	}
	return [...places]
		.filter(([, files]) => files.size > 1)
		.map(([text, files]) => `${[...files].join(" and ")} both say: ${text}`);
}

function isNoSource({ field }: ContentText): boolean {
	return !field.startsWith("sources[");
}

function paragraphsOf({ document, field, text }: ContentText): ContentText[] {
	return text
		.split("\n")
		.map((line) => wordsOf(line, document.locale))
		.filter((words) => words.length >= fewestWords)
		.map((words) => ({ document, field, text: words.join(" ").toLowerCase() }));
}

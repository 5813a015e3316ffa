import { expandText } from "#app/.server/content/expand.ts";
import type { Locale } from "#app/locale/locales.ts";
import { type ContentDocument, type ContentText, reader, textsOf } from "./documents.ts";

/** The words a visitor reads: tokens filled in, link targets and marks left out. */
export function wordsOf(text: string, locale: Locale): string[] {
	return expandText(text, locale, reader)
		.replace(/\]\([^)]*\)|\[!\w+\]/g, " ")
		.split(/\s+/)
		.filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The words in some fields of a page: those of its search result, for one, are not on it. */
export function bodyWords(document: ContentDocument, fields: (field: string) => boolean): string[] {
	return textsOf(document)
		.filter(({ field }) => fields(field))
		.flatMap(({ text }) => wordsOf(text, document.locale));
}

/** Shorter ones are labels and stock phrases, which may come back. */
const fewestWords = 12;

/** Paragraphs that stand on more than one page, with the pages. */
export function repeatedParagraphs(documents: readonly ContentDocument[]): string[] {
	const places = new Map<string, Set<string>>();
	for (const paragraph of documents.flatMap(textsOf).flatMap(paragraphsOf)) {
		const files = places.get(paragraph.text) ?? new Set();
		places.set(paragraph.text, files.add(`${paragraph.document.file} (${paragraph.document.name})`));
	}
	return [...places]
		.filter(([, files]) => files.size > 1)
		.map(([text, files]) => `${[...files].join(" and ")} both say: ${text}`);
}

function paragraphsOf({ document, field, text }: ContentText): ContentText[] {
	return text
		.split("\n")
		.map((line) => wordsOf(line, document.locale))
		.filter((words) => words.length >= fewestWords)
		.map((words) => ({ document, field, text: words.join(" ").toLowerCase() }));
}

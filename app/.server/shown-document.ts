import type { QuoteDocument } from "#app/model/quotes/quote-document.ts";
import type { ShownDocument } from "#app/model/quotes/shown-document.ts";
import { renderMarkdown } from "./content/markdown.ts";

/** A quote as pages show it: the same words, with the terms as HTML. */
export function shownDocument({ terms, ...document }: QuoteDocument): ShownDocument {
	const { title, version, text } = terms;
	return { ...document, terms: { title, version, html: renderMarkdown(text).html } };
}

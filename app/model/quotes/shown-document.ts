import type { QuoteDocument } from "./quote-document.ts";

export interface ShownDocument extends Omit<QuoteDocument, "terms"> {
	terms: { title: string; version: string; html: string };
}

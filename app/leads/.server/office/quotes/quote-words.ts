import type { Locale } from "#app/locale/locales.ts";
import { quoteEditorWords as english } from "#content/staff/quotes.en.ts";
import { quoteEditorWords as french, type QuoteEditorWords } from "#content/staff/quotes.fr.ts";

export function quoteEditorWordsIn(locale: Locale): QuoteEditorWords {
	return locale === "fr" ? french : english;
}

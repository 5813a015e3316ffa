import type { QuoteFault } from "#app/model/quotes/read-quote.ts";
import type { QuoteEditorWords } from "#content/staff/quotes.fr.ts";

/** The fault at its field, or with the name of its place for the summary: `Ligne 1, en anglais : …`. */
export function sayFault(
	{ code, typed, line, locale }: QuoteFault,
	words: QuoteEditorWords,
	{ withPlace = false } = {},
): string {
	const text = words.faults[code](typed.trim());
	if (!withPlace) return text;
	const named = code === "reason-missing" && locale ? words.scale.reason(words.inLanguage[locale]) : null;
	const place = line === null ? named : words.lines.one(line + 1);
	const language = locale && line !== null ? words.inLanguage[locale] : null;
	const where = [place, language].filter(Boolean).join(", ");
	return where ? words.faultPlace(where, text) : text;
}

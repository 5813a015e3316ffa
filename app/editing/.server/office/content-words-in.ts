import type { Locale } from "#app/locale/locales.ts";
import { contentWords as english } from "#content/staff/words.en.ts";
import { type ContentWords, contentWords as french } from "#content/staff/words.fr.ts";

export function contentWordsIn(locale: Locale): ContentWords {
	return locale === "fr" ? french : english;
}

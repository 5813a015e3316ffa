import type { Locale } from "#app/locale/locales.ts";
import { requestWords as english } from "#content/staff/leads.en.ts";
import { requestWords as french, type RequestWords } from "#content/staff/leads.fr.ts";

export function requestWordsIn(locale: Locale): RequestWords {
	return locale === "fr" ? french : english;
}

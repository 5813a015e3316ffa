import type { Locale } from "#app/locale/locales.ts";
import { callWords as english } from "#content/staff/calls.en.ts";
import { type CallWords, callWords as french } from "#content/staff/calls.fr.ts";

export function callWordsIn(locale: Locale): CallWords {
	return locale === "fr" ? french : english;
}

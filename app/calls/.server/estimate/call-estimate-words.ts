import type { Locale } from "#app/locale/locales.ts";
import { callEstimateWords as english } from "#content/staff/call-estimate.en.ts";
import { type CallEstimateWords, callEstimateWords as french } from "#content/staff/call-estimate.fr.ts";

export function callEstimateWordsIn(locale: Locale): CallEstimateWords {
	return locale === "fr" ? french : english;
}

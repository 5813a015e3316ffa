import type { Locale } from "#app/locale/locales.ts";
import { customerWords as english } from "#content/staff/customers.en.ts";
import { type CustomerWords, customerWords as french } from "#content/staff/customers.fr.ts";

export function customerWordsIn(locale: Locale): CustomerWords {
	return locale === "fr" ? french : english;
}

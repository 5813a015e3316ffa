import type { Locale } from "#app/locale/locales.ts";
import { leadWords as english } from "#content/staff/leads.en.ts";
import { leadWords as french, type LeadWords } from "#content/staff/leads.fr.ts";

export function leadWordsIn(locale: Locale): LeadWords {
	return locale === "fr" ? french : english;
}

import type { Locale } from "#app/locale/locales.ts";
import { agendaWords as english } from "#content/staff/agenda.en.ts";
import { type AgendaWords, agendaWords as french } from "#content/staff/agenda.fr.ts";

export function agendaWordsIn(locale: Locale): AgendaWords {
	return locale === "fr" ? french : english;
}

import type { Locale } from "#app/locale/locales.ts";
import { taskWords as english } from "#content/staff/tasks.en.ts";
import { taskWords as french, type TaskWords } from "#content/staff/tasks.fr.ts";

export function taskWordsIn(locale: Locale): TaskWords {
	return locale === "fr" ? french : english;
}

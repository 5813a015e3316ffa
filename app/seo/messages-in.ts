import type { Locale } from "#app/locale/locales.ts";
import { messages as english } from "#content/messages/en.ts";
import { messages as french, type Messages } from "#content/messages/fr.ts";

export function messagesIn(locale: Locale): Messages {
	return { fr: french, en: english }[locale];
}

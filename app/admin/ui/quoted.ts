import type { Locale } from "#app/locale/locales.ts";

/** A sentence in the quotation marks of its language. Not `q`: browsers leave out the spaces inside of French ones. */
export function quoted({ text, locale }: { text: string; locale: Locale }): string {
	return locale === "fr" ? `«\u00a0${text}\u00a0»` : `“${text}”`;
}

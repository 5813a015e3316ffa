import { type Locale, localeTags } from "#app/locale/locales.ts";

/** `37 %` or `37%`; with one digit `37,0 %` or `37.0%`. */
export function formatShare(share: number, locale: Locale, digits = 0): string {
	const options = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
	const text = new Intl.NumberFormat(localeTags[locale], options).format(share);
	// Intl may separate the French percent sign with U+202F, which the fonts lack.
	return text.replaceAll("\u202f", "\u00a0");
}

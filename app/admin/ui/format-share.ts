import { type Locale, localeTags } from "../../locale/locales.ts";

/** `37 %` or `37%`. */
export function formatShare(share: number, locale: Locale): string {
	const text = new Intl.NumberFormat(localeTags[locale], { style: "percent" }).format(share);
	// Intl may separate the French percent sign with U+202F, which the fonts lack.
	return text.replaceAll("\u202f", "\u00a0");
}

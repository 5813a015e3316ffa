import { formatMoney } from "#app/locale/format.ts";
import { type Locale, localeTags } from "#app/locale/locales.ts";

/** Whole dollars: `1 141 $` or `$1,141`. */
export function formatDollars(cents: number, locale: Locale): string {
	return formatMoney(Math.round(cents / 100) * 100, locale);
}

/** `7,6` or `7.6`; `10,0` keeps its zero, so that a column of them lines up. */
export function formatTenths(value: number, locale: Locale): string {
	const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
	// Intl separates French thousands with U+202F, which the fonts lack.
	return new Intl.NumberFormat(localeTags[locale], options).format(value).replaceAll("\u202f", "\u00a0");
}

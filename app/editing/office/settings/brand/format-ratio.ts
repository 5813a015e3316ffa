import type { Locale } from "#app/locale/locales.ts";

/** With one decimal, rounded down: 4.46 is not enough where 4.5 is needed. Whole limits have none: 3. */
export function formatRatio(ratio: number, locale: Locale): string {
	if (Number.isInteger(ratio)) return String(ratio);
	const written = (Math.floor(ratio * 10) / 10).toFixed(1);
	return locale === "fr" ? written.replace(".", ",") : written;
}

import type { PriceRange } from "#app/model/estimate/prices.ts";
import type { Locale } from "./locales.ts";

/* Formatted without Intl: a page's first Intl formatter delays hydration by a tenth of a second on a slow phone. */

const nbsp = "\u00a0";

/** `1 200` or `1,200`. */
export function formatNumber(value: number, locale: Locale): string {
	return inGroups(String(Math.round(value * 1000) / 1000), locale);
}

/** An amount in cents: `1 149,50 $` or `$1,149.50`. Whole dollars have no cents: `90 $`. */
export function formatMoney(cents: number, locale: Locale): string {
	return formatRange({ low: cents, high: cents }, locale);
}

/** `90,00 $`, as on bills. */
export function formatWithCents(cents: number, locale: Locale): string {
	return formatRangeWithCents({ low: cents, high: cents }, locale);
}

/** `289 à 389 $` or `$289 to $389`; one amount when both ends are equal. */
export function formatRange(range: PriceRange, locale: Locale): string {
	return joinRange(range, locale, range.low % 100 === 0 && range.high % 100 === 0 ? 0 : 2);
}

/** `289,00 à 389,00 $` or `$289.00 to $389.00`. */
export function formatRangeWithCents(range: PriceRange, locale: Locale): string {
	return joinRange(range, locale, 2);
}

/** Formats a North American number stored as ten digits: `514 555-0142` or `514-555-0142`. */
export function formatPhone(digits: string, locale: Locale): string {
	const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
	if (!area) return digits;
	return locale === "fr" ? `${area}${nbsp}${exchange}-${line}` : `${area}-${exchange}-${line}`;
}

/** `H2T1S6` becomes `H2T 1S6`; a code of three characters is unchanged. */
export function formatPostalCode(code: string): string {
	return code.replace(/^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, `$1${nbsp}$2`);
}

export function phoneLink(digits: string): string {
	return `tel:+1${digits}`;
}

function joinRange({ low, high }: PriceRange, locale: Locale, digits: 0 | 2): string {
	const [from, to] = [low, high].map((cents) => inGroups((cents / 100).toFixed(digits), locale));
	const last = locale === "fr" ? `${to}${nbsp}$` : `$${to}`;
	if (low === high) return last;
	return locale === "fr" ? `${from} à ${last}` : `$${from} to ${last}`;
}

/** Separates French thousands with U+00A0: the fonts lack U+202F, which Intl uses. */
function inGroups(number: string, locale: Locale): string {
	const [group, point] = locale === "fr" ? [nbsp, ","] : [",", "."];
	const [whole = "", fraction] = number.split(".");
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
	return fraction ? grouped + point + fraction : grouped;
}

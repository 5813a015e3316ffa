import type { PriceRange } from "#app/model/estimate/prices.ts";
import type { Locale } from "./locales.ts";

/* Formatted without Intl: a page's first Intl formatter delays hydration by a tenth of a second on a slow phone. */

const nbsp = "\u00a0";

/** `1 200` or `1,200`. */
export function formatNumber(value: number, locale: Locale): string {
	return inGroups(String(Math.round(value * 1000) / 1000), locale);
}

/** An amount in cents: `1 149,50 $` or `$1,149.50`; whole dollars have no cents unless `alwaysCents` is set. */
export function formatMoney(cents: number, locale: Locale, { alwaysCents = false } = {}): string {
	return locale === "fr"
		? `${formatAmount(cents, locale, alwaysCents)}${nbsp}$`
		: `$${formatAmount(cents, locale, alwaysCents)}`;
}

/** `289 à 389 $` or `$289 to $389`; one amount when both ends are equal. */
export function formatRange({ low, high }: PriceRange, locale: Locale, { alwaysCents = false } = {}): string {
	const cents = alwaysCents || low % 100 !== 0 || high % 100 !== 0;
	if (low === high) return formatMoney(low, locale, { alwaysCents: cents });
	return locale === "fr"
		? `${formatAmount(low, locale, cents)} à ${formatMoney(high, locale, { alwaysCents: cents })}`
		: `${formatMoney(low, locale, { alwaysCents: cents })} to ${formatMoney(high, locale, { alwaysCents: cents })}`;
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

function formatAmount(cents: number, locale: Locale, alwaysCents: boolean): string {
	const digits = alwaysCents || cents % 100 !== 0 ? 2 : 0;
	return inGroups((cents / 100).toFixed(digits), locale);
}

/** Separates French thousands with U+00A0: the fonts lack U+202F, which Intl uses. */
function inGroups(number: string, locale: Locale): string {
	const [group, point] = locale === "fr" ? [nbsp, ","] : [",", "."];
	const [whole = "", fraction] = number.split(".");
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
	return fraction ? grouped + point + fraction : grouped;
}

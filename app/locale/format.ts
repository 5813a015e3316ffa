import type { PriceRange } from "../model/prices.ts";
import { dateFormat } from "./kept-formats.ts";
import { isLocale, type Locale, type Localized, localeTags } from "./locales.ts";

/*
 * Amounts and plain days are written by hand, exactly as Intl writes them: the first formatter of a visit, whichever it
 * is, costs a slow phone a tenth of a second, in the middle of hydration.
 */

const nbsp = "\u00a0";

const months: Localized<string[]> = {
	fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
	en: "January February March April May June July August September October November December".split(" "),
};

type DateInput = string | number | Date | null | undefined;

/**
 * The specification's date formatter: `en` unless told otherwise, year, long month and day;
 * an empty value or a failure gives an empty string. A date without a time is that day everywhere.
 */
export function formatDate(value: DateInput, locale = "en"): string {
	if (value === null || value === undefined || value === "") return "";
	try {
		const isDay = typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
		const date = new Date(value);
		const text = isDay && isLocale(locale) ? dayText(date, locale) : instantText(date, locale, isDay);
		return locale.startsWith("fr") ? text.replace(/^1 /, "1er ") : text;
	} catch {
		return "";
	}
}

function dayText(date: Date, locale: Locale): string {
	if (Number.isNaN(date.getTime())) return "";
	const [day, month, year] = [date.getUTCDate(), months[locale][date.getUTCMonth()], date.getUTCFullYear()];
	return locale === "fr" ? `${day} ${month} ${year}` : `${month} ${day}, ${year}`;
}

function instantText(date: Date, locale: string, isDay: boolean): string {
	const timeZone = isDay ? "UTC" : "America/Toronto";
	return dateFormat(tagOf(locale), { year: "numeric", month: "long", day: "numeric", timeZone }).format(date);
}

/** A day with its name: `mardi 17 novembre 2026`, `Tuesday, November 17, 2026`; empty for what is no day. */
export function formatWeekday(day: string, locale: Locale): string {
	const date = formatDate(day, locale);
	if (!date) return "";
	const name = dateFormat(localeTags[locale], { weekday: "long", timeZone: "UTC" }).format(new Date(day));
	return locale === "fr" ? `${name} ${date}` : `${name}, ${date}`;
}

/** `1 200` or `1,200`. */
export function formatNumber(value: number, locale: Locale): string {
	return inGroups(String(Math.round(value * 1000) / 1000), locale);
}

/** `14 h 05` or `2:05 p.m.`; whole hours lose their zeros in French only: `8 h`, `8:00 a.m.` becomes `8 a.m.`. */
export function formatHour(time: string, locale: Locale): string {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	if (locale === "fr") {
		return `${hours}${nbsp}h${minutes ? `${nbsp}${String(minutes).padStart(2, "0")}` : ""}`;
	}
	const half = hours < 12 ? "a.m." : "p.m.";
	return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}${nbsp}${half}`;
}

/** An amount in cents: `1 149,50 $` or `$1,149.50`; whole dollars lose their cents unless asked. */
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

/** A North American number kept as ten digits: `514 555-0142` or `514-555-0142`. */
export function formatPhone(digits: string, locale: Locale): string {
	const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
	if (!area) return digits;
	return locale === "fr" ? `${area}${nbsp}${exchange}-${line}` : `${area}-${exchange}-${line}`;
}

/** `H2T1S6` is read as `H2T 1S6`; three characters stay as they are. */
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

/** Not Intl's U+202F between French thousands, which the fonts lack. */
function inGroups(number: string, locale: Locale): string {
	const [group, point] = locale === "fr" ? [nbsp, ","] : [",", "."];
	const [whole = "", fraction] = number.split(".");
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
	return fraction ? grouped + point + fraction : grouped;
}

function tagOf(locale: string): string {
	return locale === "fr" || locale === "en" ? localeTags[locale] : locale;
}

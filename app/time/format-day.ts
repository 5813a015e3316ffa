import { type Locale, localeTags } from "#app/locale/locales.ts";
import { weekdayOf } from "./days.ts";
import { formatDate, formatHour } from "./format.ts";
import { dateFormat } from "./kept-formats.ts";
import { timeInMontreal } from "./montreal.ts";

const endingYear = /,? \d{4}$/;

/** `mardi 17 novembre 2026` or `Tuesday, November 17, 2026`; empty for an invalid day. */
export function formatWeekday(day: string, locale: Locale): string {
	const date = formatDate(day, locale);
	if (!date) return "";
	const name = weekdayName(weekdayOf(day), locale);
	return locale === "fr" ? `${name} ${date}` : `${name}, ${date}`;
}

/** `mardi 17 novembre` or `Tuesday, November 17`. */
export function formatWeekdayWithoutYear(day: string, locale: Locale): string {
	return formatWeekday(day, locale).replace(endingYear, "");
}

const weekdays = new Map<string, string>();

/** `lundi` or `Monday`; short: `lun.` or `Mon`. Weekdays count from 1 (Monday). */
export function weekdayName(weekday: number, locale: Locale, length: "long" | "short" = "long"): string {
	const key = `${locale} ${length} ${weekday}`;
	const known = weekdays.get(key);
	if (known) return known;
	const monday = Date.UTC(2026, 0, 5);
	const format = dateFormat(localeTags[locale], { weekday: length, timeZone: "UTC" });
	const name = format.format(monday + (weekday - 1) * 24 * 60 * 60 * 1000);
	weekdays.set(key, name);
	return name;
}

/** `9 nov.` or `Nov 9`, for places where the year is obvious. */
export function formatShortDay(day: string, locale: Locale): string {
	return dateFormat(localeTags[locale], { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(day));
}

/** `9 novembre` or `November 9`. */
export function formatDayAndMonth(day: string, locale: Locale): string {
	return formatDate(day, locale).replace(endingYear, "");
}

/** `novembre 2026` or `November 2026`; short: `nov.` or `Nov`. */
export function formatMonth(month: string, locale: Locale, length: "long" | "short" = "long"): string {
	const parts = length === "long" ? ({ month: "long", year: "numeric" } as const) : ({ month: "short" } as const);
	return dateFormat(localeTags[locale], { ...parts, timeZone: "UTC" }).format(new Date(`${month}-15`));
}

/** Formats the time of day of an instant in Montréal. */
export function formatHourAt(moment: string, locale: Locale): string {
	return formatHour(timeInMontreal(new Date(moment)), locale);
}

/** The day and the hour in Montréal, for texts such as "le … à …". */
export function dayAndHour(moment: string, locale: Locale): [day: string, hour: string] {
	return [formatDate(moment, locale), formatHourAt(moment, locale)];
}

import type { Locale } from "#app/locale/locales.ts";
import type { ArrivalWindow } from "#app/model/appointments/appointment.ts";
import { formatDate, formatHour } from "#app/time/format.ts";
import { formatDayAndMonth } from "#app/time/format-day.ts";

const nbsp = "\u00a0";

/** `HH:MM`; at most `24:00`. */
export function timeOf(minutes: number): string {
	const within = Math.min(Math.max(0, Math.round(minutes)), 24 * 60);
	return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`;
}

/** `14 h 05` or `2:05 p.m.`; a time after midnight counts from it. */
export function sayMinute(minutes: number, locale: Locale): string {
	return formatHour(timeOf(minutes % (24 * 60)), locale);
}

/** `8–10 h` or `8–10 a.m.`; `between` is the word or the dash between the two times. */
export function sayWindow({ from, to }: ArrivalWindow, locale: Locale, between = "–"): string {
	if (from === to) return formatHour(from, locale);
	const [start, end] = [formatHour(from, locale), formatHour(to, locale)];
	if (locale === "fr") {
		const whole = from.endsWith(":00") && to.endsWith(":00");
		return `${whole ? start.replace(`${nbsp}h`, "") : start}${between}${end}`;
	}
	const half = /\u00a0[ap]\.m\.$/.exec(end)?.[0] ?? "";
	return `${start.endsWith(half) ? start.slice(0, -half.length) : start}${between}${end}`;
}

/** `45 min`, `2 h`, `2 h 45`; in English `2 h 45 min`. */
export function sayLength(minutes: number, locale: Locale): string {
	const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
	if (hours === 0) return `${rest}${nbsp}min`;
	if (rest === 0) return `${hours}${nbsp}h`;
	return `${hours}${nbsp}h${nbsp}${String(rest).padStart(2, "0")}${locale === "en" ? `${nbsp}min` : ""}`;
}

/** `16 au 21 novembre 2026`, `30 novembre au 5 décembre 2026`; `November 16 to 21, 2026`. */
export function sayDays(from: string, until: string, locale: Locale): string {
	const [first, last] = [formatDate(from, locale), formatDate(until, locale)];
	const sameYear = from.slice(0, 4) === until.slice(0, 4);
	const sameMonth = from.slice(0, 7) === until.slice(0, 7);
	const shortFirst = sameYear ? formatDayAndMonth(from, locale) : first;
	if (locale === "fr") return `${sameMonth ? shortFirst.replace(/ \S+$/, "") : shortFirst} au ${last}`;
	return `${shortFirst} to ${sameMonth ? last.replace(/^\S+ /, "") : last}`;
}

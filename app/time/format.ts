import { isLocale, type Locale, type Localized, localeTags } from "#app/locale/locales.ts";
import { dateFormat } from "./kept-formats.ts";
import { timeZone } from "./montreal.ts";

/* Formatted without Intl: see `app/locale/format.ts`. Every page loads this file; `format-day.ts` has rarer formats. */

const nbsp = "\u00a0";

const months: Localized<string[]> = {
	fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
	en: "January February March April May June July August September October November December".split(" "),
};

type DateInput = string | number | Date | null | undefined;

/** As specified: `en` by default, empty on failure. A date without a time is the same day in every time zone. */
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
	const zone = isDay ? "UTC" : timeZone;
	return dateFormat(tagOf(locale), { year: "numeric", month: "long", day: "numeric", timeZone: zone }).format(date);
}

/** `14 h 05` or `2:05 p.m.`; whole hours have no minutes: `8 h`, `8 a.m.`. */
export function formatHour(time: string, locale: Locale): string {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	if (locale === "fr") {
		return `${hours}${nbsp}h${minutes ? `${nbsp}${String(minutes).padStart(2, "0")}` : ""}`;
	}
	const half = hours < 12 ? "a.m." : "p.m.";
	return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}${nbsp}${half}`;
}

function tagOf(locale: string): string {
	return locale === "fr" || locale === "en" ? localeTags[locale] : locale;
}

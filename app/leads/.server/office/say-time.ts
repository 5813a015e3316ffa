import { capitalized } from "#app/locale/first-letter.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { ResponseClock } from "#app/model/leads/response-clock.ts";
import { formatHour } from "#app/time/format.ts";
import { dayAndHour, formatWeekday } from "#app/time/format-day.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import type { Slot } from "#app/time/slot.ts";
import type { LeadWords } from "#content/staff/leads.fr.ts";
import { leadWordsIn } from "./staff-words.ts";

/** `à 9 h 12` today, `le 17 novembre 2026 à 9 h 12` on other days. */
export function sayMoment(moment: string, now: Date, locale: Locale): string {
	const { page } = leadWordsIn(locale);
	const [day, hour] = dayAndHour(moment, locale);
	const isToday = dayInMontreal(new Date(moment)) === dayInMontreal(now);
	return isToday ? page.todayAt(hour) : page.onAt(day, hour);
}

export function saySlot({ start, end }: Slot, words: LeadWords, locale: Locale): string {
	const [day = "", from = ""] = start.split("T");
	const [, to = ""] = end.split("T");
	return words.page.visitOn(capitalized(formatWeekday(day, locale)), formatHour(from, locale), formatHour(to, locale));
}

/** `42 min`, `1 h 35`, `26 h`. */
export function sayMinutes(minutes: number, { clock }: LeadWords): string {
	const whole = Math.abs(Math.round(minutes));
	if (whole < 60) return clock.minutes(whole);
	const rest = whole % 60;
	return clock.hours(Math.floor(whole / 60), rest && whole < 600 ? String(rest).padStart(2, "0") : "");
}

export interface ClockText {
	/** For the list. */
	short: string;
	long: string;
	/** `10 h 12`, with the day when it is not today. */
	due: string;
	tone: "calm" | "soon" | "late";
	/** Elapsed share of the target time, from 0 to 100. */
	gone: number;
}

export function sayClock({ due, left, target }: ResponseClock, now: Date, words: LeadWords, locale: Locale): ClockText {
	const time = sayMinutes(left, words);
	const late = left <= 0;
	const [day, hour] = dayAndHour(due, locale);
	return {
		short: late ? words.clock.shortLate(time) : words.clock.short(time),
		long: late ? words.clock.late(time) : words.clock.left(time),
		due: dayInMontreal(new Date(due)) === dayInMontreal(now) ? hour : words.page.onAt(day, hour),
		tone: late ? "late" : left <= 60 ? "soon" : "calm",
		gone: Math.min(100, Math.max(0, Math.round(100 - (left / target) * 100))),
	};
}

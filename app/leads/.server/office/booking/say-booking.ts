import { sayWindow } from "#app/.server/say-appointment.ts";
import { capitalized } from "#app/locale/first-letter.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { AppointmentPlace, ArrivalWindow, BookingWarning } from "#app/model/appointments/appointment.ts";
import { weekdayOf } from "#app/time/days.ts";
import { formatHour } from "#app/time/format.ts";
import { formatShortDay, formatWeekdayWithoutYear, weekdayName } from "#app/time/format-day.ts";
import { bookingWords as english } from "#content/staff/booking.en.ts";
import { type BookingWords, bookingWords as french } from "#content/staff/booking.fr.ts";

export function bookingWordsIn(locale: Locale): BookingWords {
	return locale === "fr" ? french : english;
}

/** `8 à 10 h` or `8 to 10 a.m.`; `11 h` for an exact time. */
export function sayShortWindow({ from, to }: ArrivalWindow, locale: Locale): string {
	if (from === to) return formatHour(from, locale);
	const [start, end] = [formatHour(from, locale), formatHour(to, locale)];
	const unit = /\s(?:h|[ap]\.m\.)$/;
	// The unit stands once when both are whole hours with the same one.
	const isShort = unit.exec(start)?.[0] === unit.exec(end)?.[0];
	return bookingWordsIn(locale).window(isShort ? start.replace(unit, "") : start, end);
}

/** `19 nov., 8 à 10 h`. */
export function sayShortPlace({ day, window }: Pick<AppointmentPlace, "day" | "window">, locale: Locale): string {
	return `${formatShortDay(day, locale)}, ${sayShortWindow(window, locale)}`;
}

/** `Jeu. 19 nov.` */
export function sayRowDay(day: string, locale: Locale): string {
	return capitalized(`${weekdayName(weekdayOf(day), locale, "short")} ${formatShortDay(day, locale)}`);
}

export function sayWarnings(warnings: readonly BookingWarning[], locale: Locale): string {
	const names = bookingWordsIn(locale).warnings;
	return warnings.map((warning) => names[warning].toLocaleLowerCase()).join(", ");
}

/** `Jeudi 19 novembre, entre 8 h et 10 h`. */
export function sayPlace(place: Pick<AppointmentPlace, "day" | "window">, locale: Locale): string {
	return capitalized(sayPlaceInside(place, locale));
}

/** `jeudi 19 novembre, entre 8 h et 10 h`, inside of a sentence. */
export function sayPlaceInside({ day, window }: Pick<AppointmentPlace, "day" | "window">, locale: Locale): string {
	return `${formatWeekdayWithoutYear(day, locale)}, ${sayWindow(window, locale)}`;
}

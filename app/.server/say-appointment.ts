import type { Locale } from "#app/locale/locales.ts";
import type { AppointmentPlace, ArrivalWindow } from "#app/model/appointments/appointment.ts";
import { formatHour } from "#app/time/format.ts";
import { formatWeekday } from "#app/time/format-day.ts";
import { appointmentTimes } from "#content/appointment-times.ts";

/** `entre 8 h et 10 h`, or `à 11 h` for an exact time. */
export function sayWindow({ from, to }: ArrivalWindow, locale: Locale): string {
	const words = appointmentTimes[locale];
	return from === to
		? words.at(formatHour(from, locale))
		: words.between(formatHour(from, locale), formatHour(to, locale));
}

/** `jeudi 19 novembre 2026, entre 8 h et 10 h`. */
export function sayAppointment({ day, window }: Pick<AppointmentPlace, "day" | "window">, locale: Locale): string {
	return appointmentTimes[locale].on(formatWeekday(day, locale), sayWindow(window, locale));
}

/** `3 h 15` or `3 h 15 min`; less than an hour: `45 minutes`. */
export function sayLength(minutes: number, locale: Locale): string {
	const words = appointmentTimes[locale];
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	if (hours === 0) return words.minutes(rest);
	return rest === 0 ? words.hours(hours) : words.hoursAndMinutes(hours, String(rest).padStart(2, "0"));
}

/** How many people come: `deux personnes`. */
export function sayPeople(size: number, locale: Locale): string {
	const words = appointmentTimes[locale];
	return size === 1 ? words.onePerson : words.people(words.numbers[size] ?? String(size));
}

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

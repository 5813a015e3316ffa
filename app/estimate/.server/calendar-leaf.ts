import type { Locale } from "#app/locale/locales.ts";
import type { FollowedAppointment } from "#app/model/estimate/followed-appointment.ts";
import { weekdayOf } from "#app/time/days.ts";
import { formatMonth, weekdayName } from "#app/time/format-day.ts";

/** The parts of a day as a calendar leaf shows them. */
export function leafOf(day: string, locale: Locale): FollowedAppointment["leaf"] {
	return {
		weekday: weekdayName(weekdayOf(day), locale),
		day: String(Number(day.slice(8))),
		month: formatMonth(day.slice(0, 7), locale).replace(/ \d+$/, ""),
	};
}

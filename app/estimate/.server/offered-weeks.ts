import type { Locale } from "#app/locale/locales.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { type ChosenWindow, windowValue } from "#app/model/appointments/chosen-window.ts";
import type { OfferedWeek } from "#app/model/estimate/followed-appointment.ts";
import { mondayOf } from "#app/time/days.ts";
import { formatDate, formatHour } from "#app/time/format.ts";
import { formatWeekday } from "#app/time/format-day.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";
import { capitalized } from "./capitalized.ts";

/** Free windows and the one that the appointment has, by week and day. The first week and the own one are open. */
export function offeredWeeks(free: readonly ChosenWindow[], own: Appointment, locale: Locale): OfferedWeek[] {
	const words = requestPageWords[locale];
	const ownValue = windowValue(own);
	const others = free.filter((window) => windowValue(window) !== ownValue);
	const all = [own, ...others].toSorted((one, other) => (windowValue(one) < windowValue(other) ? -1 : 1));
	const weeks = Map.groupBy(all, ({ day }) => mondayOf(day));
	return [...weeks].map(([monday, windows], index) => ({
		label: words.week(formatDate(monday, locale)),
		isOpen: index === 0 || monday === mondayOf(own.day),
		days: [...Map.groupBy(windows, ({ day }) => day)].map(([day, ofDay]) => ({
			day,
			label: capitalized(formatWeekday(day, locale)),
			windows: ofDay.map((each) => ({
				value: windowValue(each),
				text: words.window(formatHour(each.window.from, locale), formatHour(each.window.to, locale)),
				note: windowValue(each) === ownValue ? words.own : "",
			})),
		})),
	}));
}

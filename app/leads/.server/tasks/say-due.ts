import type { Locale } from "#app/locale/locales.ts";
import { addDays, weekdayOf } from "#app/time/days.ts";
import { formatDate } from "#app/time/format.ts";
import { formatHourAt, formatShortDay, weekdayName } from "#app/time/format-day.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import type { TaskWords } from "#content/staff/tasks.fr.ts";

/** `aujourd’hui à 17 h`, `mardi à 9 h` in the next six days, `le 24 novembre 2026 à 9 h` on other days. */
export function sayDue(moment: string, now: Date, { due }: TaskWords, locale: Locale): string {
	const [day, today] = [dayInMontreal(new Date(moment)), dayInMontreal(now)];
	const hour = formatHourAt(moment, locale);
	if (day === today) return due.today(hour);
	if (day === addDays(today, 1)) return due.tomorrow(hour);
	if (day === addDays(today, -1)) return due.yesterday(hour);
	if (day > today && day <= addDays(today, 6)) return due.weekday(weekdayName(weekdayOf(day), locale), hour);
	return due.day(formatDate(day, locale), hour);
}

/** For a narrow column: the hour today, the day otherwise. */
export function sayDueShort(moment: string, now: Date, locale: Locale): string {
	const day = dayInMontreal(new Date(moment));
	return day === dayInMontreal(now) ? formatHourAt(moment, locale) : formatShortDay(day, locale);
}

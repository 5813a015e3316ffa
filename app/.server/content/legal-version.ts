import type { Locale } from "#app/locale/locales.ts";
import type { ContentPage } from "#app/model/site/article.ts";
import { formatDate, formatHour } from "#app/time/format.ts";
import { appointmentTimes } from "#content/appointment-times.ts";

/** The day that names the version of a legal text, with the time of a further version of that day. */
export function versionDay({ date, time }: Pick<ContentPage["matter"], "date" | "time">, locale: Locale): string {
	const day = formatDate(date, locale);
	return time ? `${day} ${appointmentTimes[locale].at(formatHour(time, locale))}` : day;
}

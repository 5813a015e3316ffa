import type { Locale } from "#app/locale/locales.ts";
import type { StatisticsView } from "#app/model/insights/statistics.ts";
import { addDays, countDays } from "#app/time/days.ts";
import { formatMonth } from "#app/time/format-day.ts";

/** Whether the days before the period were counted too. */
export function isComparable({ countedSince, before }: Pick<StatisticsView, "countedSince" | "before">): boolean {
	return countedSince !== null && countedSince <= before.from;
}

/** The first day with two whole periods before it; never in the past. */
export function comparableOn({ countedSince, period }: Pick<StatisticsView, "countedSince" | "period">): string {
	const days = [addDays(countedSince ?? period.to, 2 * countDays(period)), addDays(period.to, 1)];
	return days.sort()[1] ?? period.to;
}

/** The name of the month, and whether the day is in its first, second or last third. */
export function monthThird(day: string, locale: Locale): [month: string, third: 0 | 1 | 2] {
	const date = Number(day.slice(8));
	const month = formatMonth(day.slice(0, 7), locale).replace(/ \d{4}$/, "");
	return [month, date <= 10 ? 0 : date <= 20 ? 1 : 2];
}

import type { Days } from "#app/model/insights/days.ts";
import type { StatisticsPeriod, StatisticsView } from "#app/model/insights/statistics.ts";
import { addDays, countDays, mondayOf, weekdayOf } from "#app/time/days.ts";
import { total } from "./cohort.ts";
import type { LeadSums } from "./lead-sums.ts";

const byWeek: readonly StatisticsPeriod[] = ["90-jours", "12-mois"];

/** Leads by day, or by week from Monday on: the first and the last week may be cut by the period. */
export function leadsByDay(
	{ now, before }: { now: LeadSums; before: LeadSums | null },
	{ name, period }: { name: StatisticsPeriod; period: Days },
): Pick<StatisticsView, "leads" | "leadsBefore"> {
	const isWeekly = byWeek.includes(name);
	const counts = new Map(now.byDay().map((each) => [each.day, each.leads]));
	const leads: { from: string; count: number; isWeekend: boolean }[] = [];
	for (let day = period.from; day <= period.to; day = addDays(day, 1)) {
		const count = counts.get(day) ?? 0;
		const last = leads.at(-1);
		if (isWeekly && last && day !== mondayOf(day)) last.count += count;
		else leads.push({ from: day, count, isWeekend: !isWeekly && weekdayOf(day) > 5 });
	}
	const length = countDays(period) / (isWeekly ? 7 : 1);
	return { leads, leadsBefore: before && total(before.groups, "leads") / length };
}

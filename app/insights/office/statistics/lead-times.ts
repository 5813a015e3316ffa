import type { StatisticsView } from "#app/model/insights/statistics.ts";
import { addDays, countDays } from "#app/time/days.ts";
import type { MarkGroup } from "./mark-groups.ts";

type Times = StatisticsView["leads"];

export function isByWeek(leads: Times): boolean {
	const [first, second] = leads;
	return first !== undefined && second !== undefined && addDays(first.from, 1) < second.from;
}

/** The bar that a day belongs to; -1 before the first. */
export function barOf(leads: Times, day: string): number {
	return leads.findLastIndex(({ from }) => from <= day);
}

/** On both sides of a day, so that a weekend is no change. */
const fewestDays = 7;
const smallestChange = 0.2;

interface RateChange {
	day: string;
	/** Leads per day. */
	before: number;
	after: number;
}

/** The mark with the largest change of leads per day after it; null when none changed much. */
export function changeSince(leads: Times, groups: readonly MarkGroup[]): RateChange | null {
	const changes = groups.flatMap(({ day }) => {
		const at = leads.findIndex(({ from }) => from === day);
		if (at < fewestDays || leads.length - at < fewestDays) return [];
		return [{ day, before: mean(leads.slice(0, at)), after: mean(leads.slice(at)) }];
	});
	const size = ({ before, after }: RateChange) => Math.abs(Math.log((after + 0.01) / (before + 0.01)));
	const [largest] = changes.sort((one, other) => size(other) - size(one));
	return largest && Math.abs(largest.after - largest.before) >= smallestChange * largest.before ? largest : null;
}

function mean(leads: Times): number {
	return leads.reduce((sum, { count }) => sum + count, 0) / leads.length;
}

interface TimeRow {
	from: string;
	days: number;
	count: number;
}

/** The rows of the table: weeks, or the days of a single week. */
export function timeLineRows({ leads, period }: Pick<StatisticsView, "leads" | "period">): {
	rows: TimeRow[];
	isWeeks: boolean;
} {
	if (isByWeek(leads)) {
		const rows = leads.map(({ from, count }, index) => {
			const next = leads[index + 1]?.from ?? addDays(period.to, 1);
			return { from, days: countDays({ from, to: addDays(next, -1) }), count };
		});
		return { rows, isWeeks: true };
	}
	if (leads.length <= 7) return { rows: leads.map(({ from, count }) => ({ from, days: 1, count })), isWeeks: false };
	const rows: TimeRow[] = [];
	for (let at = 0; at < leads.length; at += 7) {
		const week = leads.slice(at, at + 7);
		rows.push({ from: week[0]?.from ?? "", days: week.length, count: week.reduce((sum, { count }) => sum + count, 0) });
	}
	return { rows, isWeeks: true };
}

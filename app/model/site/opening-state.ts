import { weekdayOf } from "../../time/days.ts";
import { dayInMontreal, timeInMontreal } from "../../time/montreal.ts";
import type { Company } from "../company.ts";

export type OpeningState = { kind: "open"; until: string } | { kind: "closed" } | { kind: "holiday" };

/** Whether the company is open now, in Montréal's time zone. */
export function openingState({ hours, holidays }: Pick<Company, "hours" | "holidays">, now: Date): OpeningState {
	const day = dayInMontreal(now);
	if (holidays.includes(day)) return { kind: "holiday" };
	const [weekday, time] = [weekdayOf(day), timeInMontreal(now)];
	const today = hours.find(({ days, opens, closes }) => days.includes(weekday) && opens <= time && time < closes);
	return today ? { kind: "open", until: today.closes } : { kind: "closed" };
}

export type OpenDays = Pick<Company, "hours" | "holidays">;

export function isOpenDay(date: string, { hours, holidays }: OpenDays): boolean {
	const weekday = weekdayOf(date);
	return !holidays.includes(date) && hours.some(({ days }) => days.includes(weekday));
}

import type { Company } from "./company.ts";
import { dayInMontreal } from "./promotion.ts";

export type OpeningState = { kind: "open"; until: string } | { kind: "closed" } | { kind: "holiday" };

let montrealClock: Intl.DateTimeFormat | undefined;

/** Whether someone answers now, by Montréal's clock. */
export function openingState({ hours, holidays }: Pick<Company, "hours" | "holidays">, now: Date): OpeningState {
	if (holidays.includes(dayInMontreal(now))) return { kind: "holiday" };
	montrealClock ??= new Intl.DateTimeFormat("en-CA", {
		timeZone: "America/Toronto",
		weekday: "short",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	});
	const parts = montrealClock.formatToParts(now);
	const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
	const day = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].indexOf(part("weekday").slice(0, 3)) + 1;
	const time = `${part("hour")}:${part("minute")}`;
	const today = hours.find(({ days, opens, closes }) => days.includes(day) && opens <= time && time < closes);
	return today ? { kind: "open", until: today.closes } : { kind: "closed" };
}

export type OpenDays = Pick<Company, "hours" | "holidays">;

/** Whether we work on a day, `YYYY-MM-DD`. */
export function isOpenDay(date: string, { hours, holidays }: OpenDays): boolean {
	const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
	return !holidays.includes(date) && hours.some(({ days }) => days.includes(weekday));
}

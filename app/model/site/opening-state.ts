import { addDays, weekdayOf } from "#app/time/days.ts";
import { dayInMontreal, timeInMontreal } from "#app/time/montreal.ts";
import type { Company } from "../company.ts";

export type OpenDays = Pick<Company, "hours" | "holidays">;

export type OpeningState =
	| { kind: "open"; until: string }
	/** `reopens` is null when the company has no opening hours within a year. */
	| { kind: "closed" | "holiday"; reopens: Reopening | null };

export interface Reopening {
	/** 0 is today, 1 is tomorrow. */
	inDays: number;
	day: string;
	time: string;
}

/** Whether the company is open now, and else when it opens, in Montréal's time zone. */
export function openingState(company: OpenDays, now: Date): OpeningState {
	const [day, time] = [dayInMontreal(now), timeInMontreal(now)];
	const current = openingsOn(day, company).find(({ opens, closes }) => opens <= time && time < closes);
	if (current) return { kind: "open", until: current.closes };
	const kind = company.holidays.includes(day) ? "holiday" : "closed";
	return { kind, reopens: nextOpening(company, day, time) };
}

export function isOpenDay(date: string, company: OpenDays): boolean {
	return openingsOn(date, company).length > 0;
}

function openingsOn(day: string, { hours, holidays }: OpenDays) {
	const weekday = weekdayOf(day);
	return holidays.includes(day) ? [] : hours.filter(({ days }) => days.includes(weekday));
}

const furthest = 366;

function nextOpening(company: OpenDays, today: string, time: string): Reopening | null {
	for (let inDays = 0; inDays < furthest; inDays++) {
		const day = addDays(today, inDays);
		const times = openingsOn(day, company).map(({ opens }) => opens);
		const [next] = times.filter((opens) => inDays > 0 || opens > time).sort();
		if (next) return { inDays, day, time: next };
	}
	return null;
}

import { dayInMontreal, timeInMontreal } from "#app/time/montreal.ts";
import { type OpenDays, openingState } from "../site/opening-state.ts";
import { nextMorning } from "./task-times.ts";

/** In milliseconds. */
const [twoHours, fiveMinutes] = [2 * 60 * 60_000, 5 * 60_000];

export interface CallAgainTime {
	day: string;
	time: string;
}

export function callAgainTime(choice: "two-hours" | "morning", now: Date, company: OpenDays): CallAgainTime {
	if (choice === "morning") return nextMorning(now, company);
	const at = new Date(Math.ceil((now.getTime() + twoHours) / fiveMinutes) * fiveMinutes);
	return { day: dayInMontreal(at), time: timeInMontreal(at) };
}

/** Two hours from now are offered only when somebody will be there to call. */
export function isOpenInTwoHours(now: Date, company: OpenDays): boolean {
	return openingState(company, new Date(now.getTime() + twoHours)).kind === "open";
}

import { addDays } from "./days.ts";

/** `America/Montreal` is an old alias of it. */
export const timeZone = "America/Toronto";

/** One formatter for both: creating one costs far more than using it, and most page views need none. */
let clock: Intl.DateTimeFormat | undefined;

/** `YYYY-MM-DD`. */
export function dayInMontreal(moment: Date): string {
	return dayAndTime(moment).slice(0, 10);
}

/** `HH:MM`, from `00:00` to `23:59`. */
export function timeInMontreal(moment: Date): string {
	return dayAndTime(moment).slice(11);
}

/**
 * The moment when Montréal's clock shows this time: four or five hours behind UTC. The hour that happens twice in autumn
 * is the first of the two; the one that spring skips is an hour later.
 */
export function momentInMontreal(day: string, time: string): Date {
	const summer = new Date(`${day}T${time}:00-04:00`);
	return timeInMontreal(summer) === time && dayInMontreal(summer) === day
		? summer
		: new Date(`${day}T${time}:00-05:00`);
}

/** Midnight, the first moment of a day. */
export function startOfDay(day: string): Date {
	return momentInMontreal(day, "00:00");
}

/** The first moment that is no longer that day: 23, 24 or 25 hours after its start. */
export function endOfDay(day: string): Date {
	return startOfDay(addDays(day, 1));
}

/** Swedish writes dates as ISO 8601 does: `2026-11-15 09:12`. */
function dayAndTime(moment: Date): string {
	clock ??= new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
	return clock.format(moment);
}

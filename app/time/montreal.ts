import { addDays } from "./days.ts";

/** `America/Montreal` is a deprecated alias of this zone. */
export const timeZone = "America/Toronto";

/** Created on first use and shared: creating a formatter is expensive, and most page views need none. */
let clock: Intl.DateTimeFormat | undefined;

/** `YYYY-MM-DD`. */
export function dayInMontreal(moment: Date): string {
	return dayAndTime(moment).slice(0, 10);
}

/** `HH:MM`, from `00:00` to `23:59`. */
export function timeInMontreal(moment: Date): string {
	return dayAndTime(moment).slice(11);
}

/** A time in the repeated hour of autumn is the first of the two; one in the skipped hour of spring is moved later. */
export function momentInMontreal(day: string, time: string): Date {
	const summer = new Date(`${day}T${time}:00-04:00`);
	return timeInMontreal(summer) === time && dayInMontreal(summer) === day
		? summer
		: new Date(`${day}T${time}:00-05:00`);
}

export function startOfDay(day: string): Date {
	return momentInMontreal(day, "00:00");
}

/** Exclusive: the start of the next day, 23, 24 or 25 hours after the start of this one. */
export function endOfDay(day: string): Date {
	return startOfDay(addDays(day, 1));
}

/** The day that ends at this moment: midnight is the end of the day before. Null at any other time. */
export function dayEndingAt(moment: Date): string | null {
	return timeInMontreal(moment) === "00:00" ? dayInMontreal(new Date(moment.getTime() - 1)) : null;
}

/** Swedish dates have the form of ISO 8601: `2026-11-15 09:12`. */
function dayAndTime(moment: Date): string {
	clock ??= new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
	return clock.format(moment);
}

import { dayInMontreal } from "./promotion.ts";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "America/Toronto" });

/** `HH:MM`, by Montréal's clock. */
export function timeInMontreal(moment: Date): string {
	return clock.format(moment);
}

/** The moment that Montréal's clock shows; four or five hours behind UTC, whichever gives that hour back. */
export function momentInMontreal(day: string, time: string): Date {
	const summer = new Date(`${day}T${time}:00-04:00`);
	return timeInMontreal(summer) === time && dayInMontreal(summer) === day
		? summer
		: new Date(`${day}T${time}:00-05:00`);
}

export function dayAfter(day: string): string {
	return new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/* Days are `YYYY-MM-DD` and sort as strings. Calculated at noon UTC, which no clock change moves to another day. */

const oneDay = 24 * 60 * 60 * 1000;

/**
 * Whether the calendar has such a day: false for `2026-02-30`. And for `9999-12-31`: the next day has five digits in its
 * year, which sort before four, so that a loop until such a day never ends. `Date.UTC` reads years below 100 as 19xx.
 */
export function isDay(text: string): boolean {
	if (!/^[1-8]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
	const noon = noonOf(text);
	return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
}

/** `HH:MM`, from `00:00` to `23:59`. */
export function isTimeOfDay(text: string): boolean {
	return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** A negative count returns an earlier day. */
export function addDays(day: string, count: number): string {
	return new Date(noonOf(day).getTime() + count * oneDay).toISOString().slice(0, 10);
}

/** The same day of another month, or the last one of a shorter month. */
export function addMonths(day: string, count: number): string {
	const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
	const last = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0, 12));
	const date = Math.min(Number(day.slice(8)), last.getUTCDate());
	return `${last.toISOString().slice(0, 8)}${String(date).padStart(2, "0")}`;
}

/** From 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: string): number {
	return ((noonOf(day).getUTCDay() + 6) % 7) + 1;
}

export function mondayOf(day: string): string {
	return addDays(day, 1 - weekdayOf(day));
}

/** From the first to the last day, both included. */
export function countDays({ from, to }: { from: string; to: string }): number {
	return Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / oneDay) + 1;
}

function noonOf(day: string): Date {
	return new Date(`${day}T12:00:00Z`);
}

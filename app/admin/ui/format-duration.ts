import type { OfficeWords } from "#content/staff/office.fr.ts";

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** `3 j 4 h`, `2 h 5 min`, `12 min`: at most two units. */
export function formatDuration(milliseconds: number, words: OfficeWords["duration"]): string {
	const minutes = Math.round(milliseconds / minute) * minute;
	if (minutes < minute) return words.moment;
	const [days, hours, rest] = [
		Math.floor(minutes / day),
		Math.floor((minutes % day) / hour),
		(minutes % hour) / minute,
	];
	const parts = [
		days > 0 ? words.days(days) : "",
		hours > 0 ? words.hours(hours) : "",
		days === 0 && rest > 0 ? words.minutes(rest) : "",
	];
	return parts.filter(Boolean).join(" ");
}

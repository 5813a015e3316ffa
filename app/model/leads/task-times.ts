import { addDays } from "#app/time/days.ts";
import { dayInMontreal, endOfDay, momentInMontreal, timeInMontreal } from "#app/time/montreal.ts";
import type { Slot } from "#app/time/slot.ts";
import { isOpenDay, type OpenDays } from "../site/opening-state.ts";

const [morning, evening] = ["09:00", "17:00"];
/** In milliseconds. */
const shortestNotice = 60 * 60_000;

/** A time to choose in one press. The name says how a person would call its day. */
export interface SuggestedTime {
	name: "today" | "tomorrow" | "weekday" | "week";
	day: string;
	time: string;
}

/** Today in the evening, the next two days on which the company is open, and a week from now. */
export function suggestedTimes(now: Date, company: OpenDays): SuggestedTime[] {
	const today = dayInMontreal(now);
	const { day: next } = nextMorning(now, company);
	const second = openDayFrom(addDays(next, 1), company);
	const week = openDayFrom(addDays(today, 7), company);
	const isSoonEnough = momentInMontreal(today, evening).getTime() - now.getTime() >= shortestNotice;
	return [
		...(isSoonEnough ? [{ name: "today", day: today, time: evening } as const] : []),
		{ name: next === addDays(today, 1) ? "tomorrow" : "weekday", day: next, time: morning },
		{ name: "weekday", day: second, time: evening },
		...(week > second ? [{ name: "week", day: week, time: morning } as const] : []),
	];
}

/** Of the next day on which the company is open. */
export function nextMorning(now: Date, company: OpenDays): { day: string; time: string } {
	return { day: openDayFrom(addDays(dayInMontreal(now), 1), company), time: morning };
}

/** At most two weeks ahead: a company that is closed for longer gets the first of these days. */
function openDayFrom(day: string, company: OpenDays): string {
	const days = Array.from({ length: 14 }, (_, index) => addDays(day, index));
	return days.find((each) => isOpenDay(each, company)) ?? day;
}

export const taskGroups = ["late", "today", "week", "later"] as const;

/** `late`: due before now. `week`: in the six days after today. */
export type TaskGroup = (typeof taskGroups)[number];

export function groupOf(dueAt: string, now: Date): TaskGroup {
	const due = new Date(dueAt);
	const today = dayInMontreal(now);
	if (due <= now) return "late";
	if (due < endOfDay(today)) return "today";
	return due < endOfDay(addDays(today, 6)) ? "week" : "later";
}

const minutesInCalendar = 15;

/** Calendars show an event, not a moment. Added to the local time: an end in the repeated hour of autumn is later too. */
export function taskSlot(dueAt: string): Slot {
	const due = new Date(dueAt);
	const start = `${dayInMontreal(due)}T${timeInMontreal(due)}`;
	const end = new Date(Date.parse(`${start}:00Z`) + minutesInCalendar * 60_000).toISOString().slice(0, 16);
	return { start, end };
}

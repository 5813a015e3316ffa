import { mostDaysAhead } from "./booking-form.ts";

/** When a calendar program last read the address of a crew. Apart from the crew, so that no form conflicts with it. */
export interface CalendarRead {
	readAt: string;
}

/** The feed has the appointments of this many days before and after today: all that members can book. */
export const feedDays = { back: 60, ahead: mostDaysAhead };

/** The path of a crew's calendar. Whoever knows it can read the calendar. */
export function calendarPath(key: string): string {
	return `/cal/${key}.ics`;
}

/** The key in the last part of that path; null when it cannot be one. */
export function readCalendarKey(file: string): string | null {
	return /^([\w-]{24})\.ics$/.exec(file)?.[1] ?? null;
}

/** The first word of a name: crews know the rest from the agenda, and a feed may be read by anybody with its address. */
export function firstNameOf(name: string): string {
	return name.trim().split(/\s+/)[0] ?? "";
}

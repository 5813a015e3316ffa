import { addDays, isDay, isTimeOfDay } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { type AppointmentPlace, type BookingWarning, bookingWarnings } from "./appointment.ts";
import type { BookingRules } from "./booking-rules.ts";
import type { CrewEntry } from "./crew.ts";
import { minutesOf } from "./crew-day.ts";

/** The value of the radio button for a time outside of the arrival windows. */
export const exactTime = "exact";

/** The value of the radio button that leaves a booked appointment where it is. */
export const keptTime = "kept";

export const bookingFaults = [
	"time-missing",
	"exact-wrong",
	"length-wrong",
	"day-past",
	"day-far",
	/** A crew's day ends at midnight: the morning after would still be offered to others. */
	"after-midnight",
	"crew-unknown",
	"same-place",
	/** Words for a mail, while the appointment stays where it is and no mail is sent. */
	"words-unused",
	"warned",
	"address-wrong",
	/** Somebody else wrote another access note than the one that the member saw. */
	"note-changed",
	"taken",
	"stale",
] as const;

export type BookingFault = (typeof bookingFaults)[number];

/** The fields that say when, as sent. */
export interface TypedPlace {
	/** `<day>/<start of the window>/<crew>`, `exact` or `kept`. */
	place: string;
	day: string;
	from: string;
	minutes: string;
	crew: string;
}

export interface PlaceContext {
	/** Where the appointment stays, maybe with another length; null when it is not booked. */
	kept?: AppointmentPlace | null;
	/** Crews that may get the appointment. */
	crews: readonly CrewEntry[];
	rules: BookingRules;
	/** What the estimate expects; null when nobody knows, and the member says it. */
	expected: number | null;
	travel: number;
	now: Date;
}

/** The longest job of a day, in minutes. */
const longestJob = 14 * 60;

/** How far ahead a member may book. */
export const mostDaysAhead = 365;

export function placeValue({ day, window, crew }: Pick<AppointmentPlace, "day" | "window" | "crew">): string {
	return [day, window.from, crew].join("/");
}

/** Where the form puts the appointment, or why it cannot be there. */
export function readPlace(typed: TypedPlace, context: PlaceContext): AppointmentPlace | BookingFault {
	const isExact = typed.place === exactTime;
	const length = readLength(typed.minutes);
	if (isExact) {
		if (!isDay(typed.day) || !isTimeOfDay(typed.from)) return "exact-wrong";
		if (length === null) return "length-wrong";
		return checked({ ...typed, window: { from: typed.from, to: typed.from }, minutes: length }, context);
	}
	if (typed.place === keptTime && context.kept) {
		return length === null ? "length-wrong" : checked({ ...context.kept, minutes: length }, context);
	}
	const [day = "", from = "", crew = ""] = typed.place.split("/");
	const window = context.rules.windows.find((one) => one.from === from);
	if (!isDay(day) || !window) return "time-missing";
	const minutes = context.expected ?? length;
	return minutes === null ? "length-wrong" : checked({ day, window, crew, minutes }, context);
}

/**
 * Whether the form gives another length to an appointment that stays where it is. A known length has no field of its own
 * there, and one that the member left as the form showed it changes nothing.
 */
export function isOtherLength(
	sent: Readonly<Partial<Record<"place" | "minutes" | "base.minutes", string>>>,
	{ kept, expected }: Pick<PlaceContext, "kept" | "expected">,
): boolean {
	if (sent.place !== keptTime || !kept || expected !== null || !sent.minutes) return false;
	const stored = String(kept.minutes);
	return sent.minutes !== stored && sent.minutes !== (sent["base.minutes"] || stored);
}

function checked(
	{ crew, day, window, minutes }: Omit<AppointmentPlace, "travel">,
	{ crews, travel, now }: PlaceContext,
): AppointmentPlace | BookingFault {
	const today = dayInMontreal(now);
	if (day < today) return "day-past";
	if (day > addDays(today, mostDaysAhead)) return "day-far";
	if (!crews.some(({ id }) => id === crew)) return "crew-unknown";
	if (minutesOf(window.to) + minutes > 24 * 60) return "after-midnight";
	return { crew, day, window, minutes, travel };
}

function readLength(text: string): number | null {
	const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0;
	return minutes > 0 && minutes <= longestJob ? minutes : null;
}

/** The warnings that the member saw when they ticked the box. Another warning that appears later is not accepted. */
export function readAccepted(value: string): BookingWarning[] {
	const seen = value.split(" ");
	return bookingWarnings.filter((warning) => seen.includes(warning));
}

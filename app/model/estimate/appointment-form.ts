import { addDays, isDay } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { type ChosenWindow, readWindowValue } from "../appointments/chosen-window.ts";
import { withLineFeeds } from "../leads/contact-fields.ts";
import { type AppointmentWishes, type PartOfDay, partsOfDay } from "../leads/lead.ts";
import { isOpenDay, type OpenDays } from "../site/opening-state.ts";
import type { Values } from "./form.ts";

export const weekdays = [1, 2, 3, 4, 5, 6] as const;

export type AppointmentFormError =
	| "postal-missing"
	| "postal-wrong"
	| "date-past"
	| "date-closed"
	| "date-far"
	| "too-long";

export type AppointmentFormErrors = Partial<Record<"postalCode" | "date" | "comment", AppointmentFormError>>;

export interface ReadAppointmentForm {
	postalCode: string;
	wishes: AppointmentWishes;
	comment: string;
	/** The arrival window that was chosen; null when none was, or when none suits. */
	chosen: ChosenWindow | null;
	errors: AppointmentFormErrors;
}

/** The value of `window` when no window suits: the wishes count. */
export const noWindow = "none";

const longestComment = 2000;
const furthestDays = 120;

/** What visitors fill in. */
export const appointmentFields = [
	"postalCode",
	"window",
	"date",
	"part",
	"comment",
	...weekdays.map((day) => `day.${day}`),
];

/** A hidden field: the postal code area for which the visitor has read that it is outside our service area. */
const readNotice = "outside";

/** Wishes that were typed before there were windows to choose from, or instead of one. */
export function hasTypedWishes(values: Values): boolean {
	return Boolean(values.date || weekdays.some((day) => values[`day.${day}`])) || (values.part ?? "any") !== "any";
}

export function appointmentValues(form: FormData): Values {
	const values: Record<string, string> = {};
	for (const field of [...appointmentFields, readNotice]) {
		const value = form.get(field);
		if (typeof value === "string" && value !== "") values[field] = withLineFeeds(value);
	}
	return values;
}

/** Reads place and time. Only the postal code is required; a day when we are closed is an error and is never moved. */
export function readAppointmentForm(values: Values, days: OpenDays, now: Date): ReadAppointmentForm {
	const errors: AppointmentFormErrors = {};
	const postalCode = (values.postalCode ?? "").trim();
	if (!postalCode) errors.postalCode = "postal-missing";
	const chosen = readWindowValue(values.window ?? "");
	// Typed wishes stay in the form, and count only without a window.
	const date = (chosen ? undefined : values.date) ?? "";
	const dateError = date ? checkDate(date, days, now) : null;
	if (dateError) errors.date = dateError;
	const comment = (values.comment ?? "").trim();
	if (comment.length > longestComment) errors.comment = "too-long";
	return {
		postalCode,
		comment,
		chosen,
		wishes: {
			date: date && !dateError ? date : null,
			part: (!chosen && partsOfDay.find((part) => part === values.part)) || ("any" satisfies PartOfDay),
			days: weekdays.filter((day) => !chosen && values[`day.${day}`]),
		},
		errors,
	};
}

function checkDate(date: string, days: OpenDays, now: Date): AppointmentFormError | null {
	if (!isDay(date)) return "date-past";
	const { min, max } = datesOffered(now);
	if (date < min) return "date-past";
	if (date > max) return "date-far";
	return isOpenDay(date, days) ? null : "date-closed";
}

/** The range of the date field: from tomorrow to the last day that can be booked. */
export function datesOffered(now: Date): { min: string; max: string } {
	const today = dayInMontreal(now);
	return { min: addDays(today, 1), max: addDays(today, furthestDays) };
}

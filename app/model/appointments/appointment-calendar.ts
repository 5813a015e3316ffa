import { addDays } from "#app/time/days.ts";
import type { Slot } from "#app/time/slot.ts";
import { addressLines } from "../leads/address-lines.ts";
import { type CalendarEvent, calendarFile } from "../leads/calendar.ts";
import type { Lead } from "../leads/lead.ts";
import type { Appointment, AppointmentPlace, AppointmentStatus } from "./appointment.ts";
import { takenBy } from "./crew-day.ts";

/** In the language of the reader. */
export interface AppointmentEventWords {
	/** Says the arrival window, because the event itself lasts until the work is done. */
	summary: string;
	description: string;
	organizer: { name: string; email: string };
}

type CalendarAppointment = Pick<
	Appointment,
	"day" | "window" | "minutes" | "status" | "sequence" | "updatedAt" | "eventId"
>;

/**
 * The appointment as a file for the customer's calendar. All files of an appointment have the same UID and a rising
 * SEQUENCE, so that a later one replaces or removes the event of an earlier one. With an `eventId`, the first one
 * replaces the tentative event of the customer's wish, which has SEQUENCE 0.
 *
 * The method is PUBLISH, not REQUEST: a request asks for an answer, which Outlook and Google mail to the organizer, and
 * they refuse one whose attendees do not include the reader. Apple, Google and Outlook all add a published event. RFC
 * 5546 requires an organizer for both methods, and calendars compare it before they follow a CANCEL.
 */
export function appointmentCalendar(
	id: string,
	appointment: CalendarAppointment,
	lead: Pick<Lead, "address" | "postalCode" | "locale">,
	words: AppointmentEventWords,
	origin: string,
): string {
	const { eventId = id, sequence } = appointment;
	return calendarFile({
		...appointmentEvent(eventId, appointment, origin),
		sequence: eventId === id ? sequence : sequence + 1,
		...words,
		location: addressLines(lead, lead.locale).join(", "),
	});
}

/** The part of an event that the appointment alone decides: the same for customers, members and crews. */
export function appointmentEvent(
	id: string,
	appointment: CalendarAppointment,
	origin: string,
): Slot & Pick<CalendarEvent, "uid" | "sequence" | "stamp" | "status"> {
	return {
		...workSlot(appointment),
		uid: `${id}@${new URL(origin).hostname}`,
		sequence: appointment.sequence,
		// Not the current time: each attempt to send a mail, and each download, gives the same file.
		stamp: new Date(appointment.updatedAt),
		status: eventStatus[appointment.status],
	};
}

const eventStatus = {
	proposed: "TENTATIVE",
	booked: "CONFIRMED",
	done: "CONFIRMED",
	cancelled: "CANCELLED",
	missed: "CANCELLED",
} as const satisfies Record<AppointmentStatus, CalendarEvent["status"]>;

/** From the first possible arrival to the end of the work that starts at the last possible one. */
export function workSlot({ day, window, minutes }: Pick<AppointmentPlace, "day" | "window" | "minutes">): Slot {
	const { from, to } = takenBy({ window, minutes, travel: 0 });
	return { start: moment(day, from), end: moment(day, to) };
}

function moment(day: string, minutes: number): string {
	const clock = [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
	return `${addDays(day, Math.floor(minutes / (24 * 60)))}T${clock}`;
}

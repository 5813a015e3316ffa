import type { NamedMember } from "../members/member.ts";
export type AppointmentStatus = "proposed" | "booked" | "done" | "cancelled" | "missed";

/** The crew arrives between these times, `HH:MM`. Both are the same for an exact time. */
export interface ArrivalWindow {
	from: string;
	to: string;
}

/** Where an appointment is in the agenda. */
export interface AppointmentPlace {
	/** The id of the crew. */
	crew: string;
	/** `YYYY-MM-DD` in Montréal. */
	day: string;
	window: ArrivalWindow;
	/** The planned work. */
	minutes: number;
	/** Minutes on the road afterwards. */
	travel: number;
}

/** What a member was warned of, and booked anyway. */
export const bookingWarnings = ["overlap", "closed", "too-short", "area", "service"] as const;

export type BookingWarning = (typeof bookingWarnings)[number];

/** A lead has at most one appointment that is proposed or booked. All of them are deleted with their lead. */
export interface Appointment extends AppointmentPlace {
	lead: string;
	status: AppointmentStatus;
	/** Increases with each change that the customer is told of: the SEQUENCE of the calendar file. */
	sequence: number;
	/**
	 * The id of its event in the customer's calendar, taken over from the event of the time that they wished for. Missing:
	 * the appointment's own id.
	 */
	eventId?: string;
	/** How to get in. Only members who book and the crew read it; deleted at `noteUntil`. */
	accessNote: string;
	/** ISO time; null without a note. */
	noteUntil: string | null;
	/** When the note was written, ISO time. Missing in appointments that never had one. */
	notedAt?: string;
	/** When the reminder is due, ISO time; null when none is wanted or it was sent. */
	remindAt: string | null;
	/** ISO time at which a proposal ends; null for any other status. */
	proposalUntil: string | null;
	/** Warnings that the member accepted. */
	accepted: readonly BookingWarning[];
	/** The visitor booked it with the estimate, before anybody of the team saw the request. */
	isInstant?: true;
	/** A cancelled proposal: nothing was ever booked, so figures and lists of appointments leave it out. */
	neverBooked?: true;
	/** Who booked it: a member, or the customer under `customerId`. */
	by: NamedMember;
	createdAt: string;
	updatedAt: string;
}

export function isOpenAppointment({ status }: Pick<Appointment, "status">): boolean {
	return status === "proposed" || status === "booked";
}

/** Whether the crew arrives at the same time: all that a customer knows of the place. */
export function sameTime(
	one: Pick<AppointmentPlace, "day" | "window">,
	other: Pick<AppointmentPlace, "day" | "window">,
): boolean {
	return one.day === other.day && one.window.from === other.window.from && one.window.to === other.window.to;
}

export function samePlace(one: AppointmentPlace, other: AppointmentPlace): boolean {
	const key = ({ crew, day, window, minutes, travel }: AppointmentPlace) =>
		[crew, day, window.from, window.to, minutes, travel].join();
	return key(one) === key(other);
}

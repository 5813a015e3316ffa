import type { AppointmentStatus } from "../appointments/appointment.ts";
import type { WindowPickerView } from "../appointments/window-picker-view.ts";

/** One step from the request to the finished work. */
export interface FollowedStep {
	name: "received" | "price" | "appointment" | "done";
	label: string;
	/** A day, or what happens; may be empty. */
	detail: string;
	state: "done" | "current" | "ahead";
	/** Read aloud after the label. */
	spoken: string;
	/** The id of the part of the page about this step; null without one. */
	target: string | null;
}

/** What the page says after one of its forms about the appointment or the quote was sent. */
export interface FollowNotice {
	/** Differs for each form sent, so that each one is announced. */
	key: string;
	tone: "success" | "warning" | "info";
	title: string;
	text: string;
	/** Leads to the next form: the id of an element of the page. */
	link: { to: string; text: string } | null;
}

/** How the customer may change the appointment: by a form, by a message (nothing is free), or by phone. */
export type AppointmentMoves =
	| { by: "form"; picker: WindowPickerView; own: string }
	| { by: "message"; text: string }
	| { by: "phone"; text: string };

export interface FollowedAppointment {
	words: AppointmentWords;
	/** What the forms send back, so that a form of an older page is recognized. */
	version: string;
	status: AppointmentStatus;
	tag: string;
	/** The parts of the day as a calendar leaf shows it. */
	leaf: { weekday: string; day: string; month: string };
	/** `Jeudi 19 novembre 2026, entre 10 h et 12 h`. */
	when: string;
	text: string;
	facts: readonly { label: string; value: string }[];
	/** The path of the calendar file; null unless it is booked. */
	calendarPath: string | null;
	moves: AppointmentMoves | null;
	/** Whether it can be cancelled on the page. */
	cancels: boolean;
	/** Null once the appointment is over. */
	note: FollowedNote | null;
	/** Whether the phone number is the next thing to offer. */
	phones: boolean;
}

/** The note itself is never sent back. */
export interface FollowedNote {
	/** "Note enregistrée le …"; null without a note. */
	stored: string | null;
	maxLength: number;
	/** Milliseconds since 1970: saved or removed a moment ago, and this page is the response. */
	doneAt: number | null;
	/** What was done at `doneAt`. */
	done: string;
}

/** Fixed words of the appointment's part: members cannot edit them. */
export interface AppointmentWords {
	heading: string;
	calendar: string;
	move: Record<"button" | "legend" | "hint" | "submit" | "missing" | "write", string>;
	cancel: Record<"button" | "lead" | "reason" | "optional" | "reasonHint" | "submit" | "tooLong", string>;
	note: Record<
		"heading" | "label" | "replace" | "hint" | "privacy" | "save" | "remove" | "missing" | "tooLong",
		string
	>;
}

import { capitalized } from "#app/locale/first-letter.ts";
import { changesInTime } from "#app/model/appointments/appointment-dates.ts";
import type { WishEventWords } from "#app/model/estimate/appointment-calendar.ts";
import { askedAhead } from "#app/model/leads/asked-window.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { formatWeekday } from "#app/time/format-day.ts";
import { appointmentMailWords } from "#content/mail/appointments.ts";
import { bookedOrAskedWords } from "#content/mail/booked-or-asked.ts";
import { estimateWordsIn } from "../content/estimate-words.ts";
import type { ContentReader } from "../content/reader.ts";
import { sayAppointment, sayPeople, sayWindow } from "../say-appointment.ts";
import { type LeadTime, type Unpriced, unpricedState } from "./lead-time.ts";

/** The time of a lead as its confirmation says it. */
export type TimeInWords = {
	/** "jeudi 19 novembre 2026, entre 8 h et 10 h". */
	when: string;
	/** "Jeudi 19 novembre 2026". */
	day: string;
	/** "Arrivée entre 8 h et 10 h", with "à confirmer" for a wish. */
	arrival: string;
} & ({ kind: "asked" | "cancelled" } | { kind: "booked"; crew: string; mayChange: boolean; unpriced: Unpriced });

export function timeInWords(time: LeadTime, lead: Lead, now: Date): TimeInWords {
	const { locale } = lead;
	const { day, window } = time.kind === "booked" ? time.appointment : time.window;
	const { arrival } = time.kind === "asked" ? bookedOrAskedWords[locale].asked : appointmentMailWords[locale];
	const said = {
		when: sayAppointment({ day, window }, locale),
		day: capitalized(formatWeekday(day, locale)),
		arrival: arrival(sayWindow(window, locale)),
	};
	if (time.kind !== "booked") return { ...said, kind: time.kind };
	return {
		...said,
		kind: time.kind,
		crew: capitalized(sayPeople(time.crewSize, locale)),
		// The customer can move it on the follow page; later they call.
		mayChange: changesInTime(time.appointment, now),
		unpriced: unpricedState(lead),
	};
}

/** The words of the event in the customer's calendar for a time that is not booked. */
export function wishEventWords(lead: Lead, reader: ContentReader, now: Date): WishEventWords {
	const { locale } = lead;
	const asked = askedAhead(lead, now);
	if (!asked) return estimateWordsIn(locale, reader).follow.event;
	const { summary, description } = bookedOrAskedWords[locale].asked.event;
	return { summary: summary(reader.read("company").name, sayWindow(asked.window, locale)), description };
}

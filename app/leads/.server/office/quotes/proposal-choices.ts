import type { Locale } from "#app/locale/locales.ts";
import type { AppointmentPlace } from "#app/model/appointments/appointment.ts";
import { placeValue, readPlace } from "#app/model/appointments/booking-form.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { hasStarted } from "#app/model/quotes/proposal-end.ts";
import type { TypedQuote } from "#app/model/quotes/quote-form.ts";
import { type BookingContext, type BookingParts, bookingContext, crewName } from "../booking/booking-context.ts";
import { freeTimes } from "../booking/free-times.ts";
import { lengthChoices, usualLength } from "../booking/length-choices.ts";
import { sayPlace, sayRowDay, sayShortWindow } from "../booking/say-booking.ts";
import { timesView } from "../booking/times-view.ts";
import { warningsOf } from "../booking/warnings.ts";
import { quoteEditorWordsIn } from "./quote-words.ts";

/** The appointment that a quote can propose. */
export type ProposalChoices =
	/** It is not offered beside an appointment that is booked. */
	| { kind: "booked"; when: string }
	| {
			kind: "choices";
			/** The best free windows, and the one that is proposed now. */
			choices: { value: string; text: string }[];
			/** Why there are none. */
			nothing: string | null;
			minutes: string;
			/** Null when the estimate says how long the work takes. */
			lengths: { value: number; text: string }[] | null;
	  };

type Typed = Pick<TypedQuote, "place" | "minutes">;

export async function proposalChoices(
	lead: StoredDocument<Lead>,
	typed: Typed,
	parts: BookingParts,
	locale: Locale,
): Promise<ProposalChoices> {
	const booking = await bookingContext(lead, parts);
	const { open, expected } = booking;
	if (open?.data.status === "booked") return { kind: "booked", when: sayPlace(open.data, locale) };
	const minutes = minutesOf(typed, booking);
	const times = await freeTimes(booking, parts, { minutes, since: "" });
	const { best } = timesView(times, booking, "", locale);
	const words = quoteEditorWordsIn(locale);
	const choices = best.map(({ value, day, window, crew, reason }) => ({
		value,
		text: words.proposal.choice(day, window, crew, reason.toLocaleLowerCase(locale)),
	}));
	if (open && !hasStarted(open.data, booking.now))
		choices.unshift({ value: placeValue(open.data), text: sayChoice(open.data, words.proposal.current) });
	const own = readProposal(typed, booking);
	if (own && !choices.some(({ value }) => value === typed.place))
		choices.push({ value: typed.place, text: sayChoice(own, words.proposal.own) });
	const lengths = expected === null ? lengthChoices([minutes], locale) : null;
	const nothing = choices.length === 0 ? words.proposal.nothing : null;
	return { kind: "choices", choices, nothing, minutes: String(minutes), lengths };

	function sayChoice(place: AppointmentPlace, reason: string): string {
		const [day, window] = [sayRowDay(place.day, locale), sayShortWindow(place.window, locale)];
		return words.proposal.choice(day, window, crewName(booking, place.crew), reason);
	}
}

/** The typed place; null when none is proposed, when it is no window of a crew, or when the window has started. */
export function readProposal(typed: Typed, booking: BookingContext): AppointmentPlace | null {
	const minutes = String(minutesOf(typed, booking));
	const place = readPlace({ place: typed.place, minutes, day: "", from: "", crew: "" }, booking);
	return typeof place === "string" || hasStarted(place, booking.now) ? null : place;
}

/** Whether nothing speaks against the place any more: only free windows are offered, so a warning is news. */
export async function isStillFree(
	place: AppointmentPlace,
	booking: BookingContext,
	parts: BookingParts,
): Promise<boolean> {
	return (await warningsOf(place, booking, parts)).length === 0;
}

function minutesOf({ minutes }: Typed, { expected, open }: BookingContext): number {
	const typed = /^\d{1,3}$/.test(minutes) ? Number(minutes) : 0;
	return expected ?? (typed || (open?.data.minutes ?? usualLength));
}

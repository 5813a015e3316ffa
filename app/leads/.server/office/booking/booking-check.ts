import { usualCrewSize } from "#app/.server/mail/lead-time.ts";
import { shownMail } from "#app/.server/mail/shown-mail.ts";
import { sayAppointment } from "#app/.server/say-appointment.ts";
import { previewAppointmentMail } from "#app/appointments/.server/mails/appointment-mails.ts";
import { placeTold } from "#app/appointments/.server/place-told.ts";
import type { Locale } from "#app/locale/locales.ts";
import { type AppointmentPlace, sameTime } from "#app/model/appointments/appointment.ts";
import { reminderTime } from "#app/model/appointments/appointment-dates.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { callTaskWords } from "#content/staff/call-tasks.ts";
import { followTokenFor } from "../../follow-lead.ts";
import { type MailOrCall, nothingTold } from "../mail-or-call.ts";
import { type BookingContext, type BookingParts, crewName } from "./booking-context.ts";
import { sayPlace } from "./say-booking.ts";
import { warningTexts } from "./warning-texts.ts";
import { warningsOf } from "./warnings.ts";

/** What is shown about a place before it is booked: the warnings, and the mail or call that the customer gets. */
export async function bookingCheck(
	place: AppointmentPlace,
	booking: BookingContext,
	parts: BookingParts,
	{ locale, ...sent }: { locale: Locale } & SentWith,
) {
	const warnings = await warningsOf(place, booking, parts);
	return {
		...placeInWords(place, booking, locale),
		/** The names of the warnings, for the box that accepts them. */
		warned: [...new Set(warnings.map(({ kind }) => kind))].join(" "),
		warnings: await warningTexts(warnings, place, booking, parts, locale),
		...(await bookingPreview(place, booking, parts, sent)),
	};
}

/** What the mail says besides the place. */
interface SentWith {
	origin: string;
	/** As typed: it is saved with the booking. */
	street: string;
	/** The member's own words. */
	text: string;
}

/** What the customer gets when the place is booked now. */
export async function bookingPreview(
	place: AppointmentPlace,
	{ lead, open, now, allCrews }: BookingContext,
	{ store, content, secret }: BookingParts,
	{ origin, street, text }: SentWith,
): Promise<MailOrCall> {
	const customer = withStreet(lead.data, street);
	const { name, email, locale } = customer;
	// A proposal that is booked was not moved: the customer never had an appointment.
	const booked = open?.data.status === "booked" ? open : null;
	if (booked && sameTime(booked.data, place)) return nothingTold;
	const previous = booked && (await placeTold(customer, booked, store));
	if (previous && sameTime(previous, place)) return nothingTold;
	const news = previous ? "moved" : "booked";
	if (!email) return { mail: null, call: callTaskWords[locale][news](name, sayAppointment(place, locale)) };
	const followToken = customer.followToken ?? followTokenFor(lead.id, secret);
	const mail = await previewAppointmentMail({ ...customer, followToken }, place, news, {
		reader: content.reader(),
		origin,
		text,
		now,
		previous,
		crewSize: allCrews.find(({ id }) => id === place.crew)?.size ?? usualCrewSize,
	});
	return { mail: shownMail(email, mail), call: null };
}

type BookingCheck = Awaited<ReturnType<typeof bookingCheck>>;

/** The same for an appointment that stays where it is: nobody is told, and what was accepted is not asked again. */
export function keptCheck(place: AppointmentPlace, booking: BookingContext, locale: Locale): BookingCheck {
	return { ...placeInWords(place, booking, locale), warned: "", warnings: [], ...nothingTold };
}

function placeInWords(place: AppointmentPlace, booking: BookingContext, locale: Locale) {
	return {
		when: sayPlace(place, locale),
		crew: crewName(booking, place.crew),
		isReminderLate: reminderTime(place.day, booking.now) === null,
	};
}

/** The lead with the street as typed, which is saved with the booking. */
function withStreet(lead: Lead, street: string): Lead {
	const { unit = "", city = "" } = lead.address ?? {};
	return street.trim() ? { ...lead, address: { street: street.trim(), unit, city } } : lead;
}

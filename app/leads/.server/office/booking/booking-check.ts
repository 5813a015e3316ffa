import { sayAppointment } from "#app/.server/say-appointment.ts";
import { previewAppointmentMail } from "#app/appointments/.server/mails/appointment-mails.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { AppointmentPlace } from "#app/model/appointments/appointment.ts";
import { reminderTime } from "#app/model/appointments/appointment-dates.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { callTaskWords } from "#content/staff/call-tasks.ts";
import { followTokenFor } from "../../follow-lead.ts";
import { type BookingContext, type BookingParts, crewName } from "./booking-context.ts";
import { sayPlace } from "./say-booking.ts";
import { warningTexts } from "./warning-texts.ts";
import { warningsOf } from "./warnings.ts";

/** What is shown about a place before it is booked: the warnings, and the mail or call that the customer gets. */
export async function bookingCheck(
	place: AppointmentPlace,
	booking: BookingContext,
	parts: BookingParts,
	{ locale, origin, street, text }: { locale: Locale; origin: string; street: string; text: string },
) {
	const warnings = await warningsOf(place, booking, parts);
	const { lead, open, now } = booking;
	const customer = withStreet(lead.data, street);
	// A proposal that is booked was not moved: the customer never had an appointment.
	const previous = open?.data.status === "booked" ? open.data : null;
	const news = previous ? "moved" : "booked";
	return {
		...placeInWords(place, booking, locale),
		/** The names of the warnings, for the box that accepts them. */
		warned: [...new Set(warnings.map(({ kind }) => kind))].join(" "),
		warnings: await warningTexts(warnings, place, booking, parts, locale),
		mail: customer.email ? await mailOf(customer) : null,
		call: customer.email
			? null
			: callTaskWords[customer.locale][news](customer.name, sayAppointment(place, customer.locale)),
	};

	async function mailOf(to: Lead) {
		const followToken = to.followToken ?? followTokenFor(lead.id, parts.secret);
		const { subject, text: words } = await previewAppointmentMail({ ...to, followToken }, place, news, {
			...{ reader: parts.content.reader(), origin, text, now },
			crewSize: booking.allCrews.find(({ id }) => id === place.crew)?.size ?? 2,
			previous,
		});
		return { to: to.email ?? "", subject, text: words.trim().replace(/\n{3,}/g, "\n\n") };
	}
}

export type BookingCheck = Awaited<ReturnType<typeof bookingCheck>>;

/** The same for an appointment that stays where it is: nobody is told, and what was accepted is not asked again. */
export function keptCheck(place: AppointmentPlace, booking: BookingContext, locale: Locale): BookingCheck {
	return { ...placeInWords(place, booking, locale), warned: "", warnings: [], mail: null, call: null };
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

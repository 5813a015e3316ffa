import { data, type LoaderFunctionArgs } from "react-router";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { wishEventWords } from "#app/.server/mail/time-in-words.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { appointmentEventWords } from "#app/appointments/.server/mails/appointment-mails.ts";
import { shownAppointment } from "#app/leads/.server/appointments/shown-appointment.ts";
import { findFollowed } from "#app/leads/.server/follow-lead.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { appointmentCalendar } from "#app/model/appointments/appointment-calendar.ts";
import { wishCalendar } from "#app/model/estimate/appointment-calendar.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { hasPassed } from "../../.server/visitor-cookies.ts";

/**
 * The booked appointment, or else the time that was asked for, as tentative; for browsers that have passed the second check
 * of the lead.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { visitor, origin } = context.get(requestContextKey);
	const { store, secret, clock, content } = context.get(servicesContext);
	const lead = await findFollowed(store, params.token ?? "");
	if (!lead || !hasPassed(lead.id, visitor, secret, clock.now())) throw data(null, { status: 404 });
	const reader = content.reader();
	const now = clock.now();
	const appointment = await shownAppointment(store, lead.id);
	const file =
		appointment?.data.status === "booked"
			? bookedCalendar(lead.data, appointment, reader, origin)
			: wishCalendar(lead.data, reader.read("company"), wishEventWords(lead.data, reader, now), origin, now);
	if (!file) throw data(null, { status: 404 });
	return new Response(file, {
		headers: {
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": `attachment; filename="${lead.data.reference}.ics"`,
		},
	});
}

function bookedCalendar(
	lead: Lead,
	{ id, data: appointment }: StoredDocument<Appointment>,
	reader: ContentReader,
	origin: string,
): string {
	const words = appointmentEventWords(lead, appointment, reader, origin);
	return appointmentCalendar(id, appointment, lead, words, origin);
}

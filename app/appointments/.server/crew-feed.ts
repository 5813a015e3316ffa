import type { ContentReader } from "#app/.server/content/reader.ts";
import { servicesOf } from "#app/.server/mail/lead-in-words.ts";
import { sayWindow } from "#app/.server/say-appointment.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { appointmentEvent } from "#app/model/appointments/appointment-calendar.ts";
import { feedDays, firstNameOf } from "#app/model/appointments/calendar-address.ts";
import type { Crew } from "#app/model/appointments/crew.ts";
import { type CalendarEvent, calendarFeed } from "#app/model/leads/calendar.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Clock, DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { areaOf } from "#app/model/site/service-area.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { appointmentMailWords } from "#content/mail/appointments.ts";
import { bookingWords } from "#content/staff/booking.fr.ts";
import { readAppointments } from "./read-agenda.ts";

interface FeedParts {
	store: DocumentStore;
	clock: Clock;
	reader: ContentReader;
	origin: string;
}

/** One query by the key, whether a crew has it or not. */
export async function crewOfKey(store: DocumentStore, key: string): Promise<StoredDocument<Crew> | null> {
	const { documents } = await store.query("crews", {
		where: [{ field: "calendarKey", is: "=", value: key }],
		limit: 1,
	});
	return documents[0] ?? null;
}

const shown: readonly Appointment["status"][] = ["proposed", "booked", "done"];
const readAtOnce = 50;

/**
 * The calendar of a crew, in French. Anybody with its address can read it, so it says when, the customer's first name,
 * the area and the services, and nothing else.
 */
export async function crewFeed({ id, data: crew }: StoredDocument<Crew>, parts: FeedParts): Promise<string> {
	const today = dayInMontreal(parts.clock.now());
	const [from, until] = [addDays(today, -feedDays.back), addDays(today, feedDays.ahead)];
	const all = await readAppointments(parts.store, from, until);
	const own = all.filter(({ data }) => data.crew === id && shown.includes(data.status));
	const events: CalendarEvent[] = [];
	for (let start = 0; start < own.length; start += readAtOnce) {
		const found = own.slice(start, start + readAtOnce).map(async (appointment) => {
			const lead = await parts.store.get("leads", appointment.data.lead);
			return lead ? [eventOf(appointment, lead.data, parts)] : [];
		});
		events.push(...(await Promise.all(found)).flat());
	}
	return calendarFeed(crew.name, events);
}

function eventOf({ id, data }: StoredDocument<Appointment>, lead: Lead, { reader, origin }: FeedParts): CalendarEvent {
	const place = areaOf(lead.postalCode ?? "", reader.read("service-area"));
	const area = place.kind === "served" ? (reader.read("company").areas[place.area]?.name.fr ?? "") : "";
	return {
		...appointmentEvent(id, data, origin),
		summary: [
			data.status === "proposed" ? bookingWords.statuses.proposed : "",
			firstNameOf(lead.name),
			area,
			servicesOf(lead, "fr", reader).join(" · "),
		]
			.filter(Boolean)
			.join(", "),
		description: appointmentMailWords.fr.arrival(sayWindow(data.window, "fr")),
		location: area,
	};
}

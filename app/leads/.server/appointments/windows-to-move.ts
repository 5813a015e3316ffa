import type { ContentReader } from "#app/.server/content/reader.ts";
import { bookingRules } from "#app/appointments/.server/booking-rules.ts";
import { readCrews } from "#app/appointments/.server/crews.ts";
import { readTaken } from "#app/appointments/.server/read-agenda.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { type Availability, freeWindows } from "#app/model/appointments/free-windows.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { areaIdOf } from "#app/model/leads/lead-place.ts";
import { servicesAsked } from "#app/model/leads/services-asked.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";

/** A longer list helps nobody on a phone. */
const mostDays = 21;

/** When the same work could be done instead, as customers may choose it. */
export async function windowsToMove(
	{ store, reader }: { store: DocumentStore; reader: ContentReader },
	lead: Lead,
	{ id, data }: StoredDocument<Appointment>,
	now: Date,
): Promise<Availability> {
	const [rules, company] = [bookingRules(reader), reader.read("company")];
	const from = dayInMontreal(now);
	const until = addDays(from, Math.min(rules.horizonDays, mostDays));
	const [crews, taken] = await Promise.all([readCrews(store, company), readTaken(store, from, until)]);
	return freeWindows(crews, company.holidays, taken, {
		services: servicesAsked(lead),
		area: areaIdOf(lead.postalCode, reader.read("service-area"), company),
		minutes: data.minutes,
		...{ from, until, now, rules },
		moving: id,
	});
}

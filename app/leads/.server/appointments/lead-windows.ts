import type { ContentReader } from "#app/.server/content/reader.ts";
import { offeredWindows, type WindowOffer } from "#app/appointments/.server/offered-windows.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { expectedMinutesOf } from "#app/model/leads/expected-minutes.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { areaIdOf } from "#app/model/leads/lead-place.ts";
import { servicesAsked } from "#app/model/leads/services-asked.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";

/** The windows that the customer of a lead may choose from: for a first appointment, or for another time of one. */
export function leadWindows(
	parts: { store: DocumentStore; reader: ContentReader },
	lead: Lead,
	now: Date,
	moving?: StoredDocument<Appointment>,
): Promise<WindowOffer> {
	const { reader } = parts;
	const work = {
		services: servicesAsked(lead),
		area: areaIdOf(lead.postalCode, reader.read("service-area"), reader.read("company")),
		minutes: moving ? moving.data.minutes : expectedMinutesOf(lead),
		...(moving && { moving: moving.id }),
	};
	return offeredWindows(parts, work, now);
}

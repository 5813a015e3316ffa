import { readTaken } from "#app/appointments/.server/read-agenda.ts";
import type { AppointmentPlace } from "#app/model/appointments/appointment.ts";
import { type PlaceWarning, warningsFor } from "#app/model/appointments/booking-warnings.ts";
import type { BookingContext, BookingParts } from "./booking-context.ts";

/** What speaks against a place. */
export async function warningsOf(
	place: AppointmentPlace,
	{ allCrews, company, expected, services, area, open }: BookingContext,
	{ store }: Pick<BookingParts, "store">,
): Promise<PlaceWarning[]> {
	const crew = allCrews.find(({ id }) => id === place.crew);
	if (!crew) return [];
	return warningsFor(place, {
		crew,
		others: allCrews,
		services,
		area,
		closures: company.holidays,
		taken: await readTaken(store, place.day, place.day),
		expectedMinutes: expected,
		...(open && { moving: open.id }),
	});
}

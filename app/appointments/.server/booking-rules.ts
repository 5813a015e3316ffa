import type { ContentReader } from "#app/.server/content/reader.ts";
import type { BookingRules } from "#app/model/appointments/booking-rules.ts";
import { appointments } from "#content/appointments.ts";

/** The settings for appointments, as published. */
export function bookingRules(_reader: ContentReader): BookingRules {
	return appointments;
}

import type { ContentReader } from "#app/.server/content/reader.ts";
import { type BookingRules, completeRules } from "#app/model/appointments/booking-rules.ts";

/** The settings for appointments, as published. */
export function bookingRules(reader: ContentReader): BookingRules {
	return completeRules(reader.read("appointments"));
}

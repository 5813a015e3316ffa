import { randomUUID } from "node:crypto";
import type { NamedMember } from "#app/model/members/member.ts";
import { type WantedBooking, withAppointment } from "../appointments/instant-booking.ts";
import type { LeadParts } from "../lead-parts.ts";
import type { BookLead } from "../receive-lead.ts";

/** Books the window that a caller agreed to, with their lead. "taken" when no crew is free any more. */
export function bookWithCall(
	wanted: Pick<WantedBooking, "chosen" | "crews" | "minutes" | "travel">,
	{ id, name }: NamedMember,
	parts: LeadParts,
): BookLead {
	const appointmentId = randomUUID();
	return (leadId, lead) => withAppointment({ id: leadId, data: lead }, appointmentId, wanted, { id, name }, parts);
}

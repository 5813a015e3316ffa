import type { Lead } from "#app/model/leads/lead.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import type { LeadParts } from "../lead-parts.ts";
import type { CallerParts } from "../tasks/caller.ts";
import { type AppointmentChange, type AppointmentVersion, prepareAppointment } from "./appointment-change.ts";

/** Without a mail: the quote says what happens to it. */
export async function endProposal(
	parts: LeadParts & CallerParts,
	found: StoredDocument<Lead>,
	of: AppointmentVersion,
	by: NamedMember,
	newId: string,
) {
	const change: AppointmentChange = { kind: "appointment", to: "cancelled", of, tells: false, text: "" };
	return ready(await prepareAppointment(parts, found, change, by, newId));
}

/** The appointment was read a moment ago: what is the same already has been changed in between. */
export function ready(prepared: Awaited<ReturnType<typeof prepareAppointment>>) {
	return prepared.kind === "same" ? ({ kind: "stale" } as const) : prepared;
}

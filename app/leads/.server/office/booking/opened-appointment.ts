import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { type AppointmentAccess, appointmentAccess } from "./appointment-access.ts";

export interface OpenedAppointment {
	appointment: StoredDocument<Appointment>;
	lead: StoredDocument<Lead>;
	access: AppointmentAccess;
	/** Whether the member works in the office. */
	isOffice: boolean;
}

/** The appointment in the URL with its lead; not found for a member who may not see it. */
export async function openedAppointment(
	context: Readonly<RouterContextProvider>,
	member: Member,
	id: string,
): Promise<OpenedAppointment> {
	const found = await findAppointment(context, member, id);
	if (typeof found === "string") throw data(null, { status: 404 });
	return found;
}

/**
 * The same for the queue of a browser. The statuses tell it whether to keep its photos: the appointment is gone for good,
 * or this member may not end it now, which the office can change.
 */
export async function queuedAppointment(
	context: Readonly<RouterContextProvider>,
	member: Member,
	id: string,
): Promise<OpenedAppointment> {
	const found = await findAppointment(context, member, id);
	if (found === "gone") throw Response.json({ fault: "gone" }, { status: 410 });
	if (found === "hidden" || !found.access.mayEnd) throw Response.json({ fault: "hidden" }, { status: 403 });
	return found;
}

async function findAppointment(
	context: Readonly<RouterContextProvider>,
	member: Member,
	id: string,
): Promise<OpenedAppointment | "gone" | "hidden"> {
	const { store, clock } = context.get(servicesContext);
	const appointment = await store.get("appointments", id);
	if (!appointment) return "gone";
	const access = appointmentAccess(member, appointment.data, clock.now());
	if (!access.maySee) return "hidden";
	const lead = await store.get("leads", appointment.data.lead);
	if (!lead) return "gone";
	return { appointment, lead, access, isOffice: member.role !== "crew" };
}

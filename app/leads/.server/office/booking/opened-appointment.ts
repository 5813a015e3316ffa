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
	const { store, clock } = context.get(servicesContext);
	const appointment = await store.get("appointments", id);
	const access = appointment && appointmentAccess(member, appointment.data, clock.now());
	const lead = appointment && access?.maySee ? await store.get("leads", appointment.data.lead) : null;
	if (!appointment || !access || !lead) throw data(null, { status: 404 });
	return { appointment, lead, access, isOffice: member.role !== "crew" };
}

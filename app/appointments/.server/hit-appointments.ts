import { type Appointment, isOpenAppointment } from "#app/model/appointments/appointment.ts";
import type { CrewEntry } from "#app/model/appointments/crew.ts";
import { doesServices, fits, hoursOn } from "#app/model/appointments/free-windows.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { servicesAsked } from "#app/model/leads/services-asked.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { lastDay, readAppointments } from "./read-agenda.ts";

/** Why a crew cannot keep an appointment as it is now. */
type HitReason = "inactive" | "away" | "hours" | "service";

/** An appointment ahead, for a list with links. */
interface AppointmentAhead {
	id: string;
	day: string;
	window: Appointment["window"];
	/** The name of the customer; empty when there is none. */
	name: string;
	reason: HitReason | null;
}

/** Proposed and booked appointments from today on. */
async function openAhead(store: DocumentStore, now: Date): Promise<StoredDocument<Appointment>[]> {
	const found = await readAppointments(store, dayInMontreal(now), lastDay);
	return found.filter(({ data }) => isOpenAppointment(data));
}

/** The appointments ahead that the crew, as it is saved now, cannot keep. */
export async function hitsOfCrew(store: DocumentStore, crew: CrewEntry, now: Date): Promise<AppointmentAhead[]> {
	const own = (await openAhead(store, now)).filter(({ data }) => data.crew === crew.id);
	const rows = await Promise.all(
		own.map(async (appointment) => {
			const lead = await store.get("leads", appointment.data.lead);
			return rowOf(appointment, lead?.data ?? null, reasonOf(crew, appointment.data, lead?.data ?? null));
		}),
	);
	return rows.filter(({ reason }) => reason !== null);
}

/** The appointments ahead on one of these days, such as the company's holidays. */
export async function appointmentsOn(
	store: DocumentStore,
	days: readonly string[],
	now: Date,
): Promise<AppointmentAhead[]> {
	const closed = new Set(days);
	const hit = (await openAhead(store, now)).filter(({ data }) => closed.has(data.day));
	return Promise.all(
		hit.map(async (each) => rowOf(each, (await store.get("leads", each.data.lead))?.data ?? null, null)),
	);
}

function reasonOf(crew: CrewEntry, { day, window, minutes }: Appointment, lead: Lead | null): HitReason | null {
	if (!crew.active) return "inactive";
	if (crew.away.some(({ from, to }) => from <= day && day <= to)) return "away";
	const hours = hoursOn(crew, day);
	if (!hours || !fits(window, minutes, hours)) return "hours";
	return lead && !doesServices(crew, servicesAsked(lead)) ? "service" : null;
}

function rowOf({ id, data }: StoredDocument<Appointment>, lead: Lead | null, reason: HitReason | null) {
	return { id, day: data.day, window: data.window, name: lead?.name ?? "", reason };
}

import { appointmentsOf } from "#app/appointments/.server/appointment-writes.ts";
import { type Appointment, isOpenAppointment } from "#app/model/appointments/appointment.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";

/** The appointment that a customer sees: the open one, or else the one that changed last. */
export async function shownAppointment(
	store: DocumentStore,
	leadId: string,
): Promise<StoredDocument<Appointment> | null> {
	const all = await appointmentsOf(store, leadId);
	const latest = all.toSorted((one, other) => (one.data.updatedAt < other.data.updatedAt ? -1 : 1)).at(-1);
	return all.find(({ data }) => isOpenAppointment(data)) ?? latest ?? null;
}

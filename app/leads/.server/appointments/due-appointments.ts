import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";

/** Jobs run every minute: what does not fit into one run is done in the next. */
const mostAtOnce = 200;

/** The appointments of which a time is over, the earliest first. Those without that time (null) are in no query. */
export async function dueAppointments(
	store: DocumentStore,
	field: "remindAt" | "noteUntil" | "proposalUntil",
	now: Date,
): Promise<readonly StoredDocument<Appointment>[]> {
	const { documents } = await store.query("appointments", {
		where: [
			{ field, is: ">", value: "" },
			{ field, is: "<=", value: now.toISOString() },
		],
		orderBy: { field, direction: "ascending" },
		limit: mostAtOnce,
	});
	return documents;
}

import { everything } from "#app/.server/store/everything.ts";
import { firstCrew } from "#app/appointments/.server/crews.ts";
import type { AppointmentPlace, AppointmentStatus } from "#app/model/appointments/appointment.ts";
import { firstCrewId } from "#app/model/appointments/crew.ts";
import type { DocumentStore } from "#app/model/ports.ts";

/** What a file of leads says about the last appointment. Without the access note: exported files spread. */
export interface ExportedAppointment extends Pick<AppointmentPlace, "day" | "window"> {
	status: AppointmentStatus;
	/** The name of the crew. */
	crew: string;
	/** The customer booked it online with the estimate. */
	isInstant?: true;
}

/** The last appointment of each lead, by the id of the lead. */
export async function exportedAppointments(store: DocumentStore): Promise<ReadonlyMap<string, ExportedAppointment>> {
	const crews = await everything(store, "crews");
	const names = new Map(crews.map(({ id, data }) => [id, data.name]));
	// The crew of an installation where nobody saved one has no document.
	if (!names.has(firstCrewId)) names.set(firstCrewId, firstCrew({ hours: [] }).name);
	const appointments = (await everything(store, "appointments"))
		.filter(({ data }) => !data.neverBooked)
		.toSorted((one, other) => (one.data.createdAt < other.data.createdAt ? -1 : 1));
	return new Map(
		appointments.map(({ data: { lead, day, window, status, crew, isInstant } }) => [
			lead,
			{ day, window, status, crew: names.get(crew) ?? crew, ...(isInstant && { isInstant }) },
		]),
	);
}

import { everything } from "#app/.server/store/everything.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { TakenDays } from "#app/model/appointments/free-windows.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";

/** For everything from a day on. */
export const lastDay = "9999-12-31";

/** What is taken between two days, both included. */
export async function readTaken(store: DocumentStore, from: string, until: string): Promise<TakenDays> {
	const days = await everything(store, "crewDays", between(from, until));
	return new Map(days.map(({ id, data }) => [id, data.taken]));
}

/** All appointments between two days, both included, in the order of their days. */
export function readAppointments(
	store: DocumentStore,
	from: string,
	until: string,
): Promise<StoredDocument<Appointment>[]> {
	return everything(store, "appointments", between(from, until));
}

function between(from: string, until: string) {
	return {
		where: [
			{ field: "day", is: ">=", value: from },
			{ field: "day", is: "<=", value: until },
		],
		orderBy: { field: "day", direction: "ascending" },
	} as const;
}

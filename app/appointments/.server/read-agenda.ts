import { everything } from "#app/.server/store/everything.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { CrewDay } from "#app/model/appointments/crew-day.ts";
import type { TakenDays } from "#app/model/appointments/free-windows.ts";
import { keptFor } from "#app/model/appointments/kept-for.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";

/** For everything from a day on. */
export const lastDay = "9999-12-31";

/** What is taken between two days, both included. */
export async function readTaken(store: DocumentStore, from: string, until: string): Promise<TakenDays> {
	return takenIn(await everything(store, "crewDays", between(from, until)));
}

const takenIn = keptFor(
	(days: readonly StoredDocument<CrewDay>[]): TakenDays => new Map(days.map(({ id, data }) => [id, data.taken])),
);

/** All appointments between two days, both included, in the order of their days. */
export function readAppointments(
	store: DocumentStore,
	from: string,
	until: string,
): Promise<readonly StoredDocument<Appointment>[]> {
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

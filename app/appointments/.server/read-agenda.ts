import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { TakenDays } from "#app/model/appointments/free-windows.ts";
import type { DocumentStore, QueryPage, StoredDocument } from "#app/model/ports.ts";

/** What is taken between two days, both included. */
export async function readTaken(store: DocumentStore, from: string, until: string): Promise<TakenDays> {
	const days = await between(store, "crewDays", from, until);
	return new Map(days.map(({ id, data }) => [id, data.taken]));
}

/** All appointments between two days, both included, in the order of their days. */
export function readAppointments(
	store: DocumentStore,
	from: string,
	until: string,
): Promise<StoredDocument<Appointment>[]> {
	return between(store, "appointments", from, until);
}

async function between<C extends "crewDays" | "appointments">(
	store: DocumentStore,
	collection: C,
	from: string,
	until: string,
): Promise<QueryPage<C>["documents"][number][]> {
	const found: QueryPage<C>["documents"][number][] = [];
	let cursor: string | null = null;
	do {
		const page: QueryPage<C> = await store.query(collection, {
			where: [
				{ field: "day", is: ">=", value: from },
				{ field: "day", is: "<=", value: until },
			] as never,
			orderBy: { field: "day", direction: "ascending" } as never,
			limit: 500,
			...(cursor && { cursor }),
		});
		found.push(...page.documents);
		({ cursor } = page);
	} while (cursor);
	return found;
}

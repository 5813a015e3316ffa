import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { type CrewDay, crewDayId, type TakenTime, takenBy, takesTime } from "#app/model/appointments/crew-day.ts";
import { isFree } from "#app/model/appointments/free-windows.ts";
import type { DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";

interface AppointmentStep {
	id: string;
	/** As stored; null for a new appointment. */
	before: StoredDocument<Appointment> | null;
	/** Null to delete it. */
	after: Appointment | null;
	/** The member accepted that it overlaps another one. */
	mayOverlap: boolean;
}

/**
 * The writes of one change of an appointment: its document, and the crew days on which it takes or frees time. They are
 * compare-and-set, so a time that somebody takes meanwhile refuses the commit. Returns "taken" when it is taken already.
 */
export async function appointmentWrites(store: DocumentStore, step: AppointmentStep): Promise<Write[] | "taken"> {
	const { id, before, after, mayOverlap } = step;
	const [held, wanted] = [
		before && takesTime(before.data) ? before.data : null,
		after && takesTime(after) ? after : null,
	];
	const days = new Map<string, Pick<CrewDay, "crew" | "day">>();
	for (const place of [held, wanted]) if (place) days.set(crewDayId(place.crew, place.day), place);
	const writes: Write[] = [appointmentWrite(step)];
	for (const [dayId, { crew, day }] of days) {
		const stored = await store.get("crewDays", dayId);
		const others = (stored?.data.taken ?? []).filter(({ appointment }) => appointment !== id);
		const own = wanted && crewDayId(wanted.crew, wanted.day) === dayId ? [{ appointment: id, ...takenBy(wanted) }] : [];
		const isKept = own.every(({ from, to }) => stored?.data.taken.some((time) => isSame(time, { id, from, to })));
		if (!mayOverlap && !isKept && !own.every((time) => isFree(time, others))) return "taken";
		const taken = [...others, ...own].sort((one, other) => one.from - other.from);
		const data = { crew, day, taken };
		writes.push(upsertWrite("crewDays", dayId, stored, data));
	}
	return writes;
}

/** Deletes appointments and frees their time. For several leads in one commit: together, because they may share a day. */
export async function appointmentDeletions(
	store: DocumentStore,
	appointments: readonly StoredDocument<Appointment>[],
): Promise<Write[]> {
	return [
		...appointments.map(({ id }) => ({ kind: "delete", collection: "appointments", id }) as const),
		...(await timeFreed(store, appointments)),
	];
}

/** The crew days without the time of these appointments, for the commit that deletes them. */
export async function timeFreed(
	store: DocumentStore,
	appointments: readonly StoredDocument<Appointment>[],
): Promise<Write[]> {
	const gone = new Set(appointments.map(({ id }) => id));
	const days = new Set(appointments.map(({ data }) => crewDayId(data.crew, data.day)));
	const writes: Write[] = [];
	for (const id of days) {
		const stored = await store.get("crewDays", id);
		if (!stored?.data.taken.some(({ appointment }) => gone.has(appointment))) continue;
		const taken = stored.data.taken.filter(({ appointment }) => !gone.has(appointment));
		writes.push({
			kind: "replace",
			collection: "crewDays",
			id,
			version: stored.version,
			data: { ...stored.data, taken },
		});
	}
	return writes;
}

/** All appointments of a lead, the earliest day first. */
export async function appointmentsOf(store: DocumentStore, leadId: string): Promise<StoredDocument<Appointment>[]> {
	const { documents } = await store.query("appointments", {
		where: [{ field: "lead", is: "=", value: leadId }],
		limit: 1000,
	});
	return documents.toSorted((one, other) => (one.data.day < other.data.day ? -1 : 1));
}

function appointmentWrite({ id, before, after }: AppointmentStep): Write {
	return after ? upsertWrite("appointments", id, before, after) : { kind: "delete", collection: "appointments", id };
}

function isSame({ appointment, from, to }: TakenTime, own: { id: string; from: number; to: number }): boolean {
	return appointment === own.id && from === own.from && to === own.to;
}

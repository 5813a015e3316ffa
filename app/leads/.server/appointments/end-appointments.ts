import { appointmentWrites } from "#app/appointments/.server/appointment-writes.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { stateOf, withState } from "#app/model/leads/lead-history.ts";
import type { Clock, DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import { getLead } from "../messages.ts";
import { handleDue, type OnFailure } from "./due-appointments.ts";

interface Parts {
	store: DocumentStore;
	clock: Clock;
}

/** Deletes the access notes of appointments that were a week ago. Returns how many. */
export function deleteAccessNotes(parts: Parts, onFailure: OnFailure): Promise<number> {
	const handle = async ({ id, version, data }: StoredDocument<Appointment>) => {
		const without = { ...data, accessNote: "", noteUntil: null };
		const write = { kind: "replace", collection: "appointments", id, version, data: without } as const;
		return (await parts.store.commit([write])).ok;
	};
	return handleDue(parts, "noteUntil", handle, onFailure);
}

/** Ends proposals that nobody accepted in time and frees their time, without a mail. Returns how many. */
export function endProposals(parts: Parts, onFailure: OnFailure): Promise<number> {
	const { store, clock } = parts;
	const handle = async (found: StoredDocument<Appointment>) => {
		const writes = await endingWrites(found, clock.now(), store);
		// A change meanwhile refuses the commit; the next run reads the appointment again.
		return (await store.commit(writes)).ok;
	};
	return handleDue(parts, "proposalUntil", handle, onFailure);
}

async function endingWrites(
	before: StoredDocument<Appointment>,
	now: Date,
	store: DocumentStore,
): Promise<readonly Write[]> {
	const ended = before.data.status === "proposed" && ({ status: "cancelled", neverBooked: true } as const);
	const after = { ...before.data, ...ended, proposalUntil: null, updatedAt: now.toISOString() };
	const writes = await appointmentWrites(store, { id: before.id, before, after, mayOverlap: true });
	if (writes === "taken") throw new Error("An appointment that ends takes no time");
	const lead = after.status === "cancelled" ? await getLead(store, before.data.lead) : null;
	if (lead?.data.desk.visit?.appointment !== before.id) return writes;
	const data = withState(lead.data, { ...stateOf(lead.data), visit: null }, {});
	return [...writes, { kind: "replace", collection: "leads", id: lead.id, version: lead.version, data }];
}

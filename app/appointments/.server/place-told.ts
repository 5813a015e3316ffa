import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { Lead, OutboxEntry } from "#app/model/leads/lead.ts";
import {
	type AppointmentRecord,
	type AppointmentSnapshot,
	customerId,
	type HistoryEntry,
} from "#app/model/leads/lead-history.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";

export type Version = NonNullable<OutboxEntry["appointment"]>;
type AppointmentEntry = HistoryEntry & { appointment: AppointmentRecord };

export function entriesOf({ desk }: Lead, { id }: Version): AppointmentEntry[] {
	return desk.history.filter((entry): entry is AppointmentEntry => entry.appointment?.id === id);
}

/**
 * The place that the customer was told before the next change of an open appointment. A mail that waits is about to leave.
 * Null when they were never told of the appointment: they are not told that it is cancelled.
 */
export async function placeTold(
	lead: Lead,
	{ id, data: open }: StoredDocument<Appointment>,
	store: DocumentStore,
): Promise<AppointmentSnapshot | null> {
	const next = { id, sequence: open.sequence + 1 };
	return entriesOf(lead, next).length === 0 ? open : lastTold(lead, next, store, ["sent", "pending"]);
}

/**
 * The place before this version that the customer knows of. A proposal is not an appointment yet. A change that was
 * followed by another one within its delay was never mailed, or nobody had made the call. One without a mail or a call
 * of its own was told on the phone, and customers know what they did by themselves. An appointment of an earlier build has
 * no first entry.
 */
export async function lastTold(
	lead: Lead,
	version: Version,
	store: DocumentStore,
	told: readonly OutboxEntry["status"][] = ["sent"],
): Promise<AppointmentSnapshot | null> {
	const entries = entriesOf(lead, version).filter(({ undone, appointment }) => {
		return !undone && appointment.step !== "proposed";
	});
	const earlier = entries.filter(({ appointment: { step, after } }) => {
		return step !== "changed" && after.sequence < version.sequence;
	});
	if (earlier.length === 0) {
		const before = entries[0]?.appointment.before;
		return before && before.status !== "proposed" ? before : null;
	}
	for (const entry of earlier.toReversed()) {
		if (entry.by.id === customerId || (await wasTold(entry))) return entry.appointment.after;
	}
	return null;

	async function wasTold({ mails, tasks = [] }: AppointmentEntry): Promise<boolean> {
		const isOwn = (one: string) => one.startsWith(`${version.id}-appointment-`);
		const [mail, call] = [mails.find(isOwn), tasks.find(isOwn)];
		if (mail) {
			const status = (await store.get("outbox", mail))?.data.status;
			return status !== undefined && told.includes(status);
		}
		if (!call) return true;
		const task = await store.get("tasks", call);
		// A member who deleted the task knows why; a later change deletes one that nobody did.
		return task
			? task.data.doneAt !== null
			: !lead.desk.history.some(({ overtaken = [] }) => overtaken.some(({ id }) => id === call));
	}
}

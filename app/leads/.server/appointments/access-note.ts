import { retries } from "#app/.server/store/retries.ts";
import { type Appointment, isOpenAppointment } from "#app/model/appointments/appointment.ts";
import { noteEnd } from "#app/model/appointments/appointment-dates.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";

/**
 * Replaces the access note of an appointment, or removes it with an empty text. Only the appointment's document has the
 * note: the history, the journal and the team's mails outlast it. Returns false when the appointment is over or gone.
 */
export async function saveAccessNote(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	/** The appointment must belong to this lead. */
	{ lead, appointment }: { lead: string; appointment: string },
	text: string,
): Promise<boolean> {
	for (const retry = retries(); ; retry()) {
		const found = await store.get("appointments", appointment);
		if (!found || found.data.lead !== lead || !isOpenAppointment(found.data)) return false;
		const data = withNote(found.data, text, clock.now());
		const { ok } = await store.commit([{ ...found, kind: "replace", collection: "appointments", data }]);
		// Another request moved or cancelled it meanwhile: read it again.
		if (ok) return true;
	}
}

/** What a member typed, and the note that the form showed before. */
export interface TypedNote {
	text: string;
	before: string;
}

/**
 * Replaces the access note and the reminder of a booked appointment that stays where it is. Returns false when it was
 * moved or cancelled meanwhile, or somebody else wrote another note.
 */
export async function saveKept(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	{ lead, id, sequence }: { lead: string; id: string; sequence: number },
	/** `note`: null leaves it as it is. */
	{ note, remindAt }: { note: TypedNote | null; remindAt: string | null },
): Promise<boolean> {
	for (const retry = retries(); ; retry()) {
		const found = await store.get("appointments", id);
		if (found?.data.lead !== lead || found.data.status !== "booked" || found.data.sequence !== sequence) return false;
		const { accessNote } = found.data;
		const text = note?.text ?? accessNote;
		if (text !== accessNote && note?.before !== accessNote) return false;
		const data = { ...withNote(found.data, text, clock.now()), remindAt };
		const { ok } = await store.commit([{ ...found, kind: "replace", collection: "appointments", data }]);
		if (ok) return true;
	}
}

function withNote(appointment: Appointment, text: string, now: Date): Appointment {
	if (text === appointment.accessNote) return appointment;
	const { notedAt: _, ...rest } = appointment;
	return text
		? { ...rest, accessNote: text, noteUntil: noteEnd(rest.day), notedAt: now.toISOString() }
		: { ...rest, accessNote: "", noteUntil: null };
}

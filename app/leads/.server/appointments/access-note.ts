import { isOpenAppointment } from "#app/model/appointments/appointment.ts";
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
	for (;;) {
		const found = await store.get("appointments", appointment);
		if (!found || found.data.lead !== lead || !isOpenAppointment(found.data)) return false;
		const { notedAt: _, ...rest } = found.data;
		const data = text
			? { ...rest, accessNote: text, noteUntil: noteEnd(rest.day), notedAt: clock.now().toISOString() }
			: { ...rest, accessNote: "", noteUntil: null };
		const { ok } = await store.commit([
			{ kind: "replace", collection: "appointments", id: appointment, version: found.version, data },
		]);
		// Another request moved or cancelled it meanwhile: read it again.
		if (ok) return true;
	}
}

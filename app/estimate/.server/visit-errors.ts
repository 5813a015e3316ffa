import type { ContentReader } from "#app/.server/content/reader.ts";
import { type AppointmentFormErrors, readAppointmentForm } from "#app/model/estimate/appointment-form.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";

/** What is wrong with the saved answers of the third step by now: a preferred day may pass or be closed later. */
export function visitErrors(
	{ kinds, visit }: Draft,
	{ reader, now }: { reader: ContentReader; now: Date },
): AppointmentFormErrors {
	const { postalCode, ...errors } = readAppointmentForm(visit, reader.read("company"), now).errors;
	// In an emergency the step asks for no day.
	return kinds.includes("post-disaster") ? {} : errors;
}

/** Whether the third step must be corrected before the draft can be sent. */
export async function hasVisitErrors(
	draft: Draft,
	{ store, ...moment }: { store: DocumentStore; reader: ContentReader; now: Date },
): Promise<boolean> {
	const isWrong = Object.keys(visitErrors(draft, moment)).length > 0;
	// A lead that is there already was sent before the connection was lost, with the day that was right then.
	return isWrong && !(await store.get("leads", draft.leadId));
}

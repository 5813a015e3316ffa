import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import type { HistoryEntry } from "#app/model/leads/lead-history.ts";
import type { Member } from "#app/model/members/member.ts";
import type { OpenedAppointment } from "../booking/opened-appointment.ts";
import { changeText } from "../change-text.ts";
import { handleAppointment } from "../handle-appointment.ts";
import type { FormFault } from "../handle-lead.ts";
import { leadWordsIn } from "../staff-words.ts";

export type FinishFault = FormFault | "conflict";

export type FinishOutcome =
	/** `isNew` is false when the same member had finished it before, for example when the first answer was lost. */
	| { kind: "done"; isNew: boolean }
	/** `changes`: what other members did meanwhile, as sentences. */
	| { kind: "refused"; fault: FinishFault; changes: readonly string[] };

/** Ends the appointment as done with what a member ticked and typed, or as missed. */
export async function finishAppointment(
	context: Readonly<RouterContextProvider>,
	member: Member,
	{ appointment, lead, access, isOffice }: OpenedAppointment,
	form: FormData,
): Promise<FinishOutcome> {
	const intent = form.get("intent");
	if (!access.mayEnd || (intent !== "appointment-done" && intent !== "appointment-missed")) {
		throw data(null, { status: 403 });
	}
	if (appointment.data.status === "proposed") throw data(null, { status: 403 });
	if (intent === "appointment-done" && (await isDoneBy(context, member, appointment.id))) {
		return { kind: "done", isNew: false };
	}
	// Only the office may finish without a word to the customer.
	if (!isOffice) form.set("tells", "yes");
	const outcome = await handleAppointment(context, member, lead.id, form, { offersUndo: isOffice });
	if (outcome.kind === "missing") throw data(null, { status: 404 });
	if (outcome.kind === "fault") return { kind: "refused", fault: outcome.fault, changes: [] };
	if (outcome.kind === "conflict") {
		return { kind: "refused", fault: "conflict", changes: outcome.changes.map(sayChange(member, isOffice)) };
	}
	return { kind: "done", isNew: outcome.entry !== null };
}

/** Sent again after a lost answer: what others changed since is no conflict with it. */
async function isDoneBy(context: Readonly<RouterContextProvider>, { id }: Member, appointment: string) {
	const { store } = context.get(servicesContext);
	const [found, job] = await Promise.all([store.get("appointments", appointment), store.get("jobs", appointment)]);
	return found?.data.status === "done" && job?.data.by.id === id;
}

/** The whole sentence may have a price of another version, which a crew does not see. */
function sayChange({ locale }: Member, isOffice: boolean): (entry: HistoryEntry) => string {
	const words = leadWordsIn(locale);
	return (entry) => `${entry.by.name} ${isOffice ? changeText(entry, words, locale) : words.live.did[entry.kind]}`;
}

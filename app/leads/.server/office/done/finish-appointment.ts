import { isDeepStrictEqual } from "node:util";
import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { readJobContent } from "#app/model/jobs/done-form.ts";
import type { Job } from "#app/model/jobs/job.ts";
import { readStatusChange } from "#app/model/leads/closing.ts";
import type { HistoryEntry } from "#app/model/leads/lead-history.ts";
import { isFreeVisit } from "#app/model/leads/return-visit.ts";
import type { Member } from "#app/model/members/member.ts";
import { readVersion } from "../../appointments/appointment-version.ts";
import type { OpenedAppointment } from "../booking/opened-appointment.ts";
import { changeText } from "../change-text.ts";
import { handleAppointment } from "../handle-appointment.ts";
import type { FormFault } from "../handle-lead.ts";
import { leadWordsIn } from "../staff-words.ts";

/** `finished-before`: the same member had finished it with other content, which stays. */
type FinishFault = FormFault | "conflict" | "finished-before";

type FinishOutcome =
	/** `isNew` is false when the same member had sent the same before, for example when the first answer was lost. */
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
	// The member may end the appointment of this address, and no other that the form names.
	const of = readVersion(String(form.get("of") ?? ""));
	if (of && of.id !== appointment.id) throw data(null, { status: 403 });
	if (intent === "appointment-done") {
		const before = await finishedBefore(context, member, appointment.id, form);
		if (before) return before;
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

/**
 * The answer to a form that is sent again after a lost answer; null when the member has not finished the appointment.
 * What others changed since is no conflict with the same form. Another one is refused: "done" would make the browser
 * forget words that nobody stored.
 */
async function finishedBefore(
	context: Readonly<RouterContextProvider>,
	{ id }: Member,
	appointment: string,
	form: FormData,
): Promise<FinishOutcome | null> {
	const { store } = context.get(servicesContext);
	const [found, job] = await Promise.all([store.get("appointments", appointment), store.get("jobs", appointment)]);
	if (found?.data.status !== "done" || job?.data.by.id !== id) return null;
	const lead = (await store.get("leads", job.data.lead))?.data;
	const finalAmount = lead?.finalAmount ?? null;
	// Left empty, what was paid before stayed.
	const isEmpty = String(form.get("amount") ?? "").trim() === "";
	const amount = lead && isEmpty && isFreeVisit(lead, appointment) ? null : finalAmount;
	return isSameWork(form, job.data, amount)
		? { kind: "done", isNew: false }
		: { kind: "refused", fault: "finished-before", changes: [] };
}

function isSameWork(form: FormData, { lines, note, dueMonths }: Job, finalAmount: number | null): boolean {
	// The lines of the job, because the quote may have a newer version since.
	const typed = readJobContent(form, { version: Number(form.get("lines")), lines, accepted: null });
	const closing = readStatusChange("done", { reason: "", amount: String(form.get("amount") ?? "") }, []);
	const amount = typeof closing === "object" && "finalAmount" in closing ? closing.finalAmount : undefined;
	return isDeepStrictEqual({ ...typed, amount }, { lines, note, dueMonths, amount: finalAmount });
}

/** The whole sentence may have a price of another version, which a crew does not see. */
function sayChange({ locale }: Member, isOffice: boolean): (entry: HistoryEntry) => string {
	const words = leadWordsIn(locale);
	return (entry) => `${entry.by.name} ${isOffice ? changeText(entry, words, locale) : words.live.did[entry.kind]}`;
}

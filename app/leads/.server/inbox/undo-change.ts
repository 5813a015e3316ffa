import { isDeepStrictEqual } from "node:util";
import { restoredWrites } from "#app/.server/marketing/ended-consent.ts";
import { retries } from "#app/.server/store/retries.ts";
import { appointmentWrites } from "#app/appointments/.server/appointment-writes.ts";
import { samePlace } from "#app/model/appointments/appointment.ts";
import { contactWithoutUndone } from "#app/model/leads/last-contact.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import {
	type AppointmentRecord,
	customerId,
	type HistoryEntry,
	type LeadWork,
	type QuoteRecord,
	sameState,
	stateOf,
	withState,
} from "#app/model/leads/lead-history.ts";
import { type LeadMessage, messageId } from "#app/model/leads/lead-message.ts";
import { isFreeVisit } from "#app/model/leads/return-visit.ts";
import type { Task } from "#app/model/leads/task.ts";
import { withoutUnsent } from "#app/model/leads/unsent-words.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import { hasDetails, isOtherAddress } from "../lead-details.ts";
import type { LeadParts } from "../lead-parts.ts";
import { getLead } from "../messages.ts";
import { finalAmountWrites } from "../quotes/contract-writes.ts";
import { appointmentTasks, taskRemovals } from "../tasks/call-tasks.ts";
import { restored } from "./appointment-change.ts";
import { heldBackMails } from "./change-messages.ts";
import { mailAgain } from "./mail-again.ts";
import { sentMailId } from "./send-quote.ts";
import { spamConsentWrites } from "./spam-consent.ts";

/**
 * `late`: the mail was sent. `called`: a member did the task to tell the customer. `changed`: a later change touched the
 * same fields. `taken`: the time of the appointment is.
 */
export type UndoOutcome =
	| { kind: "undone"; lead: Lead }
	| { kind: "late" | "called" | "changed" | "taken" | "missing" };

/** The member's own last change, which the history offers to undo: still in effect, and without mails. */
export function undoableEntry(lead: Lead, by: Pick<NamedMember, "id">): HistoryEntry | undefined {
	const last = lead.desk.history.findLast(
		(entry) =>
			entry.by.id !== customerId &&
			!entry.undone &&
			(entry.details !== undefined || entry.customer !== undefined || changedState(entry)),
	);
	const mine = last?.by.id === by.id && last.mails.length === 0;
	return mine && isInEffect(last, lead) ? last : undefined;
}

function changedState({ undone, before, after }: HistoryEntry): boolean {
	return !undone && !sameState(before, after);
}

/** Contact details, the customer and the rest of a lead's state are separate: a change of one does not prevent undoing another. */
function isInEffect({ details, customer, after }: HistoryEntry, lead: Lead): boolean {
	if (customer) return isDeepStrictEqual(lead.customer ?? null, customer.after);
	return details ? hasDetails(lead, details.after) : sameState(stateOf(lead), after);
}

/** Two later changes may have led back to the same values. */
function wasChangedAgain(entry: HistoryEntry, { desk: { history } }: Lead): boolean {
	const later = history.slice(history.indexOf(entry) + 1);
	const fields = Object.keys(entry.details?.after ?? {});
	if (entry.customer) return later.some(({ undone, customer }) => !undone && customer);
	return entry.details
		? later.some(({ undone, details }) => !undone && fields.some((field) => field in (details?.after ?? {})))
		: later.some(changedState);
}

/** Restores the state before a change and deletes its mails from the outbox, in one transaction. */
export async function undoChange(parts: LeadParts, id: string, entryId: string, by: NamedMember): Promise<UndoOutcome> {
	for (const retry = retries(); ; retry()) {
		const found = await getLead(parts.store, id);
		const desk = found?.data.desk;
		const entry = desk?.history.find((candidate) => candidate.id === entryId);
		if (!found || !desk || !entry || entry.undone || entry.by.id !== by.id) return { kind: "missing" };
		if (wasChangedAgain(entry, found.data) || !isInEffect(entry, found.data)) return { kind: "changed" };
		const mails = await takeBack(await mailsToTakeBack(entry, parts), parts);
		if (!mails) return { kind: "late" };
		const ownTasks = await tasksOf(entry, parts.store);
		if (wasCalled(entry, ownTasks)) return { kind: "called" };
		const appointment = entry.appointment ? await appointmentBack(entry.appointment, parts) : [];
		if (!Array.isArray(appointment)) return { kind: appointment };

		const revision = desk.revision + 1;
		const { details, customer, tasks: _, overtaken: __, ...rest } = entry;
		const message = await parts.store.get("messages", messageId(id, entryId));
		const undone: HistoryEntry = { ...rest, undone: true, revision, mails: [], ...wordsBack(entry, message?.data) };
		const history = withoutUnsent(desk.history, entry).map((candidate) =>
			candidate.id === entryId ? undone : candidate,
		);
		const state = details || customer ? stateOf(found.data) : entry.before;
		const before = { ...state, waitingSince: waitingAfterUndo(entry, desk) };
		const quote = entry.quote ? await quoteBack(entry.quote, message?.data.text ?? "", parts) : [];
		if (!quote) return { kind: "changed" };
		const restored = {
			...withState(found.data, before, { history, revision }),
			...details?.before,
			...(customer && { customer: customer.before }),
		};
		const messageCount = found.data.messageCount - (message ? 1 : 0);
		const data = { ...restored, messageCount, ...contactWithoutUndone(found.data, history) };
		const isPersonal = found.data.spam.length === 0;
		const email = isPersonal && details && isOtherAddress(details) ? (details.before.email ?? null) : null;
		const result = await parts.store.commit([
			{ kind: "replace", collection: "leads", id, version: found.version, data },
			...(message ? [{ kind: "delete", collection: "messages", id: message.id } as const] : []),
			...mails,
			...(await mailAgain(found, entry, parts)),
			...(found.data.spam.length > 0 && data.spam.length === 0 ? await heldBackMails(found, parts) : []),
			...appointment,
			...quote,
			...(await finalAmountWrites(
				parts.store,
				before,
				history,
				amountSince(history) ?? parts.clock.now().toISOString(),
			)),
			...(await tasksBack(entry, ownTasks, id, parts)),
			...(await restoredWrites(email, entry.at, parts)),
			...(await spamConsentWrites(found, data, entry.at, parts)),
		]);
		if (result.ok) return { kind: "undone", lead: data };
		if (result.collection === "outbox" && mails.some(({ id: mail }) => mail === result.id)) return { kind: "late" };
	}
}

/** The customer waits as before the change, unless they wrote after it or somebody answered since. */
function waitingAfterUndo(entry: HistoryEntry, { history, waitingSince }: LeadWork): string | null {
	const { before, after } = entry;
	const isChanged = before.waitingSince !== after.waitingSince && waitingSince === after.waitingSince;
	const isAnswered = history.slice(history.indexOf(entry) + 1).some(isAnswer);
	return isChanged && !isAnswered ? before.waitingSince : waitingSince;
}

/** A reply or a call may answer what an earlier change took off the list. */
function isAnswer({ by, kind, call, before, after, undone }: HistoryEntry): boolean {
	if (undone || by.id === customerId || after.waitingSince !== null) return false;
	return before.waitingSince !== null || kind === "reply" || (kind === "call" && call !== "no-answer");
}

/** When the lead got a final amount last; null when the history does not say. */
function amountSince(history: readonly HistoryEntry[]): string | null {
	// The end of later work gives its own amount, in place of what was paid before.
	const given = history.findLast(
		({ undone, before, after, appointment: record }) =>
			!undone &&
			after.finalAmount != null &&
			(before.finalAmount == null || (record?.step === "done" && !isFreeVisit({ desk: { history } }, record.id))),
	);
	return given?.at ?? null;
}

/** The words for a mail go back to their member. A note or a call is the change itself: its text is deleted. */
function wordsBack({ kind }: HistoryEntry, message: LeadMessage | undefined): Pick<HistoryEntry, "unsent"> {
	if (!message || (kind !== "reply" && kind !== "appointment")) return {};
	const { subject, text } = message;
	return { unsent: { subject, text } };
}

type StoredTask = StoredDocument<Task>;

/** The tasks that a change added, without those that were deleted since. */
export async function tasksOf({ tasks = [] }: HistoryEntry, store: DocumentStore): Promise<StoredTask[]> {
	return (await Promise.all(tasks.map((task) => store.get("tasks", task)))).filter((task) => task !== null);
}

/** Whether a customer without an e-mail address was told of a change: its task to call them is done. */
export function wasCalled({ kind }: HistoryEntry, tasks: readonly StoredTask[]): boolean {
	// The task after a call without an answer is about another call.
	return kind !== "call" && tasks.some(({ data }) => data.doneAt !== null);
}

/**
 * Deletes the tasks of a change, and the later reminder of its appointment; adds those again that it made outdated. `own`
 * is what was checked: a task that is done after that makes the commit fail.
 */
async function tasksBack(
	{ tasks = [], overtaken = [], appointment }: HistoryEntry,
	own: readonly StoredTask[],
	id: string,
	{ store }: LeadParts,
): Promise<Write[]> {
	// The customer is told of the time, which another crew or length leaves as it is.
	const later = appointment && appointment.step !== "changed" ? await appointmentTasks(store, id, appointment.id) : [];
	return [
		...taskRemovals([...own, ...later.filter((task) => !tasks.includes(task.id))]),
		...overtaken.map((task) => ({ kind: "create", collection: "tasks", ...task }) as const),
	];
}

/** Brings the appointment back to what it was, unless it was changed again or its time was taken meanwhile. */
async function appointmentBack(
	{ id, before, after }: AppointmentRecord,
	{ store }: LeadParts,
): Promise<Write[] | "changed" | "taken"> {
	const stored = await store.get("appointments", id);
	const isCurrent =
		stored &&
		stored.data.status === after.status &&
		stored.data.sequence === after.sequence &&
		samePlace(stored.data, after);
	if (!isCurrent) return "changed";
	const job = after.status === "done" ? await store.get("jobs", id) : null;
	// The customer acted on it.
	if (job?.data.answer || job?.data.publication) return "changed";
	const back = before && restored(stored.data, before);
	const mayOverlap = before?.accepted.includes("overlap") ?? false;
	const writes = await appointmentWrites(store, { id, before: stored, after: back, mayOverlap });
	if (writes === "taken" || !job) return writes;
	return [...writes, { kind: "replace", collection: "jobs", ...job }, { kind: "delete", collection: "jobs", id }];
}

/** The sent quote becomes a draft again, and the version that it replaced is the current one again. */
async function quoteBack(
	{ id, superseded }: QuoteRecord,
	/** The member's words in the mail. */
	ownWords: string,
	{ store, clock }: LeadParts,
): Promise<Write[] | null> {
	const updatedAt = clock.now().toISOString();
	const sent = await store.get("quotes", id);
	const earlier = superseded ? await store.get("quotes", superseded) : null;
	if (sent?.data.status !== "sent") return null;
	const unsent = { sentAt: null, texts: null, hash: null, proposal: null, ...(ownWords && { ownWords }) };
	const draft = { ...sent, data: { ...sent.data, ...unsent, status: "draft" as const, updatedAt } };
	const back = earlier && { ...earlier, data: { ...earlier.data, status: "sent" as const, updatedAt } };
	return [draft, ...(back ? [back] : [])].map((quote) => ({ kind: "replace", collection: "quotes", ...quote }));
}

/** Besides its own mails: the one of a quote that left without an address, which a later correction created. */
async function mailsToTakeBack({ mails, quote }: HistoryEntry, { store }: LeadParts): Promise<readonly string[]> {
	const mail = quote?.step === "sent" ? sentMailId(quote.id) : null;
	return mail && !mails.includes(mail) && (await store.get("outbox", mail)) ? [...mails, mail] : mails;
}

/** Null when a mail is being sent. The replacement before each deletion fails if a worker claims the mail meanwhile. */
export async function takeBack(ids: readonly string[], { store }: Pick<LeadParts, "store">): Promise<Write[] | null> {
	const writes: Write[] = [];
	for (const id of ids) {
		const mail = await store.get("outbox", id);
		if (mail?.data.status !== "pending" || mail.data.attempts > 0) return null;
		writes.push({ kind: "replace", collection: "outbox", id, version: mail.version, data: mail.data });
		writes.push({ kind: "delete", collection: "outbox", id });
	}
	return writes;
}

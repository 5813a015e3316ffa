import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { endedWrites } from "#app/.server/marketing/ended-consent.ts";
import { retries } from "#app/.server/store/retries.ts";
import type { CustomerMark } from "#app/model/leads/customer-keys.ts";
import { contactAt } from "#app/model/leads/last-contact.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import {
	customerId,
	type HistoryEntry,
	type LeadWorkState,
	sameState,
	stateOf,
	withState,
} from "#app/model/leads/lead-history.ts";
import { newTask } from "#app/model/leads/task.ts";
import { withoutUnsent } from "#app/model/leads/unsent-words.ts";
import { type NamedMember, namedMember } from "#app/model/members/member.ts";
import type { Creation } from "#app/model/ports.ts";
import { type AssigneeParts, followTokenFor, mailsToTeam } from "../follow-lead.ts";
import { detailsChange, isOtherAddress } from "../lead-details.ts";
import type { LeadParts } from "../lead-parts.ts";
import { getLead, messageWrite } from "../messages.ts";
import { finalAmountWrites, isAboveAccepted } from "../quotes/contract-writes.ts";
import { taskRemovals } from "../tasks/call-tasks.ts";
import { openAppointment, type ReadyAppointment } from "./appointment-change.ts";
import { conflictsOf, wasSent } from "./change-conflicts.ts";
import { countedMessage, mailsOf, messageFor } from "./change-messages.ts";
import type { CallChange, LeadChange } from "./lead-change.ts";
import { prepareChange, withAppointment } from "./prepare-change.ts";
import { emailFrom, type QuoteRefusal } from "./quote-change.ts";
import { type SeenLead, waitsUnseen } from "./seen-lead.ts";
import { spamConsentWrites } from "./spam-consent.ts";
import { stateAfter } from "./state-after.ts";

export type ChangeOutcome =
	/** `entry` is null when the change had no effect. `known`: the entry of the same form, which was sent before. */
	| { kind: "done"; entry: HistoryEntry | null; known?: HistoryEntry; lead: Lead }
	| { kind: "conflict"; changes: readonly HistoryEntry[]; lead: Lead }
	/** Of an appointment: the form is outdated (`stale`), or somebody else took the time (`taken`). */
	| { kind: "stale"; lead: Lead }
	| { kind: "taken"; lead: Lead }
	/** The customer booked and moved too often: they have to call. */
	| { kind: "full"; lead: Lead }
	/** A customer's answer to a quote. */
	| { kind: "refused"; why: QuoteRefusal; lead: Lead }
	/** The final amount is more than the customer accepted. */
	| { kind: "above-accepted"; lead: Lead }
	/** A lead with an appointment ahead is neither lost nor spam, and one with a proposal not done: it is cancelled first. */
	| { kind: "appointment-open"; lead: Lead }
	| { kind: "missing" };

/** What a customer books and moves mails the team, takes a crew's time, and adds to the lead's document. */
const mostBookings = { inADay: 6, inAll: 40 };
const oneDay = 24 * 60 * 60 * 1000;

function hasBookedOften({ desk }: Lead, now: Date): boolean {
	const since = new Date(now.getTime() - oneDay).toISOString();
	const own = desk.history.filter(
		({ by, kind, appointment }) =>
			by.id === customerId &&
			kind === "appointment" &&
			(appointment?.step === "booked" || appointment?.step === "moved"),
	);
	return own.length >= mostBookings.inAll || own.filter(({ at }) => at > since).length >= mostBookings.inADay;
}

/**
 * For a change of a customer: the state of the appointment or the texts of the quote decide about conflicts, and other changes
 * of the lead do not refuse it.
 */
export const anyRevision = Number.POSITIVE_INFINITY;

/**
 * Returns a conflict when another member changed the lead after revision `seen`. Notes and marks of the customer never
 * conflict. The customer's corrections conflict only with other corrections.
 */
export async function changeLead(
	parts: LeadParts & AssigneeParts,
	id: string,
	by: NamedMember,
	/** A revision alone answers all messages, also later ones. */
	seen: number | SeenLead,
	wanted: LeadChange,
	/** The key of a form, or shared by leads that are changed at once, so that one token undoes them all. */
	wantedId: string = randomUUID(),
): Promise<ChangeOutcome> {
	const isCustomer = by.id === customerId;
	const shown = typeof seen === "number" ? { revision: seen, heardAt: null } : seen;
	let isTaken = false;
	for (const retry = retries(); ; retry()) {
		const found = await getLead(parts.store, id);
		if (!found) return { kind: "missing" };
		const lead = found.data;
		const known = lead.desk.history.find((entry) => entry.id === wantedId);
		if (known && (await wasSent(parts.store, id, known, wanted, by))) return { kind: "done", entry: null, known, lead };
		// A page from the browser's history sends its key again with other words.
		const entryId: string = known || isTaken ? randomUUID() : wantedId;
		const change = await withAppointment(wanted, lead, parts);
		if (!change) return { kind: "appointment-open", lead };
		const changes = conflictsOf(change, lead, shown.revision, by);
		if (changes.length > 0) return { kind: "conflict", changes, lead };

		const prepared = await prepareChange(parts, found, change, by, entryId);
		if (prepared.kind === "same") return { kind: "done", entry: null, lead };
		if (prepared.kind === "refused") return { kind: "refused", why: prepared.why, lead };
		if (prepared.kind !== "ready") return { kind: prepared.kind, lead };
		const { appointment, quote } = prepared;

		const now = parts.clock.now();
		const at = now.toISOString();
		const isBooked = change.kind === "appointment" && change.to === "booked";
		if (isCustomer && isBooked && hasBookedOften(lead, now)) return { kind: "full", lead };
		const before = stateOf(lead);
		const changed = stateAfter(before, change, at, prepared, by);
		const answers = !isCustomer && changed.waitingSince === null;
		// The member did not see a message that arrived after the page was rendered: its customer still waits.
		const unseen = answers ? await waitsUnseen(parts.store, id, lead, shown.heardAt) : null;
		const after = { ...changed, ...(unseen && { waitingSince: unseen }), ...(await visitLeft(before, changed, parts)) };
		if ("finalAmount" in change && isAboveAccepted(after)) return { kind: "above-accepted", lead };
		const customer = change.kind === "customer" ? customerChange(lead, change.to) : null;
		const details = change.kind === "details" ? detailsChange(lead, change.to) : null;
		const answered = before.waitingSince !== after.waitingSince;
		if (!("text" in change) && !appointment && !quote && !details && !customer && !answered && sameState(before, after))
			return { kind: "done", entry: null, lead };

		const mails = quote?.mails ?? appointment?.mails ?? (await mailsOf(change, found, entryId, details, parts));
		const again = change.kind === "call" ? callAgain(change, id, by, entryId, now) : [];
		const tasks = quote?.tasks ?? appointment?.tasks ?? again.map((task) => task.id);
		const overtaken = quote?.overtaken ?? appointment?.overtaken ?? [];
		const { history, revision } = lead.desk;
		const contact = isContact(change, appointment) ? contactAt(at) : null;
		const entry: HistoryEntry = {
			id: entryId,
			at,
			by: namedMember(by),
			kind: change.kind,
			revision: revision + 1,
			before,
			after,
			...(details && { details }),
			...(customer && { customer }),
			...(change.kind === "call" && { call: change.outcome }),
			...(appointment && { appointment: appointment.record }),
			...(quote && { quote: quote.record }),
			...(tasks.length && { tasks }),
			...(overtaken.length && { overtaken: overtaken.map(({ id: task, data: was }) => ({ id: task, data: was })) }),
			...((contact || change.kind === "call") && { contactBefore: lead.lastContactAt }),
			mails: mails.map((mail) => mail.id),
			undone: false,
		};
		// The customer's change needs an answer, also when they wait for another one already.
		const asks =
			isCustomer && stateAfter({ ...before, waitingSince: null }, change, at, prepared, by).waitingSince !== null;
		const isUnread = isCustomer || after.waitingSince !== null;
		const openedAt = asks ? null : (lead.desk.openedAt ?? (isUnread ? null : at));
		const desk = { history: [...withoutUnsent(history, entry), entry], revision: revision + 1, openedAt };
		const message = "text" in change && change.text ? messageFor(change, id, entry) : null;
		const data = {
			...withState(lead, after, desk),
			...details?.after,
			...(customer && { customer: customer.after }),
			...contact,
			...(message && countedMessage(lead, message)),
			...((appointment || quote) && { followToken: lead.followToken ?? followTokenFor(id, parts.secret) }),
			...(change.kind === "quote" && emailFrom(change, lead)),
		};
		const result = await parts.store.commit([
			{ kind: "replace", collection: "leads", id, version: found.version, data },
			...(message ? [messageWrite(entryId, message)] : []),
			...mails,
			...again,
			...(quote?.writes ?? appointment?.writes ?? []),
			...taskRemovals(overtaken),
			...(quote ? [] : await finalAmountWrites(parts.store, after, desk.history, at)),
			...(isCustomer ? await mailsToTeam(found, entryId, parts) : []),
			...(await spamConsentWrites(found, data, at, parts)),
			...(details && isOtherAddress(details) ? await endedWrites(found, { at, by: "corrected" }, parts) : []),
		]);
		if (result.ok) return { kind: "done", entry, lead: data };
		// A key that no form was given, such as the id of a message that the customer wrote.
		isTaken = result.reason === "exists" && result.id.includes(entryId);
	}
}

/** A finished lead keeps its last appointment. Once it has another status, only an open one counts. */
async function visitLeft(
	before: LeadWorkState,
	after: LeadWorkState,
	{ store }: LeadParts,
): Promise<Pick<LeadWorkState, "visit"> | null> {
	const { status, visit } = after;
	if (!visit?.appointment || visit !== before.visit || status === before.status || status === "done") return null;
	return (await openAppointment(store, { desk: { visit } })) ? null : { visit: null };
}

function customerChange(
	{ customer: before = null }: Lead,
	after: CustomerMark | null,
): HistoryEntry["customer"] | null {
	return isDeepStrictEqual(before, after) ? null : { before, after };
}

/**
 * A call without an answer, a missed appointment, another crew at the same time and a withdrawn proposal are none: nothing
 * was exchanged.
 */
function isContact(change: LeadChange, appointment: ReadyAppointment | null): boolean {
	const { kind } = change;
	if (kind === "call") return change.outcome !== "no-answer";
	if (kind === "appointment") {
		const isWithdrawn = change.to === "cancelled" && appointment?.record.before?.status === "proposed";
		return change.to !== "missed" && appointment?.record.step !== "changed" && !isWithdrawn;
	}
	return kind === "reply" || kind === "quote";
}

function callAgain(
	{ again }: CallChange,
	leadId: string,
	by: NamedMember,
	entryId: string,
	now: Date,
): Creation<"tasks">[] {
	if (!again) return [];
	const data = newTask(leadId, { ...again, assignee: by }, by, now);
	return [{ kind: "create", collection: "tasks", id: `${entryId}-again-${leadId}`, data }];
}

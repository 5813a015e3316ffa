import type { Appointment } from "../appointments/appointment.ts";
import type { BookedWindow } from "../appointments/appointment-dates.ts";
import type { NamedMember } from "../members/member.ts";
import type { LeadQuote } from "../quotes/lead-quote.ts";
import type { CallOutcome } from "./call-outcomes.ts";
import type { LostReason } from "./closing.ts";
import type { CustomerMark } from "./customer-keys.ts";
import type { DetailsChange } from "./lead-details.ts";
import type { LeadStatus, SpamFlag } from "./lead-status.ts";
import type { Task } from "./task.ts";

/** The id of the customer in the history, where they complete their address. No member has it. */
export const customerId = "customer";

/** The part of a lead that members change, besides its contact details. */
export interface LeadWorkState {
	status: LeadStatus;
	spam: readonly SpamFlag[];
	assignee: NamedMember | null;
	/** The arrival window of the proposed or booked appointment. */
	visit: BookedWindow | null;
	/** Missing in leads and entries of builds without quotes. */
	quote?: LeadQuote | null;
	/** When a member first replied, which stops the response clock. */
	answeredAt: string | null;
	/** Since when the customer waits for an answer to a later message or photo. */
	waitingSince: string | null;
	/** When a member last called without reaching the customer: the response clock starts again. Missing in earlier builds. */
	triedAt?: string | null;
	/** Of a lost lead. Missing in leads and entries of builds that did not ask for it. */
	lostReason?: LostReason | null;
	/** Of a done lead, in cents. Null when the member left it empty; missing in entries of earlier builds. */
	finalAmount?: number | null;
}

export type HistoryKind =
	| "status"
	| "assignee"
	/** An appointment of an earlier build, which had no document. */
	| "visit"
	| "appointment"
	| "quote"
	| "note"
	| "reply"
	| "call"
	| "answered"
	| "spam"
	| "rescue"
	| "details"
	/** Joined with other leads, or told apart from them. */
	| "customer";

/** One change, stored with the lead and erased with it. */
export interface HistoryEntry {
	id: string;
	at: string;
	by: NamedMember;
	kind: HistoryKind;
	/** The revision of the lead after this change. */
	revision: number;
	before: LeadWorkState;
	after: LeadWorkState;
	/** Of a correction of the contact details, which leaves the state as it is. */
	details?: DetailsChange;
	/** Of a call: how it ended. Missing in entries of earlier builds, where the customer was reached. */
	call?: CallOutcome;
	/** Of a lead that was joined with others or told apart, which leaves the state as it is. */
	customer?: { before: CustomerMark | null; after: CustomerMark | null };
	/** Of a change of the appointment. */
	appointment?: AppointmentRecord;
	/** Of a quote that was sent, accepted or declined. */
	quote?: QuoteRecord;
	/** Ids of the tasks that this change added: in place of mails, or to call again. */
	tasks?: readonly string[];
	/** The open tasks that this change made outdated and deleted. Undoing it adds them again. */
	overtaken?: readonly { id: string; data: Task }[];
	/**
	 * Of a contact: the last contact before it, which undoing it restores. Of a call without an answer, which is none: it
	 * tells which attempts belong together.
	 */
	contactBefore?: string;
	/** Ids of the mails that this change put into the outbox. */
	mails: readonly string[];
	/** An undone change stays visible to other members, without its text. */
	undone: boolean;
	/** Of an undone change: the words of its mail, for the form of the member who wrote them (`unsent-words.ts`). */
	unsent?: { subject: string; text: string };
}

export interface AppointmentRecord {
	id: string;
	/** `changed`: another crew or length at the same time, of which nobody is told. */
	step: "proposed" | "booked" | "moved" | "changed" | "cancelled" | "missed" | "done";
	/** Null when it is new. */
	before: AppointmentSnapshot | null;
	after: AppointmentSnapshot;
}

export interface QuoteRecord {
	id: string;
	version: number;
	step: "sent" | "accepted" | "declined";
	/** With taxes, in cents. */
	total: number;
	/** The id of the sent version that a newer one replaced, which undoing brings back. */
	superseded?: string;
}

export type AppointmentSnapshot = Omit<Appointment, "accessNote" | "noteUntil" | "notedAt">;

/** The team's data about a lead, beside the visitor's. */
export interface LeadWork extends Omit<LeadWorkState, "status" | "spam" | "finalAmount"> {
	/**
	 * Counts the members' changes, and the customer's corrections of their address. Forms send the revision that they were
	 * rendered from, to detect conflicts.
	 */
	revision: number;
	/** When a member last opened it while something was new. */
	openedAt: string | null;
	/** Oldest first. */
	history: readonly HistoryEntry[];
}

/** The initial state, for a lead that no member has opened. */
export const untouchedLeadWork: LeadWork = {
	revision: 0,
	openedAt: null,
	assignee: null,
	visit: null,
	answeredAt: null,
	waitingSince: null,
	history: [],
};

interface HandledLead {
	status: LeadStatus;
	spam: readonly SpamFlag[];
	finalAmount?: number | null;
	desk: LeadWork;
}

export function stateOf(lead: HandledLead): LeadWorkState {
	const { assignee, visit, quote = null, answeredAt, waitingSince, triedAt = null, lostReason = null } = lead.desk;
	const { status, spam, finalAmount = null } = lead;
	return { status, spam, assignee, visit, quote, answeredAt, waitingSince, triedAt, lostReason, finalAmount };
}

/** Returns the lead in another state. The caller adds the history entry through `changes`. */
export function withState<Handled extends HandledLead>(
	lead: Handled,
	{ status, spam, finalAmount = null, lostReason = null, quote = null, triedAt = null, ...rest }: LeadWorkState,
	changes: Partial<LeadWork>,
): Handled {
	return {
		...lead,
		status,
		spam,
		finalAmount,
		desk: { ...lead.desk, ...rest, quote, triedAt, lostReason, ...changes },
	};
}

/** Compares what members change. A customer's message changes `waitingSince` alone, which is no conflict. */
export function sameState(one: LeadWorkState, other: LeadWorkState): boolean {
	return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered({
	status,
	spam,
	assignee,
	visit,
	quote,
	answeredAt,
	triedAt,
	lostReason,
	finalAmount = null,
}: LeadWorkState) {
	return [
		status,
		spam,
		assignee?.id,
		visit?.start,
		visit?.end,
		visit?.appointment,
		visit?.isProposed ?? false,
		quote?.id,
		quote?.status,
		answeredAt,
		triedAt ?? null,
		lostReason?.id,
		finalAmount,
	];
}

/** What happened to the appointments of a lead, oldest first, without what was undone. */
export function appointmentRecords({ desk }: { desk: LeadWork }): AppointmentRecord[] {
	return desk.history.flatMap(({ appointment, undone }) => (appointment && !undone ? appointment : []));
}

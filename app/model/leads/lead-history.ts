import type { Slot } from "../../time/slot.ts";
import type { LeadStatus, SpamFlag } from "./lead-status.ts";

/** Who takes care of a request, under the name that they had then. */
export interface Handler {
	id: string;
	name: string;
}

/** What members change about a request. */
export interface LeadWorkState {
	status: LeadStatus;
	spam: readonly SpamFlag[];
	assignee: Handler | null;
	/** The visit that was agreed on. */
	visit: Slot | null;
	/** When somebody first answered: the response clock stops there. */
	answeredAt: string | null;
}

export const historyKinds = ["status", "assignee", "visit", "note", "reply", "spam", "rescue"] as const;

export type HistoryKind = (typeof historyKinds)[number];

/** One change, kept with the request and erased with it. */
export interface HistoryEntry {
	id: string;
	at: string;
	by: Handler;
	kind: HistoryKind;
	/** The request's revision that it made. */
	revision: number;
	/** Of a note or a reply. */
	text: string;
	/** Of a reply. */
	subject: string;
	before: LeadWorkState;
	after: LeadWorkState;
	/** Mails that it put into the outbox. */
	mails: readonly string[];
	/** Taken back: it stays so that others learn of it, without its words. */
	undone: boolean;
}

/** What the team keeps about a request, beside what the visitor sent. */
export interface LeadWork {
	/** Counts the members' changes: a form says which one it was made from. */
	revision: number;
	openedAt: string | null;
	assignee: Handler | null;
	visit: Slot | null;
	answeredAt: string | null;
	/** The oldest first. */
	history: readonly HistoryEntry[];
}

/** Of a lead that no member has opened. */
export const untouchedLeadWork: LeadWork = {
	revision: 0,
	openedAt: null,
	assignee: null,
	visit: null,
	answeredAt: null,
	history: [],
};

/** As much of a lead as members change. */
interface HandledLead {
	status: LeadStatus;
	spam: readonly SpamFlag[];
	desk: LeadWork;
}

export function stateOf(lead: HandledLead): LeadWorkState {
	const { assignee, visit, answeredAt } = lead.desk;
	return { status: lead.status, spam: lead.spam, assignee, visit, answeredAt };
}

/** The request in another state; its history is the caller's. */
export function withState<Handled extends HandledLead>(
	lead: Handled,
	{ status, spam, ...rest }: LeadWorkState,
	changes: Partial<LeadWork>,
): Handled {
	return { ...lead, status, spam, desk: { ...lead.desk, ...rest, ...changes } };
}

export function sameState(one: LeadWorkState, other: LeadWorkState): boolean {
	return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered({ status, spam, assignee, visit, answeredAt }: LeadWorkState) {
	return [status, spam, assignee?.id, visit?.start, visit?.end, answeredAt];
}

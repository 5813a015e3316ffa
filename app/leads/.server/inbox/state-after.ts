import { isOpenAppointment } from "#app/model/appointments/appointment.ts";
import { bookedWindowOf } from "#app/model/appointments/appointment-dates.ts";
import { customerId, type LeadWorkState } from "#app/model/leads/lead-history.ts";
import type { LeadStatus } from "#app/model/leads/lead-status.ts";
import { statusAfterReply } from "#app/model/leads/reply.ts";
import { visitAhead } from "#app/model/leads/visit-ahead.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { ReadyAppointment } from "./appointment-change.ts";
import type { CallChange, LeadChange, Prepared } from "./lead-change.ts";
import type { QuoteChange, ReadyQuote } from "./quote-change.ts";

/** The state of a lead after a change. `now`: ISO time. */
export function stateAfter(
	state: LeadWorkState,
	change: LeadChange,
	now: string,
	{ appointment, quote }: Prepared,
	by: Pick<NamedMember, "id">,
): LeadWorkState {
	const open = { lostReason: null, finalAmount: null };
	const answered = (status: LeadStatus) => ({
		...open,
		status,
		// What customers do themselves is no answer.
		answeredAt: status === "new" ? null : (state.answeredAt ?? (by.id === customerId ? null : now)),
	});
	switch (change.kind) {
		case "status": {
			const { kind: _, to, ...closing } = change;
			return { ...state, ...answered(to), ...closing, waitingSince: null };
		}
		case "assignee":
			return { ...state, assignee: change.to };
		case "appointment": {
			// A visit after the work, for example under the guarantee, changes nothing in what was paid.
			const { finalAmount = null } = state;
			const visit = appointment && bookedWindowOf(appointment.record.id, appointment.record.after);
			// Nobody is told of it: a customer who waits for an answer still does.
			if (appointment?.record.step === "changed") return { ...state, visit };
			if (change.to === "booked") {
				// A customer who moves it may still wait for an answer.
				const waitingSince = by.id === customerId ? state.waitingSince : null;
				return { ...state, ...answered("booked"), finalAmount, visit, waitingSince };
			}
			if (change.to === "done") {
				// Left empty, what was paid before stays.
				const paid = change.finalAmount ?? (appointment?.isFree ? finalAmount : null);
				return { ...state, ...answered("done"), visit, waitingSince: null, finalAmount: paid };
			}
			// Nothing was booked: the price that was sent with it stands.
			if (appointment?.record.before?.status === "proposed") return { ...state, visit: null };
			// The team has to find another time for a customer who cancelled by themselves.
			const waitingSince = by.id === customerId ? (state.waitingSince ?? now) : null;
			return {
				...state,
				...answered(appointment?.isReturn ? "done" : "contacted"),
				finalAmount,
				visit: null,
				waitingSince,
			};
		}
		case "quote":
			return quote ? stateAfterQuote(state, change, now, quote) : state;
		case "call":
			// The customer still waits for an answer.
			if (change.outcome === "no-answer") return { ...state, triedAt: now };
			if (change.outcome === "message-left") return { ...afterReply(state, change, now), triedAt: now };
			return afterReply(state, change, now);
		case "reply":
			return afterReply(state, change, now);
		case "answered":
			return { ...state, waitingSince: null };
		case "spam":
			return {
				...withoutAppointment(state, appointment),
				spam: state.spam.includes("marked") ? state.spam : [...state.spam, "marked"],
			};
		case "rescue":
			return { ...state, spam: [] };
		case "note":
		case "details":
		case "customer":
			return state;
	}
}

function afterReply(state: LeadWorkState, { status }: Pick<CallChange, "status">, now: string): LeadWorkState {
	return {
		...state,
		...(status && { lostReason: null, finalAmount: null }),
		status: statusAfterReply(state.status, status),
		answeredAt: state.answeredAt ?? now,
		waitingSince: null,
	};
}

/** A sent quote never moves a lead backwards. The team has to find a time for an accepted one, and to answer a refusal. */
function stateAfterQuote(
	state: LeadWorkState,
	change: QuoteChange,
	now: string,
	{ quote, appointment }: ReadyQuote,
): LeadWorkState {
	const isAhead = state.status === "booked" || state.status === "done";
	const open = { ...state, quote, visit: visitAfter(state, appointment) };
	const quoted: LeadWorkState = isAhead ? open : { ...open, status: "quoted", lostReason: null, finalAmount: null };
	if (change.to === "sent") return { ...quoted, answeredAt: state.answeredAt ?? now, waitingSince: null };
	if (appointment?.record.step === "booked") return { ...quoted, status: "booked" };
	const hasTime = state.status === "done" || visitAhead(state, new Date(now)) !== null;
	const waits = change.to === "declined" || !isAhead || !hasTime;
	return { ...quoted, waitingSince: waits ? (state.waitingSince ?? now) : state.waitingSince };
}

/** A lead that was only booked is back where it was before, for the day on which it is rescued. */
function withoutAppointment(state: LeadWorkState, appointment: ReadyAppointment | null): LeadWorkState {
	if (!appointment) return state;
	const before = appointment.isReturn ? "done" : state.answeredAt ? "contacted" : "new";
	const status = state.status === "booked" ? before : state.status;
	return { ...state, status, visit: null };
}

function visitAfter({ visit }: LeadWorkState, appointment: ReadyAppointment | null): LeadWorkState["visit"] {
	if (!appointment) return visit;
	const { id, after } = appointment.record;
	return isOpenAppointment(after) ? bookedWindowOf(id, after) : null;
}

import type { CallOutcome } from "#app/model/leads/call-outcomes.ts";
import type { StatusChange } from "#app/model/leads/closing.ts";
import type { CustomerMark } from "#app/model/leads/customer-keys.ts";
import type { OpenStatus } from "#app/model/leads/lead-status.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { WantedDetails } from "../lead-details.ts";
import type { AppointmentChange, AppointmentVersion, ReadyAppointment } from "./appointment-change.ts";
import type { QuoteChange, ReadyQuote } from "./quote-change.ts";

export type LeadChange =
	/** Made by `readStatusChange`: a lost lead always has its reason. */
	| ({ kind: "status" } & StatusChange)
	| { kind: "assignee"; to: NamedMember | null }
	| AppointmentChange
	| QuoteChange
	| { kind: "note"; text: string }
	/** `status`: the status that the reply sets; null makes a new lead `contacted` and keeps any other status. */
	| { kind: "reply"; subject: string; text: string; status: OpenStatus | null }
	| CallChange
	/** Nothing needs to be answered. */
	| { kind: "answered" }
	/** `cancels`: the appointment ahead, which is cancelled without telling anybody. Without it, one refuses the change. */
	| { kind: "spam"; cancels?: AppointmentVersion }
	| { kind: "rescue" }
	| { kind: "details"; to: WantedDetails }
	/** Joins the lead with others or tells it apart; `join-leads.ts` decides which mark does that. */
	| { kind: "customer"; to: CustomerMark | null };

/** A member's call to the customer, with what was said. */
export interface CallChange {
	kind: "call";
	outcome: CallOutcome;
	/** May be empty unless the customer was reached. */
	text: string;
	/** As for a reply. A call without an answer leaves the status as it is. */
	status: OpenStatus | null;
	/** A task for the member, to call again. */
	again: { text: string; dueAt: string } | null;
}

/** What the change of an appointment or a quote writes besides the lead; null for any other change. */
export interface Prepared {
	appointment: ReadyAppointment | null;
	quote: ReadyQuote | null;
}

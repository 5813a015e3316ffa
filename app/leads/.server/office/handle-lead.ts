import type { RouterContextProvider } from "react-router";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import type { BookingFault } from "#app/model/appointments/booking-form.ts";
import { typedValues } from "#app/model/forms/form-refusal.ts";
import { type ClosingFault, readStatusChange } from "#app/model/leads/closing.ts";
import { withLineFeeds } from "#app/model/leads/contact-fields.ts";
import { type DetailsErrors, mergedDetails, type SentDetails, wasNameless } from "#app/model/leads/details-fields.ts";
import { parseDetailsForm } from "#app/model/leads/details-form.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { HistoryEntry } from "#app/model/leads/lead-history.ts";
import { placeOf } from "#app/model/leads/lead-place.ts";
import { isLeadStatus } from "#app/model/leads/lead-status.ts";
import { isReplyStatus, replyLimits } from "#app/model/leads/reply.ts";
import { type Member, namedMember } from "#app/model/members/member.ts";
import { readVersion } from "../appointments/appointment-version.ts";
import { openAppointment } from "../inbox/appointment-change.ts";
import { type ChangeOutcome, changeLead } from "../inbox/change-lead.ts";
import type { LeadChange } from "../inbox/lead-change.ts";
import { readSeen } from "../inbox/seen-lead.ts";
import type { BookingData } from "./booking/booking-panel.ts";
import { reasonsFor } from "./closing-view.ts";
import { detailsValues } from "./details-view.ts";
import { isAssignable } from "./handlers.ts";
import type { MailOrCall } from "./mail-or-call.ts";
import { offerUndo } from "./notice.ts";
import { type CallFault, readCall } from "./read-call.ts";
import { sentKey } from "./sent-key.ts";

/** `closing-asked` and `plan-missing`: the status needs a reason, an amount or a day, and the form had no field for it. */
export type FormFault =
	| "unreadable"
	| "note-missing"
	| CallFault
	| "reply-missing"
	| "reply-status"
	| BookingFault
	| "appointment-open"
	| "above-accepted"
	| "plan-missing"
	| "closing-asked"
	| "details-wrong"
	/** The chosen member handles no leads any more. */
	| "assignee-left"
	| ClosingFault;

/** The data for a rejected form: the typed values and the reason. */
export interface LeadAnswer {
	intent: string;
	typed: Readonly<Record<string, string>>;
	fault: FormFault | null;
	/** Of the contact details, by field. */
	errors?: DetailsErrors;
	/** Changes by other members in the meantime, as sentences. */
	conflict: readonly string[] | null;
	/** Of the lead after a conflict: the next form is compared with it, even before the page is loaded again. */
	revision?: number;
	/** The booking panel for the values in the form. */
	booking?: BookingData | null;
	/** Of a form that cancels: what the customer gets with the words in it. */
	told?: MailOrCall | null;
}

export interface RejectedForm {
	kind: "fault";
	fault: FormFault;
	errors?: DetailsErrors;
}

export type HandleOutcome = Extract<ChangeOutcome, { kind: "done" | "conflict" | "missing" }> | RejectedForm;

/** Handles a form of the lead page or the board: makes the change, adds it to the audit log, and offers to undo it. */
export async function handleLead(
	context: Readonly<RouterContextProvider>,
	actor: Member,
	id: string,
	form: FormData,
): Promise<HandleOutcome> {
	const services = context.get(servicesContext);
	const change = await readChange(form, services, id, actor);
	if (typeof change === "string") return { kind: "fault", fault: change };
	if (change.kind === "fault") return change;
	const outcome = await changeLead(services, id, actor, readSeen(form), change, sentKey(form));
	if (isRefused(outcome)) return { kind: "fault", fault: outcome.kind };
	// Only customers are refused in these ways.
	if (outcome.kind === "refused" || outcome.kind === "full") return { kind: "fault", fault: "stale" };
	if (outcome.kind === "done" && outcome.entry) {
		await recordAudit(services, actor, `request-${outcome.entry.kind}`, {
			subject: outcome.lead.reference,
			detail: auditDetail(outcome.entry),
		});
	}
	const entry = outcome.kind === "done" && (outcome.entry ?? outcome.known);
	if (entry) offerUndo(context, { id, reference: outcome.lead.reference }, entry);
	return outcome;
}

type RefusedOutcome = Extract<ChangeOutcome, { kind: "taken" | "stale" | "appointment-open" | "above-accepted" }>;

/** The outcomes that are faults of the form under the same name. */
export function isRefused(outcome: ChangeOutcome): outcome is RefusedOutcome {
	const { kind } = outcome;
	return kind === "taken" || kind === "stale" || kind === "appointment-open" || kind === "above-accepted";
}

/** The page that sent the form is outdated, and has to be loaded again: what it offers is no longer possible. */
export function isOvertaken(fault: FormFault): boolean {
	return fault === "appointment-open" || fault === "assignee-left";
}

/** A status, the outcome of a call, a step of an appointment or a quote, or a member's name; never text written by or to the visitor. */
export function auditDetail({ kind, after, appointment, quote, call }: HistoryEntry): string {
	if (quote) return quote.step;
	if (appointment && kind === "appointment") return appointment.step;
	if (call) return call;
	if (kind === "status" || kind === "reply") return after.status;
	return kind === "assignee" ? (after.assignee?.name ?? "") : "";
}

async function readChange(
	form: FormData,
	{ identity, content, store, clock }: Pick<Services, "identity" | "content" | "store" | "clock">,
	id: string,
	actor: Member,
): Promise<LeadChange | FormFault | RejectedForm> {
	const text = (name: string) => withLineFeeds(String(form.get(name) ?? "")).trim();
	switch (form.get("intent")) {
		case "status": {
			const to = form.get("to");
			if (!isLeadStatus(to)) return "unreadable";
			if ((to === "lost" && !form.has("reason")) || (to === "done" && !form.has("amount"))) return "closing-asked";
			const lead = (await store.get("leads", id))?.data;
			const open = to === "booked" && lead ? await openAppointment(store, lead) : null;
			if (to === "booked" && lead && open?.data.status !== "booked") return "plan-missing";
			const reasons = reasonsFor(lead, content.reader());
			const change = readStatusChange(to, { reason: text("reason"), amount: text("amount") }, reasons);
			return typeof change === "string" ? change : { kind: "status", ...change };
		}
		case "assignee": {
			const to = text("to");
			if (to === "") return { kind: "assignee", to: null };
			const member = await identity.member(to);
			if (!member || !isAssignable(member)) return "assignee-left";
			return { kind: "assignee", to: namedMember(member) };
		}
		case "note": {
			const note = text("note").slice(0, 2000);
			return note === "" ? "note-missing" : { kind: "note", text: note };
		}
		case "call":
			return readCall(form, { by: actor, now: clock.now(), company: content.reader().read("company") });
		case "answered":
			return { kind: "answered" };
		case "reply": {
			const [subject, words, status] = [text("subject"), text("text"), form.get("status")];
			if (subject === "" || words === "") return "reply-missing";
			if (status && !isReplyStatus(status)) return "reply-status";
			return {
				kind: "reply",
				subject: subject.slice(0, replyLimits.subject),
				text: words.slice(0, replyLimits.text),
				status: isReplyStatus(status) ? status : null,
			};
		}
		case "spam": {
			const cancels = readVersion(text("cancels"));
			return { kind: "spam", ...(cancels && { cancels }) };
		}
		case "rescue":
			return { kind: "rescue" };
		case "details":
			return readDetails(typedValues(form), (await store.get("leads", id))?.data, content.reader());
		default:
			return "unreadable";
	}
}

/** A field that the member left alone stays as it is now: they may have corrected it in another tab. */
function readDetails(sent: SentDetails, lead: Lead | undefined, reader: ContentReader): LeadChange | RejectedForm {
	const typed = lead ? mergedDetails(detailsValues(lead, lead.locale), sent) : sent;
	const parsed = parseDetailsForm(typed, { nameless: wasNameless(sent) });
	if (parsed.kind === "wrong") return { kind: "fault", fault: "details-wrong", errors: parsed.errors };
	const place = placeOf(parsed.value.postalCode, reader.read("service-area"), reader.read("company"));
	return { kind: "details", to: { ...parsed.value, ...place } };
}

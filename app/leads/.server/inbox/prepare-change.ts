import type { Lead } from "#app/model/leads/lead.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import type { LeadParts } from "../lead-parts.ts";
import type { CallerParts } from "../tasks/caller.ts";
import { openAppointment, prepareAppointment } from "./appointment-change.ts";
import type { LeadChange, Prepared } from "./lead-change.ts";
import { prepareAnswer } from "./quote-answer.ts";
import type { QuoteRefusal } from "./quote-change.ts";
import { prepareSending } from "./send-quote.ts";

/** What the change of an appointment or a quote writes besides the lead, or why it is refused. */
export async function prepareChange(
	parts: LeadParts & CallerParts,
	found: StoredDocument<Lead>,
	change: LeadChange,
	by: NamedMember,
	entryId: string,
): Promise<
	({ kind: "ready" } & Prepared) | { kind: "same" | "stale" | "taken" } | { kind: "refused"; why: QuoteRefusal }
> {
	if (change.kind === "appointment") {
		const appointment = await prepareAppointment(parts, found, change, by, entryId);
		return appointment.kind === "ready" ? { kind: "ready", appointment, quote: null } : appointment;
	}
	if (change.kind === "spam" && change.cancels) {
		const cancelled = { kind: "appointment", to: "cancelled", of: change.cancels, tells: false, text: "" } as const;
		const appointment = await prepareAppointment(parts, found, cancelled, by, entryId);
		if (appointment.kind !== "same") {
			return appointment.kind === "ready" ? { kind: "ready", appointment, quote: null } : appointment;
		}
	}
	if (change.kind !== "quote") return { kind: "ready", appointment: null, quote: null };
	const quote =
		change.to === "sent"
			? await prepareSending(parts, found, change, by, entryId)
			: await prepareAnswer(parts, found, change, by, entryId);
	return quote.kind === "ready" ? { kind: "ready", appointment: quote.appointment, quote } : quote;
}

/** Doing a lead by hand does its appointment too. Null when the appointment, or a proposal, has to be cancelled first. */
export async function withAppointment(
	change: LeadChange,
	lead: Lead,
	{ store }: LeadParts,
): Promise<LeadChange | null> {
	const isDone = change.kind === "status" && change.to === "done";
	const isOver = (change.kind === "spam" && !change.cancels) || (change.kind === "status" && change.to === "lost");
	const open = isDone || isOver ? await openAppointment(store, lead) : null;
	if (!open) return change;
	if (!isDone || open.data.status === "proposed") return null;
	const of = { id: open.id, sequence: open.data.sequence };
	return { kind: "appointment", to: "done", of, finalAmount: change.finalAmount ?? null };
}

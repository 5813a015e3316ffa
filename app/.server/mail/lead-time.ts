import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { ChosenWindow } from "#app/model/appointments/chosen-window.ts";
import { askedAhead } from "#app/model/leads/asked-window.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { appointmentRecords } from "#app/model/leads/lead-history.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { momentInMontreal } from "#app/time/montreal.ts";

/** What the first mails of a lead say about its time. They say what holds when they are sent. */
export type LeadTime =
	| { kind: "booked"; id: string; appointment: Appointment; crewSize: number; crewName: string }
	| { kind: "asked"; window: ChosenWindow }
	/** The visitor booked it with the estimate; it was cancelled before the mail was sent. */
	| { kind: "cancelled"; window: ChosenWindow };

/** How many people come with a crew that nobody configured. */
export const usualCrewSize = 2;

/** Null without a time, for a proposal (its quote says it) and for a time that is over. */
export async function leadTime(lead: Lead, store: DocumentStore, now: Date): Promise<LeadTime | null> {
	const appointment = await openAppointment(lead, store);
	if (appointment) {
		const { id, data } = appointment;
		if (data.status !== "booked" || isOver(data, now)) return null;
		const crew = (await store.get("crews", data.crew))?.data;
		return {
			kind: "booked",
			id,
			appointment: data,
			crewSize: crew?.size ?? usualCrewSize,
			crewName: crew?.name ?? "",
		};
	}
	const window = askedAhead(lead, now);
	if (window) return { kind: "asked", window };
	const last = appointmentRecords(lead).at(-1);
	return last?.step === "cancelled" && last.after.isInstant && !isOver(last.after, now)
		? { kind: "cancelled", window: last.after }
		: null;
}

async function openAppointment({ desk }: Lead, store: DocumentStore): Promise<StoredDocument<Appointment> | null> {
	return desk.visit?.appointment ? store.get("appointments", desk.visit.appointment) : null;
}

function isOver({ day, window }: ChosenWindow, now: Date): boolean {
	return momentInMontreal(day, window.to) <= now;
}

/** Whether the price of an appointment that the visitor booked online was sent. Null once a price is accepted. */
export type Unpriced = "unsent" | "sent" | null;

export function unpricedState(lead: Lead): Unpriced {
	const last = appointmentRecords(lead).at(-1);
	if (!last?.after.isInstant || last.after.status !== "booked" || lead.desk.quote?.accepted) return null;
	return lead.desk.quote ? "sent" : "unsent";
}

/** How the team's mail names a time: a member may have booked it before the mail was sent. */
export function timeKind(time: LeadTime): "online" | "booked" | "asked" | "cancelled" {
	return time.kind === "booked" && time.appointment.isInstant ? "online" : time.kind;
}

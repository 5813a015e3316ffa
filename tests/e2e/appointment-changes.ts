import type { AppointmentChange } from "../../app/leads/.server/inbox/appointment-change.ts";
import { changeLead } from "../../app/leads/.server/inbox/change-lead.ts";
import { undoChange } from "../../app/leads/.server/inbox/undo-change.ts";
import type { AppointmentPlace } from "../../app/model/appointments/appointment.ts";
import type { HistoryEntry } from "../../app/model/leads/lead-history.ts";
import type { NamedMember } from "../../app/model/members/member.ts";
import { commandParts } from "../../scripts/command-parts.ts";
import { withStore } from "./office-data.ts";
import type { TestServer } from "./server.ts";

const ariane: NamedMember = { id: "ariane", name: "Ariane Bois" };
const oneMinute = 60_000;

/** A place of the crew of a new installation, from 8 to 10, with two and a half hours of work. */
export function placeOn(day: string, more: Partial<AppointmentPlace> = {}): AppointmentPlace {
	return { crew: "equipe-1", day, window: { from: "08:00", to: "10:00" }, minutes: 150, travel: 30, ...more };
}

/**
 * Books, moves or cancels the appointment of a lead in the store of a running server, as the office does. A minute ago,
 * unless `now` says otherwise: its mails wait for nobody to undo it.
 */
export async function changeAppointment(
	server: TestServer,
	leadId: string,
	wanted: { to: "booked"; place: AppointmentPlace; text?: string; accessNote?: string } | { to: "cancelled" },
	{ now = new Date(Date.now() - oneMinute), by = ariane } = {},
): Promise<HistoryEntry> {
	return withStore(server, async (store) => {
		const lead = await store.get("leads", leadId);
		const id = lead?.data.desk.visit?.appointment;
		const open = id ? await store.get("appointments", id) : null;
		const of = open && { id: open.id, sequence: open.data.sequence };
		const rest = { kind: "appointment", of, tells: true, text: "", reminds: true, accepted: [] };
		const change = { ...rest, ...wanted } as AppointmentChange;
		const outcome = await changeLead(
			commandParts(store, () => now),
			leadId,
			by,
			lead?.data.desk.revision ?? 0,
			change,
		);
		if (outcome.kind !== "done" || !outcome.entry) throw new Error(`The appointment is not changed: ${outcome.kind}`);
		return outcome.entry;
	});
}

export async function undoAppointment(server: TestServer, leadId: string, entry: HistoryEntry): Promise<string> {
	return withStore(server, async (store) => (await undoChange(commandParts(store), leadId, entry.id, ariane)).kind);
}

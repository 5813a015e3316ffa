import { retries } from "#app/.server/store/retries.ts";
import { appointmentWrites } from "#app/appointments/.server/appointment-writes.ts";
import { readCrews } from "#app/appointments/.server/crews.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { bookedWindowOf } from "#app/model/appointments/appointment-dates.ts";
import { firstCrewId } from "#app/model/appointments/crew.ts";
import { minutesOf } from "#app/model/appointments/crew-day.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";

/** Whether an earlier build planned an appointment for this lead, without a document for it. */
export function lacksAppointment({ status, desk: { visit } }: Pick<Lead, "status" | "desk">): boolean {
	return visit !== null && visit.appointment === undefined && (status === "booked" || status === "done");
}

/** Makes the document, for the first crew. Nobody is told: the customer knows the time from a call or a mail. */
export async function giveAppointment(
	store: DocumentStore,
	leadId: string,
	company: Pick<Company, "hours">,
): Promise<boolean> {
	const [crew] = await readCrews(store, company);
	for (const retry = retries(); ; retry()) {
		const found = await store.get("leads", leadId);
		if (!found || !lacksAppointment(found.data)) return found !== null;
		const after = appointmentIn(leadId, found.data, crew?.id ?? firstCrewId);
		if (!after) return true;
		const id = `visit-${leadId}`;
		const before = await store.get("appointments", id);
		// The earlier build let appointments overlap: the agenda shows it.
		const writes = await appointmentWrites(store, { id, before, after, mayOverlap: true });
		if (writes === "taken") throw new Error("An overlap was accepted, but refused");
		const data = { ...found.data, desk: { ...found.data.desk, visit: bookedWindowOf(id, after) } };
		const { ok } = await store.commit([
			{ kind: "replace", collection: "leads", id: leadId, version: found.version, data },
			...writes,
		]);
		if (ok) return true;
	}
}

/** The earlier build stored when the work starts and ends. */
function appointmentIn(leadId: string, { status, desk }: Lead, crew: string): Appointment | null {
	const [day = "", from = ""] = desk.visit?.start.split("T") ?? [];
	const [, to = ""] = desk.visit?.end.split("T") ?? [];
	if (!day || !from || !to) return null;
	const planned = desk.history.findLast(({ kind, undone }) => kind === "visit" && !undone);
	const at = planned?.at ?? new Date(0).toISOString();
	return {
		lead: leadId,
		crew,
		day,
		window: { from, to: from },
		travel: 0,
		minutes: Math.max(0, minutesOf(to) - minutesOf(from)),
		status: status === "done" ? "done" : "booked",
		sequence: 0,
		accessNote: "",
		noteUntil: null,
		remindAt: null,
		proposalUntil: null,
		accepted: [],
		by: planned?.by ?? { id: "", name: "" },
		createdAt: at,
		updatedAt: at,
	};
}

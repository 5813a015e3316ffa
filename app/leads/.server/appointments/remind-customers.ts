import { sayAppointment } from "#app/.server/say-appointment.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { isReminderLate } from "#app/model/appointments/appointment-dates.ts";
import { newTask } from "#app/model/leads/task.ts";
import type { Identity } from "#app/model/members/identity.ts";
import type { Clock, DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import { callTaskWords } from "#content/staff/call-tasks.ts";
import { mailWrite } from "../mail-write.ts";
import { getLead } from "../messages.ts";
import { callerOf } from "../tasks/caller.ts";
import { handleDue, type OnFailure } from "./due-appointments.ts";

export interface ReminderParts {
	store: DocumentStore;
	clock: Clock;
	mailDomain: string;
	/** Finds somebody to call the customer of a lead that no member has worked on. */
	identity?: Pick<Identity, "members">;
}

/**
 * Makes the reminders that are due: a mail, or a task to call a customer without an e-mail address. The same commit
 * clears `remindAt`, so that several servers, and a server that is killed, make each one once. Returns their number.
 */
export function remindCustomers(parts: ReminderParts, onFailure: OnFailure): Promise<number> {
	return handleDue(parts, "remindAt", (found) => remind(found, parts), onFailure);
}

async function remind(found: StoredDocument<Appointment>, parts: ReminderParts): Promise<boolean> {
	const cleared: Write = {
		kind: "replace",
		collection: "appointments",
		id: found.id,
		version: found.version,
		data: { ...found.data, remindAt: null },
	};
	const reminder = await reminderOf(found, parts);
	const result = await parts.store.commit([cleared, ...reminder]);
	// The reminder exists, for example after a backup was restored: without this, every run would try again.
	if (!result.ok && result.reason === "exists") await parts.store.commit([cleared]);
	return result.ok && reminder.length > 0;
}

/** Of the mail or of the task. */
export function reminderId(appointment: string, sequence: number): string {
	return `${appointment}-appointment-reminder-${sequence}`;
}

/** Nothing for an appointment that is not booked any more, or when it is too late. */
async function reminderOf({ id, data }: StoredDocument<Appointment>, parts: ReminderParts): Promise<Write[]> {
	const now = parts.clock.now();
	if (data.status !== "booked" || isReminderLate(data.day, now)) return [];
	const lead = await getLead(parts.store, data.lead);
	if (!lead) return [];
	const name = reminderId(id, data.sequence);
	if (lead.data.email) {
		const appointment = { id, sequence: data.sequence };
		return [mailWrite(name, "appointment-reminder", data.lead, parts, { appointment })];
	}
	const by = await callerOf(lead.data, data.by, parts);
	const { name: customer, locale } = lead.data;
	const text = callTaskWords[locale].reminder(customer, sayAppointment(data, locale));
	const task = newTask(data.lead, { text, dueAt: data.remindAt ?? now.toISOString(), assignee: by }, by, now);
	return [
		// Unchanged: a lead that is deleted meanwhile refuses the commit, and no task of it is left.
		{ kind: "replace", collection: "leads", id: lead.id, version: lead.version, data: lead.data },
		{ kind: "create", collection: "tasks", id: name, data: task },
	];
}

import type { OnFailure } from "./due-appointments.ts";
import { deleteAccessNotes, endProposals } from "./end-appointments.ts";
import { type ReminderParts, remindCustomers } from "./remind-customers.ts";

interface AppointmentJobs {
	reminders: number;
	notes: number;
	proposals: number;
}

/** What has to happen to appointments at a given time. It can run often: each part is one query by an indexed field. */
export async function runAppointmentJobs(parts: ReminderParts, onFailure: OnFailure): Promise<AppointmentJobs> {
	return {
		reminders: await remindCustomers(parts, onFailure),
		notes: await deleteAccessNotes(parts, onFailure),
		proposals: await endProposals(parts, onFailure),
	};
}

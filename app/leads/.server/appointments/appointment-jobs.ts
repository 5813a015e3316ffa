import { deleteAccessNotes, endProposals } from "./end-appointments.ts";
import { type ReminderParts, remindCustomers } from "./remind-customers.ts";

export interface AppointmentJobs {
	reminders: number;
	notes: number;
	proposals: number;
}

/** What has to happen to appointments at a given time. It can run often: each part is one query by an indexed field. */
export async function runAppointmentJobs(parts: ReminderParts): Promise<AppointmentJobs> {
	return {
		reminders: await remindCustomers(parts),
		notes: await deleteAccessNotes(parts),
		proposals: await endProposals(parts),
	};
}

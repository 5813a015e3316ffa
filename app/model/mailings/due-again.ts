import { addDays } from "../../time/days.ts";
import { dayInMontreal } from "../../time/montreal.ts";
import { type Appointment, isOpenAppointment } from "../appointments/appointment.ts";
import type { Job } from "../jobs/job.ts";
import type { Lead } from "../leads/lead.ts";

/** After this many days a reminder is not sent any more. */
export const lateAfterDays = 60;

/** At most one mail of a series a season to one address. */
export const seasonDays = 92;

export function isLate(dueOn: string, today: string): boolean {
	return today > addDays(dueOn, lateAfterDays);
}

/** The first day in Montréal on which an address may get the next mail of a series; null when it may get one now. */
export function seasonEnd(mailedAt: string | undefined, now: Date): string | null {
	if (!mailedAt) return null;
	const end = addDays(dayInMontreal(new Date(mailedAt)), seasonDays);
	return end > dayInMontreal(now) ? end : null;
}

interface Finished {
	/** The id of the job, which is the one of its appointment. */
	id: string;
	/** `YYYY-MM-DD`: the day of the appointment. */
	day: string;
	job: Pick<Job, "doneAt">;
}

/**
 * Whether the customer came back after the job: they sent another lead, or have another appointment that is open or was
 * done later. Imported leads are of the past, whenever they were imported.
 */
export function cameBack(
	{ id, day, job }: Finished,
	leads: readonly Pick<Lead, "receivedAt" | "spam" | "channel" | "kind">[],
	appointments: readonly { id: string; data: Pick<Appointment, "status" | "day"> }[],
): boolean {
	const wrote = leads.some(
		({ receivedAt, spam, channel, kind }) =>
			receivedAt > job.doneAt && spam.length === 0 && channel !== "import" && kind !== "waiting-list",
	);
	return (
		wrote ||
		appointments.some(
			(other) =>
				other.id !== id && (isOpenAppointment(other.data) || (other.data.status === "done" && other.data.day > day)),
		)
	);
}

import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { type Appointment, isOpenAppointment } from "../appointments/appointment.ts";
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

export interface FinishedWork {
	/** The id of the job, which is the one of its appointment. */
	id: string;
	/** `YYYY-MM-DD`: the day of the appointment. */
	day: string;
	/** ISO time: only leads that arrived later count. */
	since: string;
}

export type SentLead = Pick<Lead, "receivedAt" | "spam" | "channel" | "kind"> & { desk: Pick<Lead["desk"], "quote"> };

/**
 * Whether the customer came back after the job: they asked for other work, or have another appointment that is open or was
 * done later.
 */
export function cameBack(
	{ id, day, since }: FinishedWork,
	leads: readonly SentLead[],
	appointments: readonly { id: string; data: Pick<Appointment, "status" | "day"> }[],
): boolean {
	return (
		leads.some((lead) => lead.receivedAt > since && asksForWork(lead)) ||
		appointments.some(
			(other) =>
				other.id !== id && (isOpenAppointment(other.data) || (other.data.status === "done" && other.data.day > day)),
		)
	);
}

/**
 * A message alone may be a question or a complaint: it counts once a quote is accepted. Imported leads are of the past,
 * whenever they were imported, and a flagged one may be a stranger's.
 */
function asksForWork({ spam, channel, kind, desk }: SentLead): boolean {
	if (spam.length > 0 || channel === "import" || kind === "waiting-list") return false;
	return kind === "estimate" || channel === "phone" || Boolean(desk.quote?.accepted);
}

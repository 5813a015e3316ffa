import { endOfDay, momentInMontreal } from "#app/time/montreal.ts";
import type { Appointment, AppointmentPlace } from "../appointments/appointment.ts";

export const proposalDays = 3;

type Place = Pick<AppointmentPlace, "day" | "window">;

/**
 * The time of a proposed appointment is kept for three days, and never longer than its quote is valid or after its window
 * has started.
 */
export function proposalEnd(validUntil: string, place: Place, now: Date): Date {
	const latest = now.getTime() + proposalDays * 24 * 60 * 60 * 1000;
	return new Date(Math.min(latest, endOfDay(validUntil).getTime(), startOf(place)));
}

/** Whether a proposal can no longer be accepted. Those of earlier builds may have an end after their window. */
export function isProposalOver(proposal: Place & Pick<Appointment, "proposalUntil">, now: Date): boolean {
	const { proposalUntil } = proposal;
	return hasStarted(proposal, now) || (proposalUntil !== null && now >= new Date(proposalUntil));
}

export function hasStarted(place: Place, now: Date): boolean {
	return now.getTime() >= startOf(place);
}

function startOf({ day, window }: Place): number {
	return momentInMontreal(day, window.from).getTime();
}

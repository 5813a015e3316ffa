import { endOfDay } from "../../time/montreal.ts";

export const proposalDays = 3;

/** The time of a proposed appointment is kept for three days, and never longer than its quote is valid. */
export function proposalEnd(validUntil: string, now: Date): Date {
	const latest = new Date(now.getTime() + proposalDays * 24 * 60 * 60 * 1000);
	const end = endOfDay(validUntil);
	return latest < end ? latest : end;
}

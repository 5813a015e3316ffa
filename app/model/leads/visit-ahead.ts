import { dayInMontreal } from "#app/time/montreal.ts";
import type { BookedWindow } from "../appointments/appointment-dates.ts";
import type { LeadStatus } from "./lead-status.ts";

/**
 * The appointment of a lead that is not over: a finished lead keeps the one at which its work was done, and nobody may have
 * said yet how the one of an earlier day went.
 */
export function visitAhead(
	{ status, visit }: { status: LeadStatus; visit: BookedWindow | null },
	now: Date,
): BookedWindow | null {
	const isOver = visit !== null && visit.start.slice(0, "YYYY-MM-DD".length) < dayInMontreal(now);
	return status === "done" || isOver ? null : visit;
}

import type { BookedWindow } from "../appointments/appointment-dates.ts";
import type { LeadStatus } from "./lead-status.ts";

/** The appointment of a lead that is not over: a finished lead keeps the one at which its work was done. */
export function visitAhead({ status, visit }: { status: LeadStatus; visit: BookedWindow | null }): BookedWindow | null {
	return status === "done" ? null : visit;
}

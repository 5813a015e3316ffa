import type { Lead } from "#app/model/leads/lead.ts";
import { customerId, type Handler } from "#app/model/leads/lead-history.ts";
import type { Identity } from "#app/model/members/identity.ts";
import { isAssignable } from "../office/handlers.ts";

export interface CallerParts {
	/** Finds somebody to call the customer of a lead that no member has worked on. */
	identity?: Pick<Identity, "members">;
}

/**
 * Who calls a customer: the member who handles the lead, or who worked on it last, or who booked the appointment. Of an
 * appointment that was booked online, possibly nobody has: then the first administrator calls, or else the first agent.
 */
export async function callerOf(
	{ desk }: Pick<Lead, "desk">,
	bookedBy: Handler,
	{ identity }: CallerParts,
): Promise<Handler> {
	const known = desk.assignee ?? desk.history.findLast((entry) => entry.by.id !== customerId)?.by;
	if (known || bookedBy.id !== customerId) return known ?? bookedBy;
	const members = ((await identity?.members()) ?? []).filter(isAssignable);
	return members.find(({ role }) => role === "administrator") ?? members[0] ?? bookedBy;
}

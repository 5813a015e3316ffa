import type { Lead } from "#app/model/leads/lead.ts";
import { customerId, type Handler } from "#app/model/leads/lead-history.ts";
import type { Identity } from "#app/model/members/identity.ts";
import { isAssignable } from "../office/handlers.ts";

export interface CallerParts {
	/** Finds somebody to call the customer of a lead that no member has worked on. */
	identity?: Pick<Identity, "members">;
}

/**
 * Who calls a customer: the member who handles the lead, or who worked on it last, or who booked the appointment or did
 * the work. A crew, or somebody who left, sees no task: then the first administrator calls, or else the first agent.
 */
export async function callerOf(
	{ desk }: Pick<Lead, "desk">,
	bookedBy: Handler,
	{ identity }: CallerParts,
): Promise<Handler> {
	const workedOnIt = desk.history.toReversed().map(({ by }) => by);
	const known = [desk.assignee, ...workedOnIt, bookedBy].filter((each) => each !== null && each.id !== customerId);
	if (!identity) return known[0] ?? bookedBy;
	const members = (await identity.members()).filter(isAssignable);
	const handling = known.find((each) => members.some(({ id }) => id === each?.id));
	return handling ?? members.find(({ role }) => role === "administrator") ?? members[0] ?? known[0] ?? bookedBy;
}

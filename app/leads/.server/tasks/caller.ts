import type { Lead } from "#app/model/leads/lead.ts";
import { customerId } from "#app/model/leads/lead-history.ts";
import type { Identity } from "#app/model/members/identity.ts";
import type { NamedMember } from "#app/model/members/member.ts";
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
	lead: Pick<Lead, "desk">,
	bookedBy: NamedMember,
	parts: CallerParts,
): Promise<NamedMember> {
	return firstOf([lead.desk.assignee, ...workedOn(lead), bookedBy], bookedBy, parts);
}

/** Who calls about what `by` changes now: the member who handles the lead, or that member, or as in `callerOf`. */
export async function callerAbout(lead: Pick<Lead, "desk">, by: NamedMember, parts: CallerParts): Promise<NamedMember> {
	return firstOf([lead.desk.assignee, by, ...workedOn(lead)], by, parts);
}

function workedOn({ desk }: Pick<Lead, "desk">): NamedMember[] {
	return desk.history.toReversed().map(({ by }) => by);
}

async function firstOf(
	candidates: readonly (NamedMember | null)[],
	otherwise: NamedMember,
	{ identity }: CallerParts,
): Promise<NamedMember> {
	const known = candidates.filter((each) => each !== null && each.id !== customerId);
	if (!identity) return known[0] ?? otherwise;
	const members = (await identity.members()).filter(isAssignable);
	const handling = known.find((each) => members.some(({ id }) => id === each?.id));
	return handling ?? members.find(({ role }) => role === "administrator") ?? members[0] ?? known[0] ?? otherwise;
}

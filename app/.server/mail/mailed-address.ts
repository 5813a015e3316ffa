import type { Lead } from "#app/model/leads/lead.ts";
import { customerId } from "#app/model/leads/lead-history.ts";

/**
 * Until a member worked on a lead, its e-mail address may be a stranger's, and its street any text: mails do not repeat
 * it. Members enter calls and imports themselves.
 */
export function mailedAddress(lead: Lead): Lead["address"] {
	return lead.channel || lead.desk.history.some(({ by, undone }) => by.id !== customerId && !undone)
		? lead.address
		: null;
}

import { z } from "zod";
import type { Lead } from "#app/model/leads/lead.ts";
import { customerId } from "#app/model/leads/lead-history.ts";
import { leadStatuses } from "#app/model/leads/lead-status.ts";

const state = z.object({ status: z.enum(leadStatuses).nullable().catch(null) }).catch({ status: null });
const entry = z.object({
	at: z.string(),
	by: z.object({ id: z.string() }).catch({ id: "" }),
	before: state,
	after: state,
	undone: z.boolean().catch(false),
});
const desk = z.object({ history: z.array(z.unknown()) });

/** The fields of a member's change that figures need. */
export interface TeamEntry {
	at: string;
	before: Lead["status"] | null;
	after: Lead["status"] | null;
}

/** The oldest first, without undone changes and those of the customer. Leads from before histories were introduced have none. */
export function teamHistory(lead: Lead): TeamEntry[] {
	const found = desk.safeParse(lead.desk);
	return (found.success ? found.data.history : []).flatMap((each) => {
		const { success, data } = entry.safeParse(each);
		if (!success || data.undone || data.by.id === customerId) return [];
		return [{ at: data.at, before: data.before.status, after: data.after.status }];
	});
}

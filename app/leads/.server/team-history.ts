import { z } from "zod";
import type { Lead } from "../../model/leads/lead.ts";
import { leadStatuses } from "../../model/leads/lead-status.ts";

const state = z.object({ status: z.enum(leadStatuses).nullable().catch(null) }).catch({ status: null });
const entry = z.object({
	at: z.string(),
	text: z.string().catch(""),
	before: state,
	after: state,
	undone: z.boolean().catch(false),
});
const desk = z.object({ history: z.array(z.unknown()) });

/** What a member did to a request, as far as figures and a person's file need it. */
export interface TeamEntry {
	at: string;
	/** The words of a note or a reply; empty for the other changes. */
	text: string;
	before: Lead["status"] | null;
	after: Lead["status"] | null;
}

/** The oldest first, without what was taken back. Requests from before histories were kept have none. */
export function teamHistory(lead: Lead): TeamEntry[] {
	const found = desk.safeParse(lead.desk);
	return (found.success ? found.data.history : []).flatMap((each) => {
		const { success, data } = entry.safeParse(each);
		if (!success || data.undone) return [];
		return [{ at: data.at, text: data.text, before: data.before.status, after: data.after.status }];
	});
}

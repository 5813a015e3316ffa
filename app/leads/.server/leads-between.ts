import { everything } from "../../.server/store/everything.ts";
import type { Lead } from "../../model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "../../model/ports.ts";
import { endOfDay, startOfDay } from "../../time/montreal.ts";

/** Days in Montréal, `YYYY-MM-DD`, both included. Without one, the period is open at that end. */
export interface Days {
	from?: string | undefined;
	to?: string | undefined;
}

/** The leads received on these days, oldest first, flagged ones included. Reads only these, page by page. */
export function leadsBetween(store: DocumentStore, { from, to }: Days): Promise<readonly StoredDocument<Lead>[]> {
	return everything(store, "leads", {
		where: [
			...(from ? [{ field: "receivedAt", is: ">=", value: startOfDay(from).toISOString() } as const] : []),
			...(to ? [{ field: "receivedAt", is: "<", value: endOfDay(to).toISOString() } as const] : []),
		],
		orderBy: { field: "receivedAt", direction: "ascending" },
	});
}

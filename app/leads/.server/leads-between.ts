import { everything } from "#app/.server/store/everything.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Condition, DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { endOfDay, startOfDay } from "#app/time/montreal.ts";

/** Days in Montréal, `YYYY-MM-DD`, both included. Without one, the period is open at that end. */
export interface Days {
	from?: string | undefined;
	to?: string | undefined;
}

/** The leads received on these days, oldest first, flagged ones included. Reads only these, page by page. */
export function leadsBetween(store: DocumentStore, days: Days): Promise<readonly StoredDocument<Lead>[]> {
	return everything(store, "leads", {
		where: receivedOn(days),
		orderBy: { field: "receivedAt", direction: "ascending" },
	});
}

export function countBetween(store: DocumentStore, days: Days): Promise<number> {
	return store.count("leads", receivedOn(days));
}

function receivedOn({ from, to }: Days): Condition<"leads">[] {
	return [
		...(from ? [{ field: "receivedAt", is: ">=", value: startOfDay(from).toISOString() } as const] : []),
		...(to ? [{ field: "receivedAt", is: "<", value: endOfDay(to).toISOString() } as const] : []),
	];
}

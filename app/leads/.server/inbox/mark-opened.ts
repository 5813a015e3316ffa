import { stateOf, withState } from "#app/model/leads/lead-history.ts";
import { isUnseen } from "#app/model/leads/lead-listing.ts";
import type { LeadParts } from "../lead-parts.ts";

/** Marks a lead as read. The revision stays the same, so forms rendered earlier remain valid. */
export async function markOpened({ store, clock }: LeadParts, id: string): Promise<void> {
	const found = await store.get("leads", id);
	if (!found || (found.data.desk.openedAt !== null && !isUnseen(found.data))) return;
	const data = withState(found.data, stateOf(found.data), { openedAt: clock.now().toISOString() });
	// A failed compare-and-set is ignored: the member who changed the lead has opened it.
	await store.commit([{ kind: "replace", collection: "leads", id, version: found.version, data }]);
}

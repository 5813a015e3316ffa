import { randomUUID } from "node:crypto";
import { retries } from "#app/.server/store/retries.ts";
import { contactAt } from "#app/model/leads/last-contact.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { customerId, type HistoryEntry, stateOf, withState } from "#app/model/leads/lead-history.ts";
import { type AssigneeParts, mailsToTeam } from "./follow-lead.ts";
import { detailsChange, type WantedDetails } from "./lead-details.ts";
import type { LeadParts } from "./lead-parts.ts";

/** Each one adds to the lead's document and mails the team, as messages do. */
const mostCorrections = 20;

type AddressOutcome = "saved" | "full" | "gone";

/** Saves the address that the customer gave on the follow page, and notifies the team and the assignee unless nothing differs. */
export async function completeAddress(
	parts: LeadParts & AssigneeParts,
	id: string,
	wanted: Pick<WantedDetails, "address" | "postalCode" | "outOfArea" | "areaNames">,
): Promise<AddressOutcome> {
	for (const retry = retries(); ; retry()) {
		const found = await parts.store.get("leads", id);
		if (!found) return "gone";
		const lead = found.data;
		const details = detailsChange(lead, wanted);
		if (!details) return "saved";
		if (corrections(lead).length >= mostCorrections) return "full";
		const at = parts.clock.now().toISOString();
		const { history, revision } = lead.desk;
		const state = stateOf(lead);
		const entry: HistoryEntry = {
			id: randomUUID(),
			at,
			by: { id: customerId, name: lead.name },
			kind: "details",
			revision: revision + 1,
			before: state,
			after: state,
			details,
			mails: [],
			undone: false,
		};
		const work = { history: [...history, entry], revision: revision + 1 };
		const data = { ...withState(lead, state, work), ...details.after, ...contactAt(at) };
		const result = await parts.store.commit([
			{ kind: "replace", collection: "leads", id, version: found.version, data },
			...(await mailsToTeam(found, entry.id, parts)),
		]);
		if (result.ok) return "saved";
	}
}

function corrections({ desk }: Lead): readonly HistoryEntry[] {
	return desk.history.filter(({ by, kind }) => by.id === customerId && kind === "details");
}

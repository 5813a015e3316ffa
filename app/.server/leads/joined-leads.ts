import { type CustomerKey, customerKeys } from "#app/model/leads/customer-keys.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { customerLabel } from "#app/model/leads/lead-listing.ts";
import type { Condition, DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { everything } from "../store/everything.ts";

/** More than any customer has. Beyond it a key joins strangers, such as the number of a switchboard. */
const mostLeads = 200;

/**
 * The leads of the customer to whom these leads belong, oldest first: follows their keys to more leads. A flagged one may
 * name a stranger: its keys lead nowhere.
 */
export async function joinedLeads(
	store: DocumentStore,
	start: readonly StoredDocument<Lead>[],
): Promise<StoredDocument<Lead>[]> {
	const found = new Map(start.map((lead) => [lead.id, lead]));
	const asked = new Set<CustomerKey>();
	for (let wave = start; wave.length > 0 && found.size < mostLeads; ) {
		const own = wave.flatMap(({ data }) => (data.spam.length > 0 ? [] : customerKeys(data)));
		const keys = [...new Set(own)].filter((key) => !asked.has(key));
		for (const key of keys) asked.add(key);
		const read = await Promise.all(keys.map((key) => leadsWith(store, key)));
		wave = read.flat().filter(({ id, data }) => !found.has(id) && customerKeys(data).some((key) => asked.has(key)));
		for (const lead of wave) found.set(lead.id, lead);
	}
	return [...found.values()].sort((one, other) => (one.data.receivedAt < other.data.receivedAt ? -1 : 1));
}

/** Leads that were told apart are found by their e-mail address and phone number too. */
export function leadsWith(store: DocumentStore, key: CustomerKey): Promise<readonly StoredDocument<Lead>[]> {
	const value = key.slice(key.indexOf(":") + 1);
	if (key.startsWith("mark:")) {
		return everything(store, "leads", {
			where: [{ field: "listedUnder", is: "has", value: customerLabel(value) }],
			orderBy: { field: "listedAt", direction: "descending" },
		});
	}
	const where: Condition<"leads"> = { field: key.startsWith("email:") ? "emailKey" : "phoneKey", is: "=", value };
	return everything(store, "leads", { where: [where] });
}

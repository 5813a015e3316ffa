import { foldText } from "#app/model/fold.ts";
import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Condition, DocumentStore, StoredDocument } from "#app/model/ports.ts";

const sixtyDays = 60 * 24 * 60 * 60 * 1000;
/** The most leads read for each likeness. */
const mostRead = 50;

export const likenesses = ["email", "phone", "address"] as const;

export type Likeness = (typeof likenesses)[number];

/** Leads within sixty days that may come from the same person, the newest first. */
export async function similarLeads(
	found: StoredDocument<Lead>,
	store: DocumentStore,
): Promise<readonly { lead: StoredDocument<Lead>; likeness: Likeness }[]> {
	const { id, data } = found;
	const emailKey = emailKeyOf(data.email);
	const phoneKey = data.phone;
	const alike = async (likeness: Likeness, where: Condition<"leads">) =>
		(await store.query("leads", { where: [where], limit: mostRead })).documents.map((lead) => ({ lead, likeness }));
	const lists = await Promise.all([
		emailKey ? alike("email", { field: "emailKey", is: "=", value: emailKey }) : [],
		phoneKey ? alike("phone", { field: "phoneKey", is: "=", value: phoneKey }) : [],
		// A full postal code covers one side of a street: with the same last name it is the same household.
		data.postalCode?.length === 6 ? alike("address", { field: "postalCode", is: "=", value: data.postalCode }) : [],
	]);
	const time = Date.parse(data.receivedAt);
	const seen = new Set([id]);
	return lists
		.flat()
		.filter(({ lead, likeness }) => {
			const isNear = Math.abs(Date.parse(lead.data.receivedAt) - time) <= sixtyDays;
			const sameHouse = likeness !== "address" || (lastName(data) !== "" && lastName(data) === lastName(lead.data));
			if (seen.has(lead.id) || lead.data.spam.length > 0 || !isNear || !sameHouse) return false;
			seen.add(lead.id);
			return true;
		})
		.sort((one, other) => (one.lead.data.receivedAt < other.lead.data.receivedAt ? 1 : -1));
}

function lastName({ name }: Lead): string {
	return foldText(name).trim().split(/\s+/).at(-1) ?? "";
}

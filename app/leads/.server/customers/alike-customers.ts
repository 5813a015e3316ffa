import { groupByCustomer } from "#app/model/leads/customer-keys.ts";
import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { searchLabel } from "#app/model/leads/lead-listing.ts";
import { keyFor, matchesSearch } from "#app/model/leads/search-words.ts";
import type { Condition, DocumentStore, StoredDocument } from "#app/model/ports.ts";

/** What is known of a person while a member types. */
interface TypedPerson {
	name: string;
	email: string;
	phone: string;
}

export interface AlikeCustomer {
	/** The newest first. Only those that are alike: the customer may have more. */
	leads: readonly StoredDocument<Lead>[];
	likeness: "phone" | "email" | "name";
}

/** The most leads read for each likeness: this runs while a member types. */
const mostRead = 40;
const mostShown = 5;
const shortestName = 3;

/** Customers who may be the person, those with the same phone number first, then by e-mail address, then by name. */
export async function alikeCustomers(store: DocumentStore, typed: TypedPerson): Promise<AlikeCustomer[]> {
	const phone = typed.phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
	const emailKey = emailKeyOf(typed.email);
	const name = typed.name.trim();
	const key = name.length >= shortestName ? keyFor(name) : null;
	const read = async (where: Condition<"leads">, isListed = false) => {
		const orderBy = { field: "listedAt", direction: "descending" } as const;
		const page = await store.query("leads", { where: [where], limit: mostRead, ...(isListed && { orderBy }) });
		return page.documents.filter(({ data }) => data.spam.length === 0);
	};
	const [byPhone, byEmail, byName] = await Promise.all([
		phone.length === 10 ? read({ field: "phoneKey", is: "=", value: phone }) : [],
		emailKey ? read({ field: "emailKey", is: "=", value: emailKey }) : [],
		key ? read({ field: "listedUnder", is: "has", value: searchLabel(key) }, true) : [],
	]);
	// Only the name: the search also covers messages.
	const named = byName.filter(({ data }) => matchesSearch(onlyName(data), name));
	const all = new Map([...byPhone, ...byEmail, ...named].map((lead) => [lead.id, lead]));
	const has = (group: readonly StoredDocument<Lead>[], found: readonly StoredDocument<Lead>[]) =>
		group.some(({ id }) => found.some((lead) => lead.id === id));
	const customers = groupByCustomer([...all.values()]).map((group): AlikeCustomer => {
		const likeness = has(group, byPhone) ? "phone" : has(group, byEmail) ? "email" : "name";
		return { likeness, leads: group.toSorted((one, other) => (one.data.receivedAt < other.data.receivedAt ? 1 : -1)) };
	});
	return customers.sort((one, other) => rank[one.likeness] - rank[other.likeness]).slice(0, mostShown);
}

const rank = { phone: 0, email: 1, name: 2 } as const;

function onlyName({ name }: Lead) {
	const nothing = {
		email: null,
		phone: null,
		reference: "",
		postalCode: null,
		address: null,
		message: "",
		areaNames: "",
		laterWords: "",
	};
	return { name, ...nothing };
}

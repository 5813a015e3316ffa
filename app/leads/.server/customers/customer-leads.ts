import { joinedLeads, leadsWith } from "#app/.server/leads/joined-leads.ts";
import { customerKeys, groupByCustomer, type KeyedLead } from "#app/model/leads/customer-keys.ts";
import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";

/** Of one customer. Anybody can send thousands with a customer's address, and the page of that customer would list them all. */
const mostFlagged = 20;

/**
 * The leads of the customer to whom this lead belongs, itself included, oldest first. Of flagged ones only the newest:
 * `customersWith` finds them all.
 */
export async function customerLeads(store: DocumentStore, lead: StoredDocument<Lead>): Promise<StoredDocument<Lead>[]> {
	const leads = await joinedLeads(store, [lead]);
	const flagged = new Set(leads.filter(({ data }) => !isPersonal(data)).slice(-mostFlagged));
	return leads.filter((each) => isPersonal(each.data) || flagged.has(each) || each.id === lead.id);
}

/**
 * The customers with this e-mail address or phone number, each with all of their leads, oldest first. They are several
 * when members told them apart.
 */
export async function customersWith(
	store: DocumentStore,
	{ email = null, phone = null }: Partial<Pick<KeyedLead, "email" | "phone">>,
): Promise<StoredDocument<Lead>[][]> {
	const named = (await Promise.all(customerKeys({ email, phone }).map((key) => leadsWith(store, key)))).flat();
	const customers = new Map<string, StoredDocument<Lead>[]>();
	for (const group of groupByCustomer(named)) {
		if (group.some(({ id }) => customers.has(id))) continue;
		const leads = await joinedLeads(store, group);
		for (const { id } of leads) customers.set(id, leads);
	}
	return [...new Set(customers.values())];
}

/** The customers who share an e-mail address or a phone number with this one, and were told apart from them. */
export async function customersBeside(
	store: DocumentStore,
	leads: readonly StoredDocument<Lead>[],
): Promise<StoredDocument<Lead>[][]> {
	const own = new Set(leads.map(({ id }) => id));
	const alike = (await Promise.all(contactsOf(leads).map((contact) => customersWith(store, contact)))).flat();
	// A flagged lead may be found with two customers, and says nothing about either.
	const personal = alike.filter((customer) => customer.some(({ data }) => isPersonal(data)));
	const others = personal.filter((customer) => !customer.some(({ id, data }) => isPersonal(data) && own.has(id)));
	return [...new Map(others.map((customer) => [customer[0]?.id, customer])).values()];
}

/** Those of a customer's leads that say who they are: flagged ones may name somebody else, and count only when alone. */
export function telling(leads: readonly StoredDocument<Lead>[]): readonly StoredDocument<Lead>[] {
	const personal = leads.filter(({ data }) => isPersonal(data));
	return personal.length > 0 ? personal : leads;
}

/** The e-mail addresses and phone numbers of these leads, each once. Those of a flagged lead may be a stranger's. */
export function contactsOf(leads: readonly StoredDocument<Lead>[]): Pick<KeyedLead, "email" | "phone">[] {
	const personal = leads.filter(({ data }) => isPersonal(data));
	const emails = new Set(personal.flatMap(({ data }) => emailKeyOf(data.email) ?? []));
	const phones = new Set(personal.flatMap(({ data }) => data.phone ?? []));
	return [
		...[...emails].map((email) => ({ email, phone: null })),
		...[...phones].map((phone) => ({ email: null, phone })),
	];
}

function isPersonal({ spam }: Pick<Lead, "spam">): boolean {
	return spam.length === 0;
}

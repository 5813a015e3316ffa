import { addressId } from "#app/.server/marketing/address-id.ts";
import { earlierConsent, type MarketingParts } from "#app/.server/marketing/consents.ts";
import { storedAddresses } from "#app/.server/marketing/stored-address.ts";
import type { KeyedLead } from "#app/model/leads/customer-keys.ts";
import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Draft, Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore, QueryPage, StoredDocument } from "#app/model/ports.ts";
import type { MailAddress, MarketingConsent } from "#app/model/privacy/mail-address.ts";
import type { Quote } from "#app/model/quotes/quote.ts";
import { contractsOf, type StoredContract } from "#app/quotes/.server/contracts.ts";
import { contactsOf, customersWith } from "./customers/customer-leads.ts";

export interface PersonQuery {
	email?: string;
	/** Ten digits. */
	phone?: string;
	/** The id of any lead of one of the customers with this address or number. Missing: all of them. */
	customer?: string;
}

export interface PersonAddress {
	email: string;
	id: string;
	/** Null when nobody ever consented to promotions at this address. */
	promotions: MailAddress | null;
	/** A consent of an earlier build, which is in its lead only. */
	earlier: MarketingConsent | null;
	/** Another customer, who was told apart from this one, has it too. A consent of the address ends for both. */
	isShared: boolean;
}

type StoredLead = StoredDocument<Lead>;
type Contact = Pick<KeyedLead, "email" | "phone">;

/** The leads of the chosen customer, or of all customers with the address or number; flagged ones included. */
export async function leadsOf(store: DocumentStore, { customer, ...contact }: PersonQuery): Promise<StoredLead[]> {
	const customers = await customersWith(store, contact);
	if (customer === undefined) return customers.flat();
	// Gone meanwhile: nobody, rather than everybody.
	return customers.find((leads) => leads.some(({ id }) => id === customer)) ?? [];
}

/** A draft that was sent belongs to its lead; any other one to whoever has its address or number. */
export async function draftsOf(
	store: DocumentStore,
	leads: readonly StoredLead[],
	contacts: readonly Contact[],
	beside: readonly StoredLead[],
): Promise<StoredDocument<Draft>[]> {
	const [own, others] = [new Set(leads.map(({ id }) => id)), new Set(beside.map(({ id }) => id))];
	// By id: a draft that is saved meanwhile moves to a later page.
	const found = new Map<string, StoredDocument<Draft>>();
	let cursor: string | null = null;
	do {
		const page: QueryPage<"drafts"> = await store.query("drafts", {
			// Has an index, and rises with the last change.
			orderBy: { field: "purgeAfter", direction: "ascending" },
			limit: draftsAtOnce,
			...(cursor && { cursor }),
		});
		for (const { data, ...draft } of page.documents) {
			if ("movedTo" in data || others.has(data.leadId)) continue;
			const isOwn = own.has(data.leadId) || contacts.some((contact) => isOf(data, contact));
			if (isOwn) found.set(draft.id, { ...draft, data });
		}
		cursor = page.cursor;
	} while (cursor);
	return [...found.values()];
}

/** In memory. Anybody can fill drafts with 200 KB each, thousands a day. */
const draftsAtOnce = 50;

/** The contracts of the quotes, and those under the addresses and numbers whose lead is not of another customer. */
export async function contractsOfPerson(
	store: DocumentStore,
	quotes: readonly StoredDocument<Quote>[],
	contacts: readonly Contact[],
	beside: readonly StoredLead[],
): Promise<StoredContract[]> {
	const others = new Set(beside.map(({ id }) => id));
	const lists = await Promise.all([
		contractsOf(store, { quotes: quotes.map(({ id }) => id) }),
		...contacts.map(({ email, phone }) => contractsOf(store, { email: email ?? undefined, phone: phone ?? undefined })),
	]);
	const found = new Map(lists.flat().map((contract) => [contract.id, contract]));
	return [...found.values()]
		.filter(({ data }) => !others.has(data.lead))
		.sort((one, other) => (one.data.acceptance.at < other.data.acceptance.at ? -1 : 1));
}

/** The address of a flagged lead may be a stranger's, whose consent stays. */
export async function addressesOf(
	leads: readonly StoredLead[],
	query: PersonQuery,
	beside: readonly StoredLead[],
	{ store, secret }: MarketingParts,
): Promise<PersonAddress[]> {
	const given = [emailKeyOf(query.email), ...contactsOf(leads).map(({ email }) => email)];
	// By id: two spellings of one mailbox have one document, which a commit can write only once.
	const found = new Map<string, PersonAddress>();
	const add = (address: PersonAddress) => {
		const same = found.get(address.id) ?? address;
		const { earlier, isShared } = address;
		found.set(address.id, { ...same, earlier: same.earlier ?? earlier, isShared: same.isShared || isShared });
	};
	for (const email of new Set(given.flatMap((each) => each ?? []))) {
		const has = ({ data }: StoredLead) => emailKeyOf(data.email) === email;
		const earlier = leads.filter(has).map(({ data }) => earlierConsent(data));
		const isShared = beside.some(has);
		const known = await storedAddresses(store, email, secret);
		const [unknown = null] = earlier.filter((consent) => consent !== null);
		for (const { id, data } of known) add({ email, id, promotions: data, earlier: unknown, isShared });
		if (known.length > 0) continue;
		add({ email, id: addressId(email, secret), promotions: null, earlier: unknown, isShared });
	}
	return [...found.values()];
}

/** Compares addresses without case. A draft may also hold contact details that were typed but never sent. */
function isOf({ email, phone, person }: Draft, contact: Contact): boolean {
	const emails = [emailKeyOf(email), emailKeyOf(person.email)];
	const phones = [phone, (person.phone ?? "").replace(/\D/g, "").slice(-10)];
	return Boolean(
		(contact.email && emails.includes(emailKeyOf(contact.email))) || (contact.phone && phones.includes(contact.phone)),
	);
}

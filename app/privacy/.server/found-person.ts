import { contactsOf, customersBeside } from "#app/leads/.server/customers/customer-leads.ts";
import { countsOf, type PersonRecord } from "#app/leads/.server/person.ts";
import { contractsOfPerson, type PersonAddress, type PersonQuery } from "#app/leads/.server/person-documents.ts";
import { formatPhone } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { PersonCounts } from "#app/model/privacy/person-counts.ts";
import type { StoredContract } from "#app/quotes/.server/contracts.ts";
import type { ContractRow } from "#app/quotes/.server/office/contract-row.ts";
import { isSeen, type LeaveFault } from "./find-customer.ts";

export type FoundFault = LeaveFault | "unconfirmed";

/** What the page says about the person that was found. */
export interface FoundData {
	counts: PersonCounts;
	/** Any lead of the person; empty when only drafts were found. */
	customer: string;
	/** The ids of the leads, as the forms send them back. */
	shown: string;
	leads: readonly FoundLead[];
	/** Other addresses and numbers of the same person, which are included. */
	included: readonly string[];
	/** Addresses and numbers that may be a stranger's, and are not included. */
	others: readonly string[];
	addresses: readonly PersonAddress[];
	contracts: readonly ContractRow[];
	photos: readonly string[];
}

interface FoundLead extends Pick<Lead, "reference" | "kind" | "status" | "receivedAt" | "name"> {
	id: string;
	contact: string;
	isFlagged: boolean;
}

export function foundView(
	record: PersonRecord,
	query: PersonQuery,
	typed: string,
	locale: Locale,
): Omit<FoundData, "contracts"> {
	const { leads, drafts, photos, addresses } = record;
	const included = contactsOf(leads).flatMap(({ email, phone }) => email ?? phone ?? []);
	const named = contactsIn([...leads, ...drafts]).filter((each) => each !== typed);
	return {
		counts: countsOf(record),
		customer: query.customer ?? leads[0]?.id ?? "",
		shown: leads.map(({ id }) => id).join(" "),
		leads: leads.map(({ id, data: { reference, kind, status, receivedAt, name, email, phone, spam } }) => {
			const contact = [phone && formatPhone(phone, locale), email].filter(Boolean).join(", ");
			return { id, reference, kind, status, receivedAt, name, contact, isFlagged: spam.length > 0 };
		}),
		included: named.filter((each) => included.includes(each)),
		others: named.filter((each) => !included.includes(each)),
		addresses,
		photos: photos.map(({ id }) => id),
	};
}

/** Why nothing is erased; null when the administrator confirmed exactly these leads. */
export function erasureFault(form: FormData, typed: string, { leads, drafts }: PersonRecord): FoundFault | null {
	const confirmed = String(form.get("confirm") ?? "").trim();
	const names = [...leads.map(({ data }) => data.reference), ...contactsIn([...leads, ...drafts]), typed];
	if (!names.some((name) => name.toLowerCase() === confirmed.toLowerCase())) return "unconfirmed";
	const ids = leads.map(({ id }) => id);
	return isSeen(form, ids) ? null : "changed";
}

/** The contracts that stay after the record was erased. */
export async function keptContracts(
	store: DocumentStore,
	{ leads, quotes }: PersonRecord,
	{ email, phone }: PersonQuery,
): Promise<StoredContract[]> {
	const beside = (await customersBeside(store, leads)).flat();
	return contractsOfPerson(
		store,
		quotes,
		[...contactsOf(leads), { email: email ?? null, phone: phone ?? null }],
		beside,
	);
}

function contactsIn(documents: readonly { data: { email: string | null; phone: string | null } }[]): string[] {
	const all = documents.flatMap(({ data: { email, phone } }) => [emailKeyOf(email), phone]);
	return [...new Set(all.flatMap((each) => each || []))];
}

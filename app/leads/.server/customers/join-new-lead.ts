import { randomUUID } from "node:crypto";
import { type CustomerMark, groupByCustomer } from "#app/model/leads/customer-keys.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { type HistoryEntry, stateOf, withState } from "#app/model/leads/lead-history.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import type { LeadParts } from "../lead-parts.ts";
import type { BookLead } from "../receive-lead.ts";
import { customerLeads, customersWith } from "./customer-leads.ts";

/** The id of a lead of a known customer, or "new" for somebody who is none of them. */
type ChosenCustomer = string;

export const newCustomer: ChosenCustomer = "new";

/**
 * Joins a lead that is not saved yet with the customer whom a member chose, or keeps it apart from those who have the same
 * e-mail address or phone number. In the same commit: no lead is ever saved without its customer.
 */
export function withCustomer(
	chosen: ChosenCustomer,
	{ id, name }: NamedMember,
	{ store, clock }: LeadParts,
	book: BookLead,
): BookLead {
	const [key, entryId] = [randomUUID(), randomUUID()];
	return async (leadId, lead) => {
		const booked = await book(leadId, lead);
		if (booked === "taken") return booked;
		const { mark, joins } = await markFor(store, booked.lead, chosen, key);
		if (!mark) return booked;
		const at = clock.now().toISOString();
		const writes = joins ? [markWrite(joins, mark, { id: entryId, at, by: { id, name } })] : [];
		return { lead: { ...booked.lead, customer: mark }, writes: [...booked.writes, ...writes] };
	};
}

/** The mark that the new lead needs, and the known lead that needs the same one, if any. */
async function markFor(
	store: DocumentStore,
	lead: Lead,
	chosen: ChosenCustomer,
	key: string,
): Promise<{ mark: CustomerMark | null; joins?: StoredDocument<Lead> }> {
	const alike = await customersWith(store, lead);
	if (chosen === newCustomer) return { mark: alike.length > 0 ? { key, isAlone: true } : null };
	const found = await store.get("leads", chosen);
	// Erased meanwhile.
	if (!found) return { mark: null };
	const customer = await customerLeads(store, found);
	const isOneAlready = groupByCustomer([{ data: lead }, ...customer]).length === 1;
	const others = alike.some((group) => group.every((one) => customer.every((own) => own.id !== one.id)));
	if (isOneAlready && !others) return { mark: null };
	const known = customer.find(({ data }) => data.customer)?.data.customer;
	// Kept apart from other customers who have the same e-mail address or phone number.
	if (known) return { mark: { key: known.key, isAlone: known.isAlone || others } };
	return { mark: { key, isAlone: others }, joins: { ...found } };
}

function markWrite(
	{ id, version, data: lead }: StoredDocument<Lead>,
	mark: CustomerMark,
	made: Pick<HistoryEntry, "id" | "at" | "by">,
): Write {
	const [state, revision] = [stateOf(lead), lead.desk.revision + 1];
	const after: CustomerMark = { key: mark.key, isAlone: false };
	const entry: HistoryEntry = {
		...made,
		kind: "customer",
		revision,
		before: state,
		after: state,
		mails: [],
		undone: false,
		customer: { before: null, after },
	};
	const desk = { history: [...lead.desk.history, entry], revision };
	return {
		kind: "replace",
		collection: "leads",
		id,
		version,
		data: { ...withState(lead, state, desk), customer: after },
	};
}

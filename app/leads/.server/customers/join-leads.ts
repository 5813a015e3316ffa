import { randomUUID } from "node:crypto";
import { type CustomerMark, groupByCustomer } from "#app/model/leads/customer-keys.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import type { AssigneeParts } from "../follow-lead.ts";
import { changeLead } from "../inbox/change-lead.ts";
import type { LeadParts } from "../lead-parts.ts";
import { customerLeads, customersBeside } from "./customer-leads.ts";

/** The leads that were changed, under one entry id: one token undoes all of them. */
export interface JoinedLeads {
	entryId: string;
	leads: readonly { id: string; reference: string }[];
}

type Parts = LeadParts & AssigneeParts;

/** Makes the customers of two leads one. Null when a lead is gone. Nothing changes when they already are. */
export async function joinCustomers(
	parts: Parts,
	by: NamedMember,
	one: string,
	other: string,
): Promise<JoinedLeads | null> {
	const [first, second] = await Promise.all([parts.store.get("leads", one), parts.store.get("leads", other)]);
	if (!first || !second) return null;
	const [moved, stays] = [await customerLeads(parts.store, first), await customerLeads(parts.store, second)];
	if (moved.some(({ id }) => id === other)) return { entryId: randomUUID(), leads: [] };
	const all = [...moved, ...stays];
	// Leads that were told apart and share what they have with the others need no mark any more, unless somebody else has
	// the same number: without their marks, these would become one with that customer.
	const isOneAlready = isOneWithout(all) && (await customersBeside(parts.store, all)).length === 0;
	if (isOneAlready) return mark(parts, by, all, () => null);
	// The mark of the lead itself first: another one would part it from the leads that share it.
	const marked = second.data.customer ?? stays.find(({ data }) => data.customer)?.data.customer;
	const key = marked?.key ?? randomUUID();
	return mark(parts, by, [...moved, second], ({ data }) => ({ key, isAlone: data.customer?.isAlone ?? false }));
}

/**
 * Makes these leads a customer of their own, whatever e-mail address and phone number they share with others. Those whom
 * only these leads joined stay one customer.
 */
export async function tellApart(parts: Parts, by: NamedMember, ids: readonly string[]): Promise<JoinedLeads> {
	const found = await Promise.all(ids.map((id) => parts.store.get("leads", id)));
	const leaving = found.filter((lead) => lead !== null);
	const all = await Promise.all(leaving.map((lead) => customerLeads(parts.store, lead)));
	const staying = new Map(all.flat().flatMap((lead) => (ids.includes(lead.id) ? [] : [[lead.id, lead] as const])));
	const rest = groupByCustomer([...staying.values()]).length > 1 ? [...staying.values()] : [];
	const [own, others] = [randomUUID(), randomUUID()];
	return mark(parts, by, [...leaving, ...rest], ({ id, data }) =>
		ids.includes(id) ? { key: own, isAlone: true } : { key: others, isAlone: data.customer?.isAlone ?? false },
	);
}

/** Whether the leads are one customer by their e-mail addresses and phone numbers alone. */
function isOneWithout(leads: readonly StoredDocument<Lead>[]): boolean {
	return groupByCustomer(leads.map(({ data: { email, phone } }) => ({ data: { email, phone } }))).length === 1;
}

async function mark(
	parts: Parts,
	by: NamedMember,
	leads: readonly StoredDocument<Lead>[],
	markOf: (lead: StoredDocument<Lead>) => CustomerMark | null,
): Promise<JoinedLeads> {
	const entryId = randomUUID();
	const changed: { id: string; reference: string }[] = [];
	for (const lead of leads) {
		const change = { kind: "customer", to: markOf(lead) } as const;
		const outcome = await changeLead(parts, lead.id, by, lead.data.desk.revision, change, entryId);
		if (outcome.kind === "done" && outcome.entry) changed.push({ id: lead.id, reference: lead.data.reference });
	}
	return { entryId, leads: changed };
}

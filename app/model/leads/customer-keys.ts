import { emailKeyOf } from "./email-key.ts";

/**
 * Set by members where e-mail address and phone number join the wrong leads, or do not join the right ones. A customer is
 * not stored: it is the leads that share a key.
 */
export interface CustomerMark {
	/** Leads with the same key are of one customer. */
	key: string;
	/** The lead was told apart: its e-mail address and phone number join it with no other lead. */
	isAlone: boolean;
}

export interface KeyedLead {
	email: string | null;
	phone: string | null;
	/** Missing or null: only the e-mail address and the phone number count. */
	customer?: CustomerMark | null;
}

export type CustomerKey = `email:${string}` | `phone:${string}` | `mark:${string}`;

/** Two leads with a key in common are of one customer. */
export function customerKeys({ email, phone, customer }: KeyedLead): CustomerKey[] {
	const emailKey = emailKeyOf(email);
	const own: CustomerKey[] = [
		...(emailKey ? [`email:${emailKey}` as const] : []),
		...(phone ? [`phone:${phone}` as const] : []),
	];
	return [...(customer?.isAlone ? [] : own), ...(customer ? [`mark:${customer.key}` as const] : [])];
}

/** The customers among these leads, in the order of their first lead. A lead may join two customers that were apart. */
export function groupByCustomer<Found extends { data: KeyedLead }>(leads: readonly Found[]): Found[][] {
	/** Null: joined to an earlier one. */
	const groups: ({ leads: Found[]; keys: CustomerKey[] } | null)[] = [];
	const places = new Map<CustomerKey, number>();
	for (const lead of leads) {
		const group = { leads: [] as Found[], keys: customerKeys(lead.data) };
		const same = [...new Set(group.keys.flatMap((key) => places.get(key) ?? []))].sort((one, other) => one - other);
		const place = same[0] ?? groups.length;
		for (const at of same) {
			const earlier = groups[at];
			if (!earlier) continue;
			// Not copied: for each lead, that would take the square of their number.
			if (group.leads.length === 0) group.leads = earlier.leads;
			else for (const each of earlier.leads) group.leads.push(each);
			group.keys = [...new Set([...group.keys, ...earlier.keys])];
			groups[at] = null;
		}
		group.leads.push(lead);
		for (const key of group.keys) places.set(key, place);
		groups[place] = group;
	}
	return groups.flatMap((group) => (group ? [group.leads] : []));
}

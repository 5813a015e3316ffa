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
	let groups: Found[][] = [];
	for (const lead of leads) {
		const keys = customerKeys(lead.data);
		const isSame = (group: readonly Found[]) =>
			group.some(({ data }) => customerKeys(data).some((key) => keys.includes(key)));
		const same = groups.filter(isSame);
		const joined = [...same.flat(), lead];
		const at = groups.findIndex(isSame);
		groups = at < 0 ? [...groups, joined] : groups.with(at, joined).filter((group) => !same.includes(group));
	}
	return groups;
}

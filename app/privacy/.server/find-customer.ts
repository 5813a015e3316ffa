import type { Services } from "#app/.server/services.ts";
import { customersWith } from "#app/leads/.server/customers/customer-leads.ts";
import { type CustomerSummary, summarizeCustomer } from "#app/leads/.server/customers/customer-summary.ts";
import { tellApart } from "#app/leads/.server/customers/join-leads.ts";
import type { PersonQuery } from "#app/leads/.server/person-documents.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";

/**
 * The customers with this address or number, while it is not clear which one is meant: members told them apart, or the one
 * that was chosen is not there any more. Null when it is clear.
 */
export async function customersToChoose(
	store: DocumentStore,
	{ customer, ...contact }: PersonQuery,
	locale: Locale,
): Promise<CustomerSummary[] | null> {
	const customers = await customersWith(store, contact);
	const isChosen = customers.some((leads) => leads.some(({ id }) => id === customer));
	const isClear = customer === undefined ? customers.length < 2 : isChosen || customers.length === 0;
	return isClear ? null : customers.map((leads) => summarizeCustomer(leads, locale));
}

/** `none-left`: nothing was left out. `all-left`: everything was. `changed`: the list is not the one that was seen. */
export type LeaveFault = "none-left" | "all-left" | "changed";

/** Tells the leads that the form does not include apart from the others. Returns their references and one that stays. */
export async function leaveOut(
	services: Services,
	member: Member,
	seen: readonly string[],
	form: FormData,
): Promise<{ fault: LeaveFault } | { references: string[]; customer: string }> {
	const included = form.getAll("lead").map(String);
	const out = seen.filter((id) => !included.includes(id));
	const [customer] = seen.filter((id) => included.includes(id));
	if (!isSeen(form, seen)) return { fault: "changed" };
	if (out.length === 0) return { fault: "none-left" };
	if (customer === undefined) return { fault: "all-left" };
	const { leads } = await tellApart(services, member, out);
	return { references: leads.map(({ reference }) => reference), customer };
}

/** Whether the form was rendered for exactly these leads: only what the administrator saw is erased. */
export function isSeen(form: FormData, leads: readonly string[]): boolean {
	const shown = String(form.get("shown") ?? "")
		.split(" ")
		.filter(Boolean);
	return shown.length === leads.length && leads.every((id) => shown.includes(id));
}

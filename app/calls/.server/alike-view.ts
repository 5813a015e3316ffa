import type { Services } from "#app/.server/services.ts";
import { type AlikeCustomer, alikeCustomers } from "#app/leads/.server/customers/alike-customers.ts";
import { customerLeads, telling } from "#app/leads/.server/customers/customer-leads.ts";
import { newCustomer } from "#app/leads/.server/customers/join-new-lead.ts";
import { summaryOf } from "#app/leads/.server/inbox/lead-summary.ts";
import { listView } from "#app/leads/.server/office/list-view.ts";
import { leadWordsIn } from "#app/leads/.server/office/staff-words.ts";
import { formatPostalCode, formatWithCents } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { type CallValues, firstOf } from "#app/model/calls/call-values.ts";
import type { FillIn } from "#app/model/calls/fill-in-customer.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { formatDate } from "#app/time/format.ts";

/** A known customer who may be the caller. */
export interface AlikeView {
	/** Of one of their leads. */
	id: string;
	name: string;
	/** Null when the fields no longer resemble the customer whom the member chose. */
	likeness: AlikeCustomer["likeness"] | null;
	/** Where, and the last job: its services, status, date and amount. */
	about: string;
	/** For the empty fields of the form. */
	fill: FillIn;
}

type Parts = Pick<Services, "store" | "content" | "clock">;

/** The customers who resemble the person in the form, and the one whom the member chose. */
export async function alikeView(values: CallValues, parts: Parts, locale: Locale): Promise<AlikeView[]> {
	const typed = { name: firstOf(values, "name"), phone: firstOf(values, "phone"), email: firstOf(values, "email") };
	const found = await alikeCustomers(parts.store, typed);
	const chosen = firstOf(values, "customer");
	const isListed = found.some(({ leads }) => leads.some(({ id }) => id === chosen));
	const kept = isListed || chosen === "" || chosen === newCustomer ? null : await parts.store.get("leads", chosen);
	const shown = found.map(({ leads, likeness }) => viewOf(leads, likeness, chosen, parts, locale));
	if (!kept) return shown;
	const leads = telling(await customerLeads(parts.store, kept)).toReversed();
	return [{ ...viewOf(leads, null, chosen, parts, locale), id: chosen }, ...shown];
}

/** `leads`: the newest first. */
function viewOf(
	leads: readonly StoredDocument<Lead>[],
	likeness: AlikeView["likeness"],
	chosen: string,
	{ content, clock }: Parts,
	locale: Locale,
): AlikeView {
	const [newest] = leads;
	if (!newest) throw new Error("A customer has at least one lead");
	const [listed] = listView([summaryOf(newest)], locale, clock.now(), content.reader());
	const { statuses } = leadWordsIn(locale);
	const { status, finalAmount, desk, receivedAt } = newest.data;
	const amount = finalAmount != null ? formatWithCents(finalAmount, locale) : listed?.price;
	const job = [
		listed?.services,
		statuses[status].toLocaleLowerCase(),
		formatDate(desk.visit?.start.slice(0, 10) ?? receivedAt, locale),
	];
	return {
		id: leads.find(({ id }) => id === chosen)?.id ?? newest.id,
		name: newest.data.name,
		likeness,
		about: [listed?.place, [...job, amount].filter(Boolean).join(", ")].filter(Boolean).join(". "),
		fill: fillFrom(leads.map(({ data }) => data)),
	};
}

/** The newest e-mail address, and the newest address with its own postal code; without any, the newest postal code. */
export function fillFrom(leads: readonly Lead[]): FillIn {
	const home = leads.find((lead) => lead.address?.street) ?? leads.find((lead) => lead.postalCode);
	const { address = null, postalCode = null } = home ?? {};
	return {
		email: leads.find((lead) => lead.email)?.email ?? "",
		// A member who edits the value types ordinary spaces.
		postalCode: formatPostalCode(postalCode ?? "").replaceAll("\u00a0", " "),
		street: address?.street ?? "",
		unit: address?.unit ?? "",
		city: address?.city ?? "",
	};
}

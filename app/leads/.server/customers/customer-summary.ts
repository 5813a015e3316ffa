import { formatPhone } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { addressLines } from "#app/model/leads/address-lines.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { foldText } from "#app/model/text/fold.ts";
import { formatDate } from "#app/time/format.ts";
import { leadWordsIn } from "../office/staff-words.ts";
import { contactsOf, telling } from "./customer-leads.ts";

/** A customer in a few lines. */
export interface CustomerSummary {
	/** The id of the newest lead, which is in the address of the customer's page. */
	lead: string;
	/** As in the newest lead. */
	name: string;
	otherNames: readonly string[];
	emails: readonly string[];
	phones: readonly { digits: string; text: string }[];
	/** Each on one line. */
	addresses: readonly string[];
	/** How many leads, without flagged ones. */
	count: number;
	/** The days of the first and of the last lead. */
	since: string;
	last: string;
	locale: Locale;
	references: readonly string[];
}

/** Of one customer's leads, the oldest first. */
export function summarizeCustomer(leads: readonly StoredDocument<Lead>[], locale: Locale): CustomerSummary {
	const own = telling(leads).toReversed();
	const [newest] = own;
	if (!newest) throw new Error("a customer has at least one lead");
	const contacts = contactsOf(own);
	const names = distinct(own.map(({ data }) => data.name).filter(Boolean));
	return {
		lead: newest.id,
		name: names[0] ?? newest.data.email ?? leadWordsIn(locale).list.nameless,
		otherNames: names.slice(1),
		emails: contacts.flatMap(({ email }) => email ?? []),
		phones: contacts.flatMap(({ phone }) => (phone ? { digits: phone, text: formatPhone(phone, locale) } : [])),
		addresses: addressesIn(own, locale),
		count: own.length,
		since: formatDate(own.at(-1)?.data.receivedAt, locale),
		last: formatDate(newest.data.receivedAt, locale),
		locale: newest.data.locale,
		references: own.map(({ data }) => data.reference),
	};
}

/** Without a postal code alone that a whole address has. */
function addressesIn(leads: readonly StoredDocument<Lead>[], locale: Locale): string[] {
	const all = distinct(leads.map(({ data }) => addressLines(data, locale).join(", ")).filter(Boolean));
	return all.filter((address) => !all.some((other) => other !== address && other.includes(address)));
}

/** Without those that differ only by case and accents; the first spelling stays. */
function distinct(values: readonly string[]): string[] {
	const spellings = new Map<string, string>();
	for (const value of values) if (!spellings.has(foldText(value))) spellings.set(foldText(value), value);
	return [...spellings.values()];
}

import { customerLeads, customersWith } from "#app/leads/.server/customers/customer-leads.ts";
import { type CustomerSummary, summarizeCustomer } from "#app/leads/.server/customers/customer-summary.ts";
import { readPersonQuery } from "#app/leads/.server/person.ts";
import type { Locale } from "#app/locale/locales.ts";
import { groupByCustomer } from "#app/model/leads/customer-keys.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { searchLabel } from "#app/model/leads/lead-listing.ts";
import { keyFor, matchesSearch } from "#app/model/leads/search-words.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";

interface CustomerList {
	customers: readonly CustomerSummary[];
	/** Position of the next page; null on the last one. */
	cursor: string | null;
}

/** The leads read at once; a customer may have several of them. */
const pageSize = 30;
/** Of leads in spam, or of customers listed before, so many of these are read until a customer is found. */
const mostPages = 20;
/** The most leads read for one search, and the most customers that it shows. */
const mostSearched = 200;
const mostFound = 30;

/** The customers of the newest leads. Each is listed once: with their newest lead. */
export async function newestCustomers(
	store: DocumentStore,
	locale: Locale,
	cursor: string | undefined,
): Promise<CustomerList> {
	let list = await customersOfPage(store, locale, cursor);
	for (let pages = 1; pages < mostPages && list.customers.length === 0 && list.cursor; pages++) {
		list = await customersOfPage(store, locale, list.cursor);
	}
	return list;
}

async function customersOfPage(
	store: DocumentStore,
	locale: Locale,
	cursor: string | undefined,
): Promise<CustomerList> {
	const page = await store.query("leads", {
		orderBy: { field: "receivedAt", direction: "descending" },
		limit: pageSize,
		...(cursor && { cursor }),
	});
	const customers = await wholeCustomers(store, page.documents.filter(isPersonal));
	const summaries = customers.map((leads) => summarizeCustomer(leads, locale));
	const listed = new Set(page.documents.map(({ id }) => id));
	return { customers: summaries.filter(({ lead }) => listed.has(lead)), cursor: page.cursor };
}

/** By e-mail address, phone number, name or reference. Null without a word to look for. */
export async function searchCustomers(
	store: DocumentStore,
	locale: Locale,
	typed: string,
): Promise<(Pick<CustomerList, "customers"> & { isMore: boolean }) | null> {
	const contact = readPersonQuery(typed);
	if (contact) return found(await customersWith(store, contact), false);
	const key = keyFor(typed);
	if (!key) return null;
	const page = await store.query("leads", {
		where: [{ field: "listedUnder", is: "has", value: searchLabel(key) }],
		orderBy: { field: "listedAt", direction: "descending" },
		limit: mostSearched,
	});
	const matching = page.documents.filter(
		(lead) => isPersonal(lead) && matchesSearch(withoutMessages(lead.data), typed),
	);
	const groups = groupByCustomer(matching);
	return found(
		await wholeCustomers(store, groups.slice(0, mostFound).flat()),
		groups.length > mostFound || page.cursor !== null,
	);

	function found(customers: readonly StoredDocument<Lead>[][], isMore: boolean) {
		const known = customers.filter((leads) => leads.some(isPersonal));
		return { customers: known.map((leads) => summarizeCustomer(leads, locale)), isMore };
	}
}

/** All leads of the customers of these leads, in their order. */
async function wholeCustomers(
	store: DocumentStore,
	leads: readonly StoredDocument<Lead>[],
): Promise<StoredDocument<Lead>[][]> {
	const groups = groupByCustomer(leads);
	const whole = await Promise.all(groups.map(([first]) => (first ? customerLeads(store, first) : [])));
	// Two groups may be one customer through a lead of neither.
	return [...new Map(whole.map((all) => [all[0]?.id, all])).values()].filter((all) => all.length > 0);
}

function isPersonal({ data }: StoredDocument<Lead>): boolean {
	return data.spam.length === 0;
}

/** A customer is looked for by who they are, not by what they wrote or where they live. */
function withoutMessages(lead: Lead): Lead {
	return { ...lead, address: null, message: "", laterWords: "" };
}

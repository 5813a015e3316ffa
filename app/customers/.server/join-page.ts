import type { Services } from "#app/.server/services.ts";
import { alikeCustomers } from "#app/leads/.server/customers/alike-customers.ts";
import { customerLeads, customersBeside } from "#app/leads/.server/customers/customer-leads.ts";
import { type CustomerSummary, summarizeCustomer } from "#app/leads/.server/customers/customer-summary.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { searchLabel } from "#app/model/leads/lead-listing.ts";
import { keyFor } from "#app/model/leads/search-words.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { customerLeadRows } from "./customer-lead-rows.ts";

type StoredLead = StoredDocument<Lead>;
type PageParts = Pick<Services, "store" | "clock" | "content">;

/** One of the two customers that a member compares. */
export interface ComparedCustomer extends CustomerSummary {
	leads: ReturnType<typeof customerLeadRows>;
	/** The ids of their leads, as the form sends them back. */
	shown: string;
}

/** The customer of a lead, with those who may be the same person, or with the one that was chosen. */
export async function joinPage(found: StoredLead, other: StoredLead | null, parts: PageParts, locale: Locale) {
	const own = await customerLeads(parts.store, found);
	const others = other ? await customerLeads(parts.store, other) : [];
	const isOther = !own.some(({ id }) => id === other?.id);
	return {
		own: compared(own),
		other: other && isOther ? compared(others) : null,
		alike: other && isOther ? [] : await alikeTo(own, parts.store, locale),
	};

	function compared(leads: readonly StoredLead[]): ComparedCustomer {
		const rows = customerLeadRows(leads, locale, parts.content.reader(), parts.clock.now());
		return { ...summarizeCustomer(leads, locale), leads: rows, shown: leads.map(({ id }) => id).join(" ") };
	}
}

export type JoinData = Awaited<ReturnType<typeof joinPage>>;

/** Those who were told apart first: members may have been wrong. */
async function alikeTo(own: readonly StoredLead[], store: DocumentStore, locale: Locale) {
	const { name, phones } = summarizeCustomer(own, locale);
	const beside = (await customersBeside(store, own)).map((leads) => {
		const isByPhone = leads.some(({ data }) => phones.some(({ digits }) => digits === data.phone));
		return { leads, likeness: isByPhone ? ("phone" as const) : ("email" as const) };
	});
	const known = new Set([own, ...beside.map(({ leads }) => leads)].flat().map(({ id }) => id));
	const named: { leads: readonly StoredLead[]; likeness: "name" }[] = [];
	for (const { leads } of await alikeCustomers(store, { name, email: "", phone: "" })) {
		const [first] = leads;
		if (!first || known.has(first.id)) continue;
		const whole = await customerLeads(store, first);
		for (const { id } of whole) known.add(id);
		named.push({ leads: whole, likeness: "name" });
	}
	return [...beside, ...named].map(({ leads, likeness }) => ({ ...summarizeCustomer(leads, locale), likeness }));
}

/** The lead with this reference, with or without its prefix; null when there is none. */
export async function leadWithReference(store: DocumentStore, typed: string): Promise<StoredLead | null> {
	const wanted = typed.trim().toUpperCase();
	const key = keyFor(wanted.split("-").at(-1) ?? "");
	if (!key) return null;
	const page = await store.query("leads", {
		where: [{ field: "listedUnder", is: "has", value: searchLabel(key) }],
		orderBy: { field: "listedAt", direction: "descending" },
		limit: 100,
	});
	const isMeant = ({ data: { reference } }: StoredLead) =>
		[reference, reference.replace(/^[A-Z]{2,4}-/, "")].some((text) => text.toUpperCase() === wanted);
	return page.documents.find(isMeant) ?? null;
}

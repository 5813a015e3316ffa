import { addressId } from "../../.server/marketing/address-id.ts";
import { type MarketingParts, stateOf } from "../../.server/marketing/consents.ts";
import { csvOf } from "../../model/csv.ts";
import type { Lead } from "../../model/leads/lead.ts";
import type { LeadStatus } from "../../model/leads/lead-status.ts";
import { servicesAsked } from "../../model/leads/services-asked.ts";
import type { StoredDocument } from "../../model/ports.ts";
import { dayInMontreal } from "../../time/montreal.ts";
import { allLeads, everything } from "./person.ts";

/** `marketing` is null when the consent was withdrawn, whatever the form said: exports are used as mailing lists. */
export type StoredLead = StoredDocument<Lead & { marketingWithdrawnAt?: string | null }>;

/** The columns, in order. Add new ones at the end: members' spreadsheets address columns by position. */
const columns: Readonly<Record<string, (lead: StoredLead) => unknown>> = {
	reference: ({ data }) => data.reference,
	receivedAt: ({ data }) => data.receivedAt,
	status: ({ data }) => data.status,
	spam: ({ data }) => data.spam,
	locale: ({ data }) => data.locale,
	name: ({ data }) => data.name,
	email: ({ data }) => data.email,
	phone: ({ data }) => data.phone,
	service: ({ data }) => data.service,
	postalCode: ({ data }) => data.postalCode,
	reachBy: ({ data }) => data.reachBy,
	marketing: ({ data }) => data.marketing,
	message: ({ data }) => data.message,
	linkedTo: ({ data }) => data.linkedTo,
	id: ({ id }) => id,
	kind: ({ data }) => data.kind,
	services: ({ data }) => servicesAsked(data).join(" "),
	low: ({ data }) => dollars(data, "low"),
	high: ({ data }) => dollars(data, "high"),
	promotionCode: ({ data }) => data.estimate?.answers.promotionCode,
	wishedDate: ({ data }) => data.estimate?.wishes.date,
	wishedPart: ({ data }) => data.estimate?.wishes.part,
	wishedDays: ({ data }) => data.estimate?.wishes.days.join(" "),
	photos: ({ data }) => data.photos.length,
	lastContactAt: ({ data }) => data.lastContactAt,
	purgeAfter: ({ data }) => data.purgeAfter,
	marketingWithdrawnAt: ({ data }) => data.marketingWithdrawnAt,
	outOfArea: ({ data }) => (data.outOfArea ? "yes" : "no"),
};

export interface LeadFilter {
	/** Days in Montréal, `YYYY-MM-DD`, both included. */
	from?: string;
	to?: string;
	status?: LeadStatus;
}

/** Every lead, oldest first, with the consent that stands now. */
export async function leadsToExport({ store, secret }: MarketingParts): Promise<StoredLead[]> {
	const addresses = new Map((await everything(store, "mailAddresses")).map(({ id, data }) => [id, data]));
	return (await allLeads(store)).map(({ data, ...lead }) => {
		const address = data.email === null ? null : (addresses.get(addressId(data.email, secret)) ?? null);
		const { agreed, withdrawnAt } = stateOf(address, data);
		const marketing = agreed && { agreedAt: agreed.agreedAt, textVersion: agreed.textVersion };
		return { ...lead, data: { ...data, marketing, marketingWithdrawnAt: withdrawnAt } };
	});
}

/** Returns the leads received between these days that have this status. */
export function selectLeads(leads: readonly StoredLead[], { from, to, status }: LeadFilter): StoredLead[] {
	return leads.filter(({ data }) => {
		const day = dayInMontreal(new Date(data.receivedAt));
		return (!from || day >= from) && (!to || day <= to) && (!status || data.status === status);
	});
}

/** Leaves out the follow token, which opens the lead's page: exported files spread further than the database. */
export function leadsAsJson(leads: readonly StoredLead[]): string {
	return JSON.stringify(
		leads.map(({ id, version, data: { followToken: _, ...data } }) => ({ id, version, ...data })),
		null,
		"\t",
	);
}

export function leadsAsCsv(leads: readonly StoredLead[]): string {
	const read = Object.values(columns);
	return csvOf([Object.keys(columns), ...leads.map((lead) => read.map((column) => column(lead)))]);
}

/** In dollars, before taxes; null when the lead has no automatic price. */
function dollars({ estimate }: Lead, end: "low" | "high"): string | null {
	return estimate?.result.priced ? (estimate.result[end] / 100).toFixed(2) : null;
}

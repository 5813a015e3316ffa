import { randomUUID } from "node:crypto";
import type { Services } from "#app/.server/services.ts";
import { customerLeads, telling } from "#app/leads/.server/customers/customer-leads.ts";
import { formatPhone } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { type CallValues, callValues } from "#app/model/calls/call-values.ts";
import type { HeardFrom } from "#app/model/leads/heard-from.ts";
import type { Member } from "#app/model/members/member.ts";
import { type AlikeView, alikeView, fillFrom } from "./alike-view.ts";
import { type CallEstimateView, callEstimateView } from "./estimate/call-estimate-view.ts";
import { type CallTimes, callTimesView } from "./estimate/call-times.ts";

/** What the screen shows for the values in the form. */
export interface CallView {
	alike: readonly AlikeView[];
	estimate: CallEstimateView;
}

/** The parts of it that only the server knows, for the values that are typed now. */
export interface CallPreview {
	alike: readonly AlikeView[];
	times: CallTimes;
}

export async function callView(form: FormData, services: Services, locale: Locale): Promise<CallView> {
	const [alike, estimate] = await Promise.all([
		alikeView(callValues(form), services, locale),
		callEstimateView(form, services, locale),
	]);
	return { alike, estimate };
}

export async function callPreview(form: FormData, services: Services, locale: Locale): Promise<CallPreview> {
	const [alike, times] = await Promise.all([
		alikeView(callValues(form), services, locale),
		callTimesView(form, services, locale),
	]);
	return { alike, times };
}

export interface CallPage {
	/** The id of the lead: a form that is sent twice makes one. */
	key: string;
	/** The name of the member who hears the answers. */
	member: string;
	/** One of the leads of the customer on whose page the call is noted; null for any caller. */
	customer: string | null;
	/** What the fields start with: what is known of that customer. */
	values: CallValues;
	view: CallView;
}

export async function callPage(
	{ name, locale }: Member,
	services: Services,
	customer: string | null,
): Promise<CallPage> {
	const values = customer ? await valuesOf(customer, services) : {};
	const form = new FormData();
	for (const [field, [value = ""]] of Object.entries(values)) form.set(field, value);
	return { key: randomUUID(), member: name, customer, values, view: await callView(form, services, locale) };
}

/** Empty when the lead was erased. */
async function valuesOf(customer: string, { store }: Services): Promise<CallValues> {
	const found = await store.get("leads", customer);
	if (!found) return {};
	const leads = telling(await customerLeads(store, found))
		.toReversed()
		.map(({ data }) => data);
	const { name = "", locale = "fr" } = leads[0] ?? {};
	const phone = leads.find((lead) => lead.phone)?.phone ?? "";
	const known = { name, phone: formatPhone(phone, locale).replaceAll("\u00a0", " "), ...fillFrom(leads) };
	const start = { ...known, customer, language: locale, heardFrom: "returning" satisfies HeardFrom, confirms: "yes" };
	return Object.fromEntries(Object.entries(start).map(([field, value]) => [field, [value]]));
}

import { type Channel, channelOf } from "./channel.ts";
import { otherKey, type PageKey, pageAt } from "./page-key.ts";

/** Where a visit came from. Cleaned and bounded: no identifier, no address with a query. Kept with a lead. */
export interface LeadSource {
	channel: Channel;
	/** The host of the page with the link, such as `google.com`. */
	host: string | null;
	/** `utm_campaign`. */
	campaign: string | null;
	/** The first page of the visit. */
	landing: PageKey | null;
	/** The code of a promotion in the address. */
	promotion: string | null;
}

/** What the first address of a visit and the browser say, before it is cleaned. */
export interface ArrivalClues {
	host: string | null;
	/** The path of the first page, without its query. */
	landing: string;
	query: URLSearchParams;
}

/** Click ids of advertisements: only their presence is used. */
const adClicks = ["gclid", "gbraid", "wbraid", "msclkid"];
/** Parameters that change nothing on a page: the page cache ignores them. */
const campaignParameter = /^(?:utm_[a-z_]{1,20}|gclid|gbraid|wbraid|msclkid|fbclid|ttclid|mc_cid|mc_eid|_gl)$/;

export function readSource({ host, landing, query }: ArrivalClues): LeadSource {
	const cleanHost = host === null ? null : hostIn(host);
	const campaign = labelIn(query.get("utm_campaign"));
	const signs = {
		host: cleanHost,
		medium: labelIn(query.get("utm_medium")),
		source: labelIn(query.get("utm_source")) ?? campaign,
		isAdClick: adClicks.some((name) => query.has(name)),
	};
	return {
		channel: channelOf(signs),
		host: cleanHost,
		campaign,
		landing: pageAt(landing)?.key ?? null,
		promotion: codeIn(query.get("code")),
	};
}

/** The name of the form field, and of the field in beacons, that says where the visit came from. */
export const sourceField = "source";
/** Far more than a browser of ours sends. */
const longestSource = 800;

/** Reads what the browser posts: the host, the first path and some parameters, as a query. */
export function readPostedSource(posted: unknown): LeadSource | null {
	if (typeof posted !== "string" || posted === "" || posted.length > longestSource) return null;
	const query = new URLSearchParams(posted);
	return readSource({ host: query.get("host"), landing: query.get("landing") ?? "", query });
}

/** What a browser posts of the first address of a visit. The values of click ids stay in the browser. */
export function postedSource({ host, landing, query }: ArrivalClues): string {
	const posted = new URLSearchParams({ landing });
	if (host) posted.set("host", host);
	for (const name of ["utm_source", "utm_medium", "utm_campaign", "code"]) {
		const value = query.get(name);
		if (value) posted.set(name, value.slice(0, 60));
	}
	if (adClicks.some((name) => query.has(name))) posted.set("gclid", "1");
	return posted.toString();
}

/** The query without parameters of campaigns, with its question mark; empty when nothing is left. */
export function withoutCampaign(search: string): string {
	if (search.length < 2) return "";
	const query = new URLSearchParams(search);
	const names = [...query.keys()];
	if (!names.some((name) => campaignParameter.test(name))) return search;
	for (const name of names) if (campaignParameter.test(name)) query.delete(name);
	return query.size > 0 ? `?${query}` : "";
}

function hostIn(typed: string): string | null {
	const host = typed.toLowerCase().replace(/^www\./, "");
	if (host === "") return null;
	// A host with a long number in it may name a person.
	return /^[a-z0-9.-]{1,60}$/.test(host) && host.includes(".") && !/\d{4}/.test(host) ? host : otherKey;
}

/** The value of a `utm_` parameter. Whatever could identify a person becomes "other". */
export function labelIn(typed: string | null): string | null {
	const label =
		typed
			?.trim()
			.toLowerCase()
			.replace(/[\s+]+/g, "-") ?? "";
	if (label === "") return null;
	return /^[\p{L}\d._-]{1,40}$/u.test(label) && !/\d{5}/.test(label) && !isHex(label) ? label : otherKey;
}

/** Such as the id of a click or of a recipient. */
function isHex(label: string): boolean {
	return /^[\da-f-]{16,}$/.test(label);
}

function codeIn(typed: string | null): string | null {
	const code = typed?.trim().toUpperCase() ?? "";
	return /^[A-Z\d-]{2,30}$/.test(code) ? code : null;
}

import { type Channel, channelOf } from "./channel.ts";
import { otherKey, type PageKey, pageAt } from "./page-key.ts";
import { isPlainWords } from "./plain-words.ts";

/** Where a visit came from. Cleaned and bounded: no identifier, no address with a query. Kept with a lead. */
export interface LeadSource {
	channel: Channel;
	/** The host of the page with the link, such as `google.com`. */
	host: string | null;
	/** `utm_campaign`; without one, `utm_source`. */
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
	const name = (host && host.length > longestHost ? otherKey : host?.toLowerCase().replace(/^www\./, "")) || null;
	const marked = labelIn(query.get("utm_source"));
	const campaign = labelIn(query.get("utm_campaign")) ?? marked;
	const signs = {
		host: name,
		medium: labelIn(query.get("utm_medium")),
		source: marked ?? campaign,
		isAdClick: adClicks.some((name) => query.has(name)),
	};
	return {
		channel: channelOf(signs),
		host: name && siteIn(name),
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

/** Of the DNS. */
const longestHost = 253;
/** Parts of hosts under which others register names, in domains of a country. */
const sharedParts = /^(?:ac|co|com|edu|gc|gouv|gov|net|on|org|qc)$/;

/** The site of a host, such as `google.com`. The parts before it may name a person, and so may a long number. */
function siteIn(host: string): string {
	const parts = host.split(".");
	const [top = "", second = ""] = parts.toReversed();
	const site = parts.slice(top.length === 2 && sharedParts.test(second) ? -3 : -2).join(".");
	return /^(?:[a-z0-9-]+\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(site) && site.length <= 60 && !/\d{4}/.test(site)
		? site
		: otherKey;
}

/** The value of a `utm_` parameter. Whatever could identify a person becomes "other". */
function labelIn(typed: string | null): string | null {
	const label =
		typed
			?.trim()
			.toLowerCase()
			.replace(/[\s+]+/g, "-") ?? "";
	if (label === "") return null;
	return label.length <= 40 && isPlainWords(label) && !/^[._-]|[._-]$/.test(label) ? label : otherKey;
}

function codeIn(typed: string | null): string | null {
	const code = typed?.trim().toUpperCase() ?? "";
	// On the home page the parameter is a postal code.
	return /^[A-Z\d-]{2,30}$/.test(code) && !/^[A-Z]\d[A-Z](?:-?\d[A-Z]\d)?$/.test(code) ? code : null;
}

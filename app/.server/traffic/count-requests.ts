import type { IncomingHttpHeaders } from "node:http";
import { readVisitorCookie } from "#app/locale/cookie.ts";
import type { Locale } from "#app/locale/locales.ts";
import { type LeadSource, readSource } from "#app/model/traffic/lead-source.ts";
import { missingKey, type PageKey, pageAt } from "#app/model/traffic/page-key.ts";
import { isDocumentRequest, mayCount } from "./may-count.ts";
import type { TrafficCounter } from "./traffic-counter.ts";

export interface CountedDocument {
	headers: IncomingHttpHeaders;
	/** The origin of the site. */
	origin: string;
	path: string;
	search: string;
	page: PageKey;
	locale: Locale;
}

/** Counts a page that the server sends as a document. A visit begins where the browser names no page of the site. */
export function countDocument(traffic: TrafficCounter, document: CountedDocument): void {
	const { headers, origin, page, locale } = document;
	if (!isDocumentRequest(headers) || !mayCount(headers)) return;
	const { referer } = headers;
	const inside = referer !== undefined && isInside(referer, origin);
	const source = inside ? null : sourceOf(document);
	const from = inside ? (pageAt(referer.slice(origin.length))?.key ?? null) : null;
	traffic.count({ kind: "view", page, locale, from, source });
	if (startsEstimate(page, headers.cookie)) traffic.count({ kind: "step", step: "started", locale, source });
}

/** A browser that has a draft goes on with it. */
export function startsEstimate(page: PageKey, cookies: string | undefined): boolean {
	return page === "estimate" && readVisitorCookie(cookies, "estimate") === undefined;
}

/** Counts an address of the site that does not exist. Probes of programs have no page that links to it. */
export function countMissing(
	traffic: TrafficCounter,
	{ headers, path }: { headers: IncomingHttpHeaders; path: string },
): void {
	if (headers.referer === undefined || !isDocumentRequest(headers) || !mayCount(headers)) return;
	const key = missingKey(path);
	if (key) traffic.count({ kind: "missing", path: key });
}

function sourceOf({ headers: { referer }, path, search }: CountedDocument): LeadSource {
	return readSource({ host: hostOf(referer), landing: path, query: new URLSearchParams(search) });
}

/** Null for a referrer that is no address of the web, such as that of an application. */
export function hostOf(referer: string | undefined): string | null {
	if (!referer || !URL.canParse(referer)) return null;
	const { protocol, hostname } = new URL(referer);
	return protocol === "http:" || protocol === "https:" ? hostname : null;
}

function isInside(referer: string, origin: string): boolean {
	return referer.startsWith(origin) && (referer.length === origin.length || referer[origin.length] === "/");
}

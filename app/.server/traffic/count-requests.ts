import type { IncomingHttpHeaders } from "node:http";
import { readVisitorCookie } from "#app/locale/cookie.ts";
import type { Locale } from "#app/locale/locales.ts";
import { type LeadSource, readSource } from "#app/model/traffic/lead-source.ts";
import { missingKey, type PageKey, pageAt } from "#app/model/traffic/page-key.ts";
import type { SiteContent } from "../content/site-content.ts";
import { remembered } from "../remembered.ts";
import { knownPage, knownSource } from "./known-page.ts";
import { isDocumentRequest, mayCount } from "./may-count.ts";
import { sourceOfPage } from "./source-of-form.ts";
import type { TrafficCounter } from "./traffic-counter.ts";

interface CountParts {
	traffic: TrafficCounter;
	content: SiteContent;
}

interface CountedDocument {
	headers: IncomingHttpHeaders;
	/** The origin of the site. */
	origin: string;
	path: string;
	search: string;
	page: PageKey;
	locale: Locale;
}

/** Counts a page that the server sends as a document. A visit begins where the browser names no page of the site. */
export function countDocument({ traffic, content }: CountParts, document: CountedDocument): void {
	const { headers, origin, page, locale } = document;
	if (!isDocumentRequest(headers) || !mayCount(headers)) return;
	const { referer } = headers;
	const inside = referer !== undefined && isInside(referer, origin);
	const source = inside ? null : sourceOf(document);
	const from = inside ? knownPage(pageInside(referer.slice(origin.length)), content.reader()) : null;
	traffic.count({ kind: "view", page, locale, from, source });
	if (!startsEstimate(page, headers.cookie)) return;
	// A document follows the first page when the visitor presses a link before the scripts of that page have started.
	const began = inside ? knownSource(sourceOfPage(referer, new URL(origin).host), content.reader()) : source;
	traffic.count({ kind: "step", step: "started", locale, source: began });
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

const pageInside = remembered((path) => pageAt(path)?.key ?? null);

/** Nearly all visits have no query: their sources are made once for each other site and page. */
function sourceOf({ headers: { referer }, path, search, page }: CountedDocument): LeadSource {
	if (search !== "") return readSource({ host: hostOf(referer), landing: path, query: new URLSearchParams(search) });
	return sourcesFrom(originIn(referer))(page);
}

const sourcesFrom = remembered((origin) => {
	const source = readSource({ host: hostOf(origin), landing: "", query: new URLSearchParams() });
	return remembered((landing): LeadSource => ({ ...source, landing }));
});

/** The referrer without its path, which could name a person; empty without a referrer. */
function originIn(referer = ""): string {
	const end = referer.indexOf("/", referer.indexOf("://") + 3);
	return end < 0 ? referer : referer.slice(0, end);
}

/** Null for a referrer that is no address of the web, such as that of an application. */
function hostOf(referer: string | undefined): string | null {
	if (!referer || !URL.canParse(referer)) return null;
	const { protocol, hostname } = new URL(referer);
	return protocol === "http:" || protocol === "https:" ? hostname : null;
}

function isInside(referer: string, origin: string): boolean {
	return referer.startsWith(origin) && (referer.length === origin.length || referer[origin.length] === "/");
}

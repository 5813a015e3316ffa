import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { sendResponse } from "@remix-run/node-fetch-server";
import type { Locale } from "#app/locale/locales.ts";
import { checkParams } from "#app/locale/page-params.ts";
import { isIndexed, pageDefinition } from "#app/locale/pages.ts";
import { isUnmeasured, localeOfPath, matchPage, type PageMatch } from "#app/locale/paths.ts";
import type { PublicSettings } from "#app/model/consent/public-settings.ts";
import { isBackOffice } from "#app/model/members/back-office-address.ts";
import { withoutCampaign } from "#app/model/traffic/lead-source.ts";
import { pageKeyOf } from "#app/model/traffic/page-key.ts";
import { previewParameter } from "../content/preview-key.ts";
import { noReads } from "../content/reads.ts";
import type { Log } from "../log.ts";
import { publicSettings, unmeasuredSettings } from "../public-settings.ts";
import type { RequestContext } from "../request-context.ts";
import { mayCount } from "../traffic/may-count.ts";
import type { Build } from "./builds.ts";
import { clientAddress } from "./client-address.ts";
import { countPage } from "./count-page.ts";
import { acceptedEncodings } from "./encodings.ts";
import type { Exchange, Stage } from "./exchange.ts";
import type { FirstScreen } from "./first-screen.ts";
import { entryOptions, isKnowable, type KnownPages } from "./known-pages.ts";
import { localeRedirect, visitorLocale } from "./locale-redirect.ts";
import { type CacheEntry, compress, type PageCache, type Rendered } from "./page-cache.ts";
import { createPageRenderer, type RendererParts } from "./page-renderer.ts";
import type { CheckedRequest } from "./request-checks.ts";
import { type OutsideHosts, privateReferrerPolicy } from "./security-headers.ts";
import { sendEntry, sendRedirect } from "./send.ts";

export interface PageParts extends RendererParts {
	log: Log;
	cache: PageCache;
	build: Build;
	/** Null in development. */
	firstScreen: FirstScreen | null;
}

/** The back office has no analytics and loads nothing from other hosts, except those its routes set in `outside`. */
const nothingOutside: PublicSettings = { consent: "undecided", tagManager: null, captcha: null };
/** The back office shows previews of the pages it edits in frames. */
const officeHosts: OutsideHosts = { connect: [], frame: ["'self'"], popups: false };
const payloadName = "/_payload.json";
const localeRedirectVary = "Cookie, Accept-Language";

/** What a request asks for. */
interface Asked {
	match: PageMatch | null;
	/** The same page, if one render can be cached for all visitors. */
	publicMatch: PageMatch | null;
	/** The path of the page, also for its payload. */
	pagePath: string;
	asPayload: boolean;
	backOffice: boolean;
	locale: Locale | null;
	/** Whether the address belongs to one person. */
	hidesAddress: boolean;
}

/** The last stage: pages, their payloads, forms, resource routes and the back office. Always sends a response. */
export function createPageStage(parts: PageParts, knownPages: KnownPages): Stage {
	const { config, log, cache } = parts;
	const https = config.origin.startsWith("https:");
	const renderer = createPageRenderer(parts);
	const development = config.NODE_ENV === "development";

	return async (exchange) => {
		const { request, response, checked } = exchange;
		const { method, path, search } = checked;
		const asked = askedIn(checked);
		exchange.route = asked.backOffice ? "admin" : (asked.match?.name ?? "unknown");
		const redirectPath = asked.asPayload || method === "POST" ? null : localeRedirect(request, path);
		if (redirectPath === null) await answer(exchange, asked);
		else {
			const headers = { "Cache-Control": "no-store", Vary: localeRedirectVary };
			sendRedirect(response, 302, redirectPath + search, headers);
		}
		return true;
	};

	function askedIn({ path, rawPath, search }: CheckedRequest): Asked {
		const pagePath = path.endsWith(payloadName) ? path.slice(0, -payloadName.length) || "/" : path;
		const backOffice = isBackOffice(rawPath);
		const match = backOffice ? null : matchPage(pagePath);
		const isPublic = !development && match !== null && isCacheable(match) && withoutCampaign(search) === "";
		return {
			match,
			publicMatch: isPublic ? match : null,
			pagePath,
			asPayload: pagePath !== path,
			backOffice,
			locale: match ? match.locale : localeOfPath(pagePath),
			hidesAddress: !backOffice && isUnmeasured(match),
		};
	}

	async function answer(exchange: Exchange, asked: Asked): Promise<void> {
		const { request, response, checked } = exchange;
		const { match, backOffice } = asked;
		const requestContext = requestContextOf(exchange, asked);
		const isPreview = match !== null && requestContext.visitor.query.has(previewParameter);
		if (backOffice || isPreview) response.setHeader("X-Robots-Tag", "noindex, nofollow");
		if (asked.hidesAddress) response.setHeader("Referrer-Policy", privateReferrerPolicy);
		if (checked.method === "POST" || backOffice || isPreview) {
			requestContext.isFramed = isPreview;
			return renderer.sendUncached(request, response, checked, requestContext);
		}
		return sendPage(exchange, asked, requestContext);
	}

	/** A page or its payload, from the cache when it is the same for all visitors. */
	async function sendPage(exchange: Exchange, asked: Asked, requestContext: RequestContext): Promise<void> {
		const { request, response, checked } = exchange;
		const { match, publicMatch, pagePath, asPayload, locale, hidesAddress } = asked;
		const key = publicMatch && cacheKey(publicMatch, requestContext, asPayload);
		// Only indexed pages, where visitors arrive, inline styles; on others the browser caches the style sheet.
		const firstScreen = match !== null && isIndexed(match.name) ? parts.firstScreen : null;
		const render = async () =>
			asPayload
				? renderer.makePayload(match, pagePath, requestContext)
				: renderer.makeDocument(publicMatch ? { ...checked, search: "" } : checked, requestContext, firstScreen);
		const made = key === null ? renderOnce(request, render) : cache.get(key, render);
		const entry = await made.catch(insteadOfDocument);
		if (entry instanceof Response) return sendResponse(response, entry);
		const variesByLocale = checked.path === "/" || locale === null;
		const vary = variesByLocale ? localeRedirectVary : requestContext.settings.tagManager ? "Cookie" : undefined;
		const known = { key, vary, asPayload, locale, route: match?.name ?? "unknown", page: pageKeyOf(match) };
		if (isKnowable(known) && entry.status === 200)
			knownPages.remember(checked.rawPath, requestContext.settings.consent, known);
		sendEntry(request, response, entry, { ...entryOptions(request, known, https), hidesAddress });
		countPage(exchange, exchange.checked, { ...known, locale: requestContext.locale }, parts);
	}

	function requestContextOf(
		{ request, checked, id }: Exchange,
		{ locale, publicMatch, backOffice, hidesAddress }: Asked,
	): RequestContext {
		const settingsOf = hidesAddress ? unmeasuredSettings : publicSettings;
		const isPublic = publicMatch !== null;
		return {
			id,
			log,
			locale: locale ?? visitorLocale(request),
			build: parts.build.id,
			designPage: config.DESIGN_PAGE,
			outside: backOffice ? officeHosts : null,
			address: clientAddress(request, config.TRUSTED_PROXIES),
			settings: backOffice ? nothingOutside : settingsOf(config, request.headers.cookie),
			visitor: {
				query: new URLSearchParams(isPublic ? "" : checked.search),
				cookies: isPublic ? undefined : request.headers.cookie,
				acceptLanguage: isPublic ? undefined : request.headers["accept-language"],
			},
			mayCount: !isPublic && !backOffice && mayCount(request.headers),
			isForm: request.method === "POST",
			origin: config.origin,
			nonce: randomUUID(),
			payload: null,
			reads: noReads,
			document: null,
			setCookies: [],
			validUntil: null,
		};
	}

	async function renderOnce(request: IncomingMessage, render: () => Promise<Rendered>): Promise<CacheEntry> {
		const [best = "identity"] = acceptedEncodings(request.headers["accept-encoding"]);
		return compress(await render(), best);
	}
}

/** Returns the Response that `makeDocument` threw. Cloned, because requests that share a render each need a body. */
function insteadOfDocument(answer: unknown): Response {
	if (answer instanceof Response) return answer.clone();
	throw answer;
}

/** Whether one render can be cached for all visitors. Parameters that no page can have bypass the cache. */
function isCacheable({ name, params }: PageMatch): boolean {
	return pageDefinition(name).cache === "public" && checkParams(name, params) === true;
}

/** Names the page, not the URL. An alternative URL of a page hydrates other route ids, so it has its own entry. */
function cacheKey(
	{ name, params, canonical }: PageMatch,
	{ locale, settings }: RequestContext,
	asPayload: boolean,
): string {
	return `${asPayload ? "payload" : "html"} ${name} ${locale} ${settings.consent} ${canonical ? "" : "second "}${JSON.stringify(params)}`;
}

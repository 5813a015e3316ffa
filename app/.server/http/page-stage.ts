import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { RouterContextProvider } from "react-router";
import { defaultLocale } from "#app/locale/locales.ts";
import { checkParams } from "#app/locale/page-params.ts";
import { isIndexed, pageDefinition } from "#app/locale/pages.ts";
import { isUnmeasured, localeOfPath, matchPage, type PageMatch } from "#app/locale/paths.ts";
import type { PublicSettings } from "#app/model/consent/public-settings.ts";
import { acceptedMark } from "#app/model/forms/accepted-mark.ts";
import { isBackOffice } from "#app/model/members/back-office-address.ts";
import { withoutCampaign } from "#app/model/traffic/lead-source.ts";
import { pageKeyOf } from "#app/model/traffic/page-key.ts";
import { siteBrand } from "../brand/site-brand.ts";
import type { Config } from "../config.ts";
import { previewParameter } from "../content/preview-key.ts";
import { noReads } from "../content/reads.ts";
import type { Log } from "../log.ts";
import { type PageLoaders, pageLoadersContext } from "../pages/loaded-page.ts";
import { publicSettings, unmeasuredSettings } from "../public-settings.ts";
import { type RequestContext, requestContextKey } from "../request-context.ts";
import { isSameOrigin } from "../same-origin.ts";
import { type Services, servicesContext } from "../services.ts";
import { type SiteStatus, siteStatusContext } from "../site-status.ts";
import { mayCount } from "../traffic/may-count.ts";
import type { Build } from "./builds.ts";
import { clientAddress } from "./client-address.ts";
import { countPage } from "./count-page.ts";
import { finishDocument, withStyle } from "./document.ts";
import { acceptedEncodings } from "./encodings.ts";
import type { Exchange, Stage } from "./exchange.ts";
import type { FirstScreen } from "./first-screen.ts";
import { entryOptions, isKnowable, type KnownPages } from "./known-pages.ts";
import { localeRedirect, visitorLocale } from "./locale-redirect.ts";
import { type CacheEntry, compress, type PageCache, quickly, type Rendered } from "./page-cache.ts";
import { privateEncoding } from "./private-encoding.ts";
import type { CheckedRequest } from "./request-checks.ts";
import {
	developmentPolicy,
	inertPolicy,
	type OutsideHosts,
	pagePolicy,
	popupOpenerPolicy,
	privateReferrerPolicy,
} from "./security-headers.ts";
import { sendEntry, sendRedirect, sendRefusal } from "./send.ts";

export interface PageParts {
	config: Config;
	log: Log;
	cache: PageCache;
	/** React Router. */
	render: (request: Request, context: RouterContextProvider) => Promise<Response>;
	/** The data of a page as JSON, for client-side navigation. */
	payload: (
		match: PageMatch | null,
		path: string,
		requestContext: RequestContext,
		services: Services,
		loaders: PageLoaders,
	) => Promise<{ json: string; status: number }>;
	loaders: PageLoaders;
	build: Build;
	/** Null in development. */
	firstScreen: FirstScreen | null;
	services: Services;
	status: SiteStatus;
}

/** The back office has no analytics and loads nothing from other hosts, except those its routes set in `outside`. */
const nothingOutside: PublicSettings = { consent: "undecided", tagManager: null, captcha: null };
/** The back office shows previews of the pages it edits in frames. */
const officeHosts: OutsideHosts = { connect: [], frame: ["'self'"], popups: false };
const payloadName = "/_payload.json";
const localeRedirectVary = "Cookie, Accept-Language";

/** The last stage: pages, their payloads, forms, resource routes and the back office. Always sends a response. */
export function createPageStage(parts: PageParts, knownPages: KnownPages): Stage {
	const { config, log, cache } = parts;
	const secure = config.origin.startsWith("https:");
	const protocol = secure ? "https:" : "http:";
	const development = config.NODE_ENV === "development";

	return async (exchange) => {
		const { path, rawPath } = exchange.checked;
		const pagePath = path.endsWith(payloadName) ? path.slice(0, -payloadName.length) || "/" : path;
		const backOffice = isBackOffice(rawPath);
		const match = backOffice ? null : matchPage(pagePath);
		exchange.route = backOffice ? "admin" : (match?.name ?? "unknown");
		await answer(exchange, { match, pagePath, backOffice });
		return true;
	};

	async function answer(
		exchange: Exchange,
		{ match, pagePath, backOffice }: { match: PageMatch | null; pagePath: string; backOffice: boolean },
	): Promise<void> {
		const { request, response, checked, id } = exchange;
		const { method, path, search } = checked;
		const asPayload = pagePath !== path;
		const redirectPath = asPayload || method === "POST" ? null : localeRedirect(request, path);
		if (redirectPath !== null) {
			return sendRedirect(response, 302, redirectPath + search, {
				"Cache-Control": "no-store",
				Vary: localeRedirectVary,
			});
		}
		const locale = match ? match.locale : localeOfPath(pagePath);
		const isPublic = !development && match !== null && isKept(match) && withoutCampaign(search) === "";
		const hidesAddress = !backOffice && isUnmeasured(match);
		const settingsOf = hidesAddress ? unmeasuredSettings : publicSettings;
		const requestContext: RequestContext = {
			id,
			log,
			locale: locale ?? visitorLocale(request) ?? defaultLocale,
			build: parts.build.id,
			designPage: config.DESIGN_PAGE,
			outside: backOffice ? officeHosts : null,
			address: clientAddress(request, config.TRUSTED_PROXIES),
			settings: backOffice ? nothingOutside : settingsOf(config, request.headers.cookie),
			visitor: {
				query: new URLSearchParams(isPublic ? "" : search),
				cookies: isPublic ? undefined : request.headers.cookie,
				acceptLanguage: isPublic ? undefined : request.headers["accept-language"],
			},
			mayCount: !isPublic && !backOffice && mayCount(request.headers),
			origin: config.origin,
			nonce: randomUUID(),
			payload: null,
			reads: noReads,
			document: null,
			setCookies: [],
			validUntil: null,
		};
		const isPreview = match !== null && requestContext.visitor.query.has(previewParameter);
		if (backOffice || isPreview) response.setHeader("X-Robots-Tag", "noindex, nofollow");
		if (hidesAddress) response.setHeader("Referrer-Policy", privateReferrerPolicy);
		if (method === "POST" || backOffice || isPreview) {
			requestContext.isFramed = isPreview;
			return renderUncached(request, response, checked, requestContext);
		}
		const key = isPublic ? cacheKey(match, requestContext, asPayload) : null;
		// Only indexed pages, where visitors arrive, inline styles; on others the browser caches the style sheet.
		const firstScreen = match !== null && isIndexed(match.name) ? parts.firstScreen : null;
		const render = async () =>
			asPayload
				? makePayload(match, pagePath, requestContext)
				: makeDocument({ ...checked, search: isPublic ? "" : search }, requestContext, firstScreen);
		const made = key === null ? renderOnce(request, render) : cache.get(key, render);
		const entry = await made.catch(insteadOfDocument);
		if (entry instanceof Response) return sendResponse(response, entry);
		const vary =
			path === "/" || locale === null ? localeRedirectVary : requestContext.settings.tagManager ? "Cookie" : undefined;
		const known = { key, vary, asPayload, locale, route: match?.name ?? "unknown", page: pageKeyOf(match) };
		if (isKnowable(known) && entry.status === 200)
			knownPages.remember(checked.rawPath, requestContext.settings.consent, known);
		sendEntry(request, response, entry, { ...entryOptions(request, known, secure), hidesAddress });
		countPage(exchange, { ...known, locale: requestContext.locale }, parts);
	}

	async function renderOnce(request: IncomingMessage, render: () => Promise<Rendered>): Promise<CacheEntry> {
		const [best = "identity"] = acceptedEncodings(request.headers["accept-encoding"]);
		return compress(await render(), best);
	}

	/** In development the policy is wider: Vite's scripts and styles would be blocked by the site's CSP. */
	function finish(
		rendered: string,
		{ nonce, settings, outside, payload, draftBrand }: RequestContext,
		{ firstScreen = null, framedBy = "'none'" }: { firstScreen?: FirstScreen | null; framedBy?: "'none'" | "'self'" },
	): { html: string; policy: string } {
		const published = () => (payload ? payload.site.brand : siteBrand(parts.services.content.reader()));
		const brand = draftBrand === undefined ? published() : draftBrand;
		if (development) {
			const html = withStyle(rendered.replaceAll(` nonce="${nonce}"`, ""), brand?.style);
			return { html, policy: developmentPolicy };
		}
		const { html, scriptHashes, styleHash } = finishDocument(rendered, nonce, { firstScreen, style: brand?.style });
		const sources = {
			scripts: [scriptHashes, firstScreen?.scripts],
			// When React renders from scratch (the error screen), it fetches the style sheet.
			styles: ["'self'", firstScreen?.styles, styleHash],
		};
		return { html, policy: pagePolicy(sources, settings, outside, framedBy) };
	}

	/**
	 * Renders with a new Request: nothing of the visitor's can enter the cache, and a disconnect cannot abort the render.
	 * Throws the Response when it is not a document: a redirect, a file.
	 */
	async function makeDocument(
		{ method, rawPath, search, host }: CheckedRequest,
		requestContext: RequestContext,
		firstScreen: FirstScreen | null,
	): Promise<Rendered> {
		const request = new Request(`${protocol}//${host}${rawPath}${search}`, { headers: { Accept: "text/html" } });
		const answer = await parts.render(request, contextOf(requestContext, parts));
		if (!answer.headers.get("Content-Type")?.startsWith("text/html")) throw asItIs(answer, method);
		const { html, policy } = finish(requestContext.document ?? (await answer.text()), requestContext, { firstScreen });
		return {
			status: answer.status,
			body: html,
			contentType: answer.headers.get("Content-Type") ?? "text/plain; charset=utf-8",
			policy,
			reads: requestContext.reads,
			validUntil: requestContext.validUntil,
		};
	}

	async function makePayload(match: PageMatch | null, path: string, requestContext: RequestContext): Promise<Rendered> {
		const { json, status } = await parts.payload(match, path, requestContext, parts.services, parts.loaders);
		const { reads, validUntil } = requestContext;
		return {
			status,
			body: json,
			contentType: "application/json; charset=utf-8",
			policy: inertPolicy,
			reads,
			validUntil,
		};
	}

	/** Renders per request with all headers and cookies, never cached: forms, draft previews, the back office. */
	async function renderUncached(
		request: IncomingMessage,
		response: ServerResponse,
		{ host }: CheckedRequest,
		requestContext: RequestContext,
	): Promise<void> {
		const asked = createRequest(request, response, { host, protocol });
		// React Router rejects some cross-origin posts with 400 and passes others to the routes, which check again.
		if (asked.method === "POST" && !isSameOrigin(asked, { hasSignedToken: true })) {
			return sendRefusal(response, { status: 403 }, parts.services.content);
		}
		const answer = await parts.render(asked, contextOf(requestContext, parts));
		const headers = new Headers(answer.headers);
		headers.set("Cache-Control", "no-store");
		for (const line of requestContext.setCookies) headers.append("Set-Cookie", line);
		// The back office frames the preview of a draft beside its editor.
		if (requestContext.isFramed) headers.set("X-Frame-Options", "SAMEORIGIN");
		// A document that is not rendered by React Router, such as a mail, has its own policy.
		const isPage = headers.get("Content-Type")?.startsWith("text/html") && !headers.has("Content-Security-Policy");
		if (!isPage) {
			const words = answer.status >= 400 ? await answer.clone().text() : null;
			// Resource routes have no error page: an empty body is replaced by the site's own.
			if (words === "" || words === "null")
				return sendRefusal(response, { status: answer.status }, parts.services.content);
			return sendResponse(response, new Response(answer.body, { status: answer.status, headers }));
		}
		const framedBy = requestContext.isFramed ? "'self'" : "'none'";
		const { html, policy } = finish(requestContext.document ?? (await answer.text()), requestContext, { framedBy });
		headers.set("Content-Security-Policy", policy);
		if (asked.method === "POST" && answer.ok) headers.set("Server-Timing", acceptedMark);
		if (requestContext.outside?.popups) headers.set("Cross-Origin-Opener-Policy", popupOpenerPolicy);
		const encoding = privateEncoding(request);
		if (encoding !== "identity") headers.set("Content-Encoding", encoding);
		const body = Uint8Array.from(await quickly[encoding](Buffer.from(html)));
		return sendResponse(response, new Response(body, { status: answer.status, headers }));
	}
}

/** Returns the Response that `makeDocument` threw. Cloned, because requests that share a render each need a body. */
function insteadOfDocument(answer: unknown): Response {
	if (answer instanceof Response) return answer.clone();
	throw answer;
}

/** Responses of resource routes keep their headers; without a Cache-Control of their own they get `no-store`. */
function asItIs(answer: Response, method: CheckedRequest["method"]): Response {
	const headers = new Headers(answer.headers);
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
	return new Response(method === "HEAD" ? null : answer.body, { status: answer.status, headers });
}

function contextOf(requestContext: RequestContext, { services, status, loaders }: PageParts): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(requestContextKey, requestContext);
	context.set(servicesContext, services);
	context.set(siteStatusContext, status);
	context.set(pageLoadersContext, loaders);
	return context;
}

/** Whether one render can be cached for all visitors. Parameters that no page can have bypass the cache. */
function isKept({ name, params }: PageMatch): boolean {
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

import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { RouterContextProvider } from "react-router";
import type { PageMatch } from "#app/locale/paths.ts";
import { acceptedMark } from "#app/model/forms/accepted-mark.ts";
import { siteBrand } from "../brand/site-brand.ts";
import type { Config } from "../config.ts";
import { type PageLoaders, pageLoadersContext } from "../pages/loaded-page.ts";
import type { PayloadParts } from "../pages/page-loader.ts";
import { type RequestContext, requestContextKey } from "../request-context.ts";
import { isSameOrigin } from "../same-origin.ts";
import { type Services, servicesContext } from "../services.ts";
import { type SiteStatus, siteStatusContext } from "../site-status.ts";
import { finishDocument, withStyle } from "./document.ts";
import type { FirstScreen } from "./first-screen.ts";
import { compressors, type Rendered } from "./page-cache.ts";
import { privateEncoding } from "./private-encoding.ts";
import type { CheckedRequest } from "./request-checks.ts";
import { developmentPolicy, inertPolicy, pagePolicy, popupOpenerPolicy } from "./security-headers.ts";
import { sendRefusal } from "./send.ts";

export interface RendererParts {
	config: Config;
	/** React Router. */
	render: (request: Request, context: RouterContextProvider) => Promise<Response>;
	/** The data of a page as JSON, for client-side navigation. */
	payload: (match: PageMatch | null, path: string, parts: PayloadParts) => Promise<{ json: string; status: number }>;
	loaders: PageLoaders;
	services: Services;
	status: SiteStatus;
}

/** Renders documents and payloads: to be cached, or for one request. */
export function createPageRenderer(parts: RendererParts) {
	const { config } = parts;
	const protocol = config.origin.startsWith("https:") ? "https:" : "http:";
	const development = config.NODE_ENV === "development";

	return { makeDocument, makePayload, sendUncached };

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
		if (!answer.headers.get("Content-Type")?.startsWith("text/html")) throw resourceOf(answer, method);
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
		const { services, loaders } = parts;
		const { json, status } = await parts.payload(match, path, { requestContext, services, loaders });
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

	/** Renders per request, with all headers and cookies: forms, draft previews, the back office. Never cached. */
	async function sendUncached(
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
		const { body, status, headers: rendered } = await parts.render(asked, contextOf(requestContext, parts));
		const headers = new Headers(rendered);
		headers.set("Cache-Control", "no-store");
		for (const line of requestContext.setCookies) headers.append("Set-Cookie", line);
		// The back office frames the preview of a draft beside its editor.
		if (requestContext.isFramed) headers.set("X-Frame-Options", "SAMEORIGIN");
		// A document that is not rendered by React Router, such as a mail, has its own policy.
		const isPage = headers.get("Content-Type")?.startsWith("text/html") && !headers.has("Content-Security-Policy");
		const answer = new Response(body, { status, headers });
		return isPage ? sendPage(request, response, answer, requestContext) : sendResource(response, answer);
	}

	async function sendPage(
		request: IncomingMessage,
		response: ServerResponse,
		answer: Response,
		requestContext: RequestContext,
	): Promise<void> {
		const { status, headers } = answer;
		const framedBy = requestContext.isFramed ? "'self'" : "'none'";
		const { html, policy } = finish(requestContext.document ?? (await answer.text()), requestContext, { framedBy });
		headers.set("Content-Security-Policy", policy);
		if (request.method === "POST" && answer.ok) headers.set("Server-Timing", acceptedMark);
		if (requestContext.outside?.popups) headers.set("Cross-Origin-Opener-Policy", popupOpenerPolicy);
		const encoding = privateEncoding(request);
		if (encoding !== "identity") headers.set("Content-Encoding", encoding);
		const body = Uint8Array.from(await compressors[encoding](Buffer.from(html)));
		return sendResponse(response, new Response(body, { status, headers }));
	}

	/** Resource routes have no error page: an empty body is replaced by the site's own. */
	async function sendResource(response: ServerResponse, answer: Response): Promise<void> {
		const words = answer.status >= 400 ? await answer.clone().text() : null;
		return words === "" || words === "null"
			? sendRefusal(response, { status: answer.status }, parts.services.content)
			: sendResponse(response, answer);
	}
}

/** Responses of resource routes keep their headers; without a Cache-Control of their own they get `no-store`. */
function resourceOf(answer: Response, method: CheckedRequest["method"]): Response {
	const headers = new Headers(answer.headers);
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
	return new Response(method === "HEAD" ? null : answer.body, { status: answer.status, headers });
}

function contextOf(
	requestContext: RequestContext,
	{ services, status, loaders }: RendererParts,
): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(requestContextKey, requestContext);
	context.set(servicesContext, services);
	context.set(siteStatusContext, status);
	context.set(pageLoadersContext, loaders);
	return context;
}

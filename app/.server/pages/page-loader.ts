import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { matchPage, type PageMatch } from "#app/locale/paths.ts";
import type { LoadedPayload, PayloadRedirect } from "#app/model/page-payload.ts";
import { unsentForm } from "#content/messages/unsent-form.ts";
import { type RequestContext, requestContextKey } from "../request-context.ts";
import { type Services, servicesContext } from "../services.ts";
import { loadErrorPage, loadPage, type PageResult } from "./load-page.ts";
import { type PageLoaders, type PageRequest, pageLoadersContext } from "./loaded-page.ts";

/** What the payload of a page is made with. */
export interface PayloadParts {
	requestContext: RequestContext;
	services: Services;
	loaders: PageLoaders;
}

/** The document embeds the payload: React Router's data format is slow for so much data. Failures show a 500 page. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
	const path = decodeURIComponent(url.pathname);
	const requestContext = context.get(requestContextKey);
	const result = await load(matchPage(path), path, {
		requestContext,
		services: context.get(servicesContext),
		loaders: context.get(pageLoadersContext),
	});
	if (result.redirect !== null) throw redirect(result.redirect);
	requestContext.payload = result.payload;
	// Only the development server makes React Router's own data request (`/path.data`), which renders no document.
	const isDocument = new URL(request.url).pathname === url.pathname;
	return data<LoadedPayload>(isDocument ? "in-document" : result.payload, { status: result.status });
}

/** The response of `<path>/_payload.json`: the loader's payload as JSON, with the same status. */
export async function pagePayload(
	match: PageMatch | null,
	path: string,
	parts: PayloadParts,
): Promise<{ json: string; status: number }> {
	const { payload, status, redirect: elsewhere } = await load(match, path, parts);
	if (elsewhere !== null)
		return { json: JSON.stringify({ redirect: elsewhere } satisfies PayloadRedirect), status: 200 };
	return { json: JSON.stringify(payload), status };
}

async function load(
	match: PageMatch | null,
	path: string,
	{ requestContext, services, loaders }: PayloadParts,
): Promise<PageResult> {
	const asked: PageRequest = {
		name: match && (match.name !== "design" || requestContext.designPage) ? match.name : null,
		locale: requestContext.locale,
		params: match?.params ?? {},
		path,
		origin: requestContext.origin,
		build: requestContext.build,
		settings: requestContext.settings,
		visitor: requestContext.visitor,
		mayCount: requestContext.mayCount,
		services,
		loaders,
		now: services.clock.now(),
	};
	const result = await loadOrFail(asked, requestContext);
	requestContext.reads = result.reads;
	requestContext.validUntil = result.validUntil;
	return result;
}

async function loadOrFail(asked: PageRequest, { id, log, locale, isForm }: RequestContext): Promise<PageResult> {
	try {
		return await loadPage(asked);
	} catch (error) {
		log.error("page failed", error, { id });
		const failure = { status: 500, message: "Internal Server Error", requestId: id };
		return loadErrorPage(asked, isForm ? { ...failure, advice: unsentForm[locale] } : failure);
	}
}

import { data, type LoaderFunctionArgs } from "react-router";
import { issueFormKey } from "#app/.server/form-key.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { type Visit, visitContext } from "#app/.server/visit.ts";
import { matchPage, type PageMatch } from "#app/locale/paths.ts";
import type { PagePayload } from "#app/model/page-payload.ts";
import { loadErrorPage, loadPage, type PageResult, type PageVisit } from "./load-page.ts";

/** The loader of every page route: the payload with its status. An unexpected failure shows the error screen as a 500. */
export function loader({ request, context }: LoaderFunctionArgs) {
	const path = decodeURIComponent(new URL(request.url).pathname);
	const { payload, status } = load(matchPage(path), path, context.get(visitContext), context.get(servicesContext));
	return data<PagePayload>(payload, { status });
}

/** `<path>/_payload.json`: what the loader gives, as JSON, with the same status. */
export function pagePayload(
	match: PageMatch | null,
	path: string,
	visit: Visit,
	services: Services,
): { json: string; status: number } {
	const { payload, status } = load(match, path, visit, services);
	return { json: JSON.stringify(payload), status };
}

function load(match: PageMatch | null, path: string, visit: Visit, { secret, clock }: Services): PageResult {
	const asked: PageVisit = {
		name: match && (match.name !== "design" || visit.designPage) ? match.name : null,
		locale: visit.locale,
		params: match?.params ?? {},
		path,
		origin: visit.origin,
		build: visit.build,
		settings: visit.settings,
		formKey: () => issueFormKey(secret, clock.now()),
		now: clock.now(),
	};
	const result = loadOrFail(asked, visit);
	visit.reads = result.reads;
	visit.validUntil = result.validUntil;
	return result;
}

function loadOrFail(asked: PageVisit, { id, log }: Visit): PageResult {
	try {
		return loadPage(asked);
	} catch (error) {
		log.error("page failed", error, { id });
		return loadErrorPage(asked, { status: 500, message: "Internal Server Error" });
	}
}

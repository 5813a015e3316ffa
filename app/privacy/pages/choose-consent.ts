import { type ActionFunctionArgs, data, redirect } from "react-router";
import { networkOf } from "#app/.server/network.ts";
import { serializeConsentCookie } from "#app/.server/public-settings.ts";
import { readForm } from "#app/.server/read-form.ts";
import { type RequestContext, requestContextKey } from "#app/.server/request-context.ts";
import { isSameOrigin } from "#app/.server/same-origin.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { localeOfPath, matchPage, pathTo } from "#app/locale/paths.ts";
import { isConsentChoice } from "#app/model/consent/public-settings.ts";
import { recordConsent } from "../.server/record-consent.ts";

/** Stores the consent choice, then redirects to the same page and query. A script that asks for JSON gets an empty response. */
export async function action({ request, context }: ActionFunctionArgs) {
	if (!isSameOrigin(request)) throw data(null, { status: 403 });
	const form = await readForm(request);
	const choice = form.get("choice");
	if (!isConsentChoice(choice)) throw data(null, { status: 400 });
	const requestContext = context.get(requestContextKey);
	const { origin } = requestContext;
	const shownAt = String(form.get("path"));
	// The language of the question that was answered: this address has none of its own.
	const locale = localeOfPath(shownAt) ?? requestContext.locale;
	const services = context.get(servicesContext);
	if (isToRecord(requestContext, services))
		await recordConsent(choice, locale, services).catch((error: unknown) => {
			requestContext.log.error("consent not recorded", error, { id: requestContext.id });
		});
	const headers = { "Set-Cookie": serializeConsentCookie(choice, origin.startsWith("https:")) };
	if (request.headers.get("Accept") === "application/json") return new Response(null, { status: 204, headers });
	// The path is built from the matched page, never taken from the form: no open redirect.
	const match = matchPage(shownAt);
	const path = match ? pathTo(match.name, match.locale ?? locale, match.params) : pathTo("index", locale);
	return redirect(path + queryOf(shownAt, origin, request.headers.get("Referer")), { status: 303, headers });
}

/** The query of the page, from the referrer: the form of a cached page cannot know it. Empty if another page is named. */
function queryOf(shownAt: string, origin: string, referrer: string | null): string {
	const url = URL.parse(referrer ?? "");
	return url?.origin === origin && url.pathname === shownAt ? url.search : "";
}

/**
 * Without a tag manager nobody was asked. A network that answers more often than its visitors could is no longer recorded:
 * an entry names nobody, so that no visitor's proof is missing, and their browser keeps the answer.
 */
function isToRecord({ settings, address }: RequestContext, { limits, clock }: Services): boolean {
	return settings.tagManager !== null && !limits.consents.isOver(networkOf(address), clock.now().getTime());
}

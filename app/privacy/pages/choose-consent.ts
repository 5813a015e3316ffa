import { type ActionFunctionArgs, data, redirect } from "react-router";
import { serializeConsentCookie } from "../../.server/public-settings.ts";
import { readForm } from "../../.server/read-form.ts";
import { requestContextKey } from "../../.server/request-context.ts";
import { isSameOrigin } from "../../.server/same-origin.ts";
import { servicesContext } from "../../.server/services.ts";
import { matchPage, pathTo } from "../../locale/paths.ts";
import { isConsentChoice } from "../../model/public-settings.ts";
import { recordConsent } from "../.server/record-consent.ts";

/** Accept or refuse: remembered, then back to the same page. A script that asks for JSON gets no page. */
export async function action({ request, context }: ActionFunctionArgs) {
	if (!isSameOrigin(request)) throw data(null, { status: 403 });
	const form = await readForm(request);
	const choice = form.get("choice");
	if (!isConsentChoice(choice)) throw data(null, { status: 400 });
	const requestContext = context.get(requestContextKey);
	const { origin, locale } = requestContext;
	await recordConsent(choice, locale, context.get(servicesContext)).catch((error: unknown) => {
		requestContext.log.error("consent not recorded", error, { id: requestContext.id });
	});
	const headers = { "Set-Cookie": serializeConsentCookie(choice, origin.startsWith("https:")) };
	if (request.headers.get("Accept") === "application/json") return new Response(null, { status: 204, headers });
	// The address is made from the page's name, never taken from the form.
	const match = matchPage(String(form.get("path")));
	const path = match ? pathTo(match.name, match.locale ?? locale, match.params) : pathTo("index", locale);
	return redirect(path, { status: 303, headers });
}

import { type ActionFunctionArgs, data, redirect } from "react-router";
import { readUnsubscribeToken } from "#app/.server/marketing/address-id.ts";
import { withdrawConsent } from "#app/.server/marketing/consents.ts";
import { promotionsView } from "#app/.server/marketing/promotions-view.ts";
import type { LoadContext, LoadedPage, PageFailure } from "#app/.server/pages/loaded-page.ts";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { FormRefusalAnswer } from "#app/model/form-refusal.ts";
import { StoreUnavailableError } from "#app/model/ports.ts";
import type { UnsubscribeContent } from "#app/model/privacy/promotions-view.ts";
import { promotionsWords } from "#content/messages/promotions.ts";

/** The page of the link in mails. Only its button withdraws: mail scanners follow links. */
export async function loadUnsubscribe(context: LoadContext): Promise<LoadedPage | PageFailure> {
	const { params, locale, services, path } = context;
	const id = readUnsubscribeToken(params.token ?? "", services.secret);
	if (id === null) return { failure: { status: 404, message: `Page not found: ${path}` } };
	const known = (await services.store.get("mailAddresses", id))?.data;
	const promotions = promotionsView(known?.consents.at(-1) ?? null, known?.withdrawnAt ?? null, locale);
	const content: UnsubscribeContent = { promotions };
	const { title, description } = promotionsWords[locale];
	return { title, description, content };
}

/**
 * The signed token in the URL is the permission: no cookie, no session. Mail programs post `List-Unsubscribe=One-Click`
 * (RFC 8058), whose answer may not be a redirect.
 */
export async function receiveUnsubscribe({ request, context, params }: ActionFunctionArgs) {
	const [requestContext, services] = [context.get(requestContextKey), context.get(servicesContext)];
	const token = params.token ?? "";
	const id = readUnsubscribeToken(token, services.secret);
	if (id === null) throw data(null, { status: 404 });
	const form = await readForm(request);
	try {
		await withdrawConsent(services, id, "link");
	} catch (error) {
		if (!(error instanceof StoreUnavailableError)) throw error;
		requestContext.log.error("withdrawal not saved", error, { id: requestContext.id });
		return data<FormRefusalAnswer>({ failure: "unavailable", pressed: "withdraw" }, { status: 503 });
	}
	if (form.has("List-Unsubscribe")) return data(null);
	return redirect(pathTo("unsubscribe", requestContext.locale, { token }), 303);
}

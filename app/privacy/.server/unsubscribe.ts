import { type ActionFunctionArgs, data, redirect } from "react-router";
import { readUnsubscribeToken } from "#app/.server/marketing/address-id.ts";
import { chooseKinds, withdrawConsent } from "#app/.server/marketing/consents.ts";
import type { LoadContext, LoadedPage, PageFailure } from "#app/.server/pages/loaded-page.ts";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { type FormFailure, type FormRefusalAnswer, typedValues } from "#app/model/forms/form-refusal.ts";
import { StoreUnavailableError } from "#app/model/ports.ts";
import { isMailKind } from "#app/model/privacy/mail-kinds.ts";
import { preferencesWords } from "#content/messages/preferences.ts";
import { chosenSentence, preferencesView } from "./preferences-view.ts";

/** How long a reloaded page still says what was saved. */
const outcomeShownFor = 10 * 60 * 1000;

/** The page of the link in mails. Only its buttons change something: mail scanners follow links. */
export async function loadUnsubscribe(context: LoadContext): Promise<LoadedPage | PageFailure> {
	const { params, locale, services, path, visitor, now, reader } = context;
	const id = readUnsubscribeToken(params.token ?? "", services.secret);
	if (id === null) return { failure: { status: 404, message: `Page not found: ${path}` } };
	const known = (await services.store.get("mailAddresses", id))?.data ?? null;
	const savedAt = Number(visitor.query.get("saved") ?? Number.NaN);
	const age = now.getTime() - savedAt;
	const { title, description } = preferencesWords[locale];
	const content = preferencesView(known, age >= 0 && age < outcomeShownFor ? savedAt : null, locale, reader);
	return { title, description, content };
}

/**
 * The signed token in the URL is the permission: no cookie, no session. Mail programs post `List-Unsubscribe=One-Click`
 * (RFC 8058), whose answer may not be a redirect; whatever is not the form of the page ends everything.
 */
export async function receiveUnsubscribe({ request, context, params }: ActionFunctionArgs) {
	const [requestContext, services] = [context.get(requestContextKey), context.get(servicesContext)];
	const token = params.token ?? "";
	const id = readUnsubscribeToken(token, services.secret);
	if (id === null) throw data(null, { status: 404 });
	// A body that cannot be parsed is no form of the page: it comes from a mail program, whose only wish is known.
	const form = await readForm(request).catch(() => new FormData());
	const refuse = (failure: FormFailure, status: number) => {
		const answer = { failure, pressed: String(form.get("intent") ?? ""), values: typedValues(form) };
		return data<FormRefusalAnswer>(answer, { status });
	};
	try {
		if (!(await keep(form, id, requestContext.locale, services))) return refuse("busy", 429);
	} catch (error) {
		if (!(error instanceof StoreUnavailableError)) throw error;
		requestContext.log.error("choice of mails not saved", error, { id: requestContext.id });
		return refuse("unavailable", 503);
	}
	if (!form.has("intent")) return data(null);
	const path = pathTo("unsubscribe", requestContext.locale, { token });
	return redirect(`${path}?saved=${services.clock.now().getTime()}`, 303);
}

/** Returns false when the address was changed too often. */
async function keep(form: FormData, id: string, locale: Locale, services: Services): Promise<boolean> {
	if (form.get("intent") !== "save") {
		await withdrawConsent(services, id, "link");
		return true;
	}
	const kinds = form.getAll("kind").filter(isMailKind);
	const place = { place: "preferences", by: "link" } as const;
	return chooseKinds(services, id, {
		kinds,
		text: chosenSentence(kinds, locale, services.content.reader()),
		locale,
		...place,
	});
}

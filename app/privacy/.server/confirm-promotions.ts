import { type ActionFunctionArgs, data, redirect } from "react-router";
import { unsubscribePath } from "#app/.server/mail/link-paths.ts";
import { unsubscribeToken } from "#app/.server/marketing/address-id.ts";
import { kindsInWords } from "#app/.server/marketing/kinds-in-words.ts";
import { confirmSpokenConsent, readSpokenConsent, type SpokenConsent } from "#app/.server/marketing/spoken-consent.ts";
import type { LoadContext, LoadedPage, PageFailure } from "#app/.server/pages/loaded-page.ts";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { type Locale, localeTags } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { FormRefusalAnswer } from "#app/model/forms/form-refusal.ts";
import { StoreUnavailableError } from "#app/model/ports.ts";
import { kindsOf } from "#app/model/privacy/mail-kinds.ts";
import type { ConfirmPromotionsContent } from "#app/model/privacy/promotions-confirm.ts";
import { formatDate } from "#app/time/format.ts";
import { promotionsConfirmWords } from "#content/messages/promotions-confirm.ts";

/** The page of the link in the mail. Only its button confirms: mail scanners follow links. */
export async function loadConfirmPromotions(context: LoadContext): Promise<LoadedPage | PageFailure> {
	const { params, locale, services, path, now } = context;
	const consent = await readSpokenConsent(params.token ?? "", services, now);
	if (!consent) return { failure: { status: 404, message: `Page not found: ${path}` } };
	const { title, description } = promotionsConfirmWords[locale];
	return { title, description, content: contentOf(consent, locale, services.secret) };
}

function contentOf(consent: SpokenConsent, locale: Locale, secret: string): ConfirmPromotionsContent {
	const words = promotionsConfirmWords[locale];
	const { heading, text, note } = words[consent.kind];
	const kinds = "consent" in consent ? kindsInWords(kindsOf(consent.consent), locale) : "";
	return {
		state: consent.kind,
		heading,
		note,
		button: words.button,
		unavailable: words.unavailable,
		text: typeof text === "string" ? text : text(formatDate(dayOf(consent), locale), kinds),
		said: consent.kind === "asked" ? saidOf(consent.spoken, locale) : null,
		choose:
			"email" in consent
				? { path: unsubscribePath(locale, unsubscribeToken(consent.email, secret)), label: words.choose }
				: null,
	};
}

function saidOf(
	{ by, at, text, locale: language }: Extract<SpokenConsent, { kind: "asked" }>["spoken"],
	locale: Locale,
): ConfirmPromotionsContent["said"] {
	const said = promotionsConfirmWords[locale].said(by.name, formatDate(at, locale));
	return { by: said, sentence: text, language: localeTags[language] };
}

/** The day that the words of a state name. */
function dayOf(consent: SpokenConsent): string | Date | null {
	if ("consent" in consent) return consent.consent.agreedAt;
	if (consent.kind === "withdrawn") return consent.at;
	return consent.kind === "expired" ? consent.until : null;
}

/** The signed token in the URL is the permission: no cookie, no session. The page then says what holds. */
export async function receiveConfirmPromotions({ request, context, params }: ActionFunctionArgs) {
	const [requestContext, services] = [context.get(requestContextKey), context.get(servicesContext)];
	const token = params.token ?? "";
	await readForm(request);
	try {
		const consent = await confirmSpokenConsent(token, services);
		if (!consent) throw data(null, { status: 404 });
	} catch (error) {
		if (!(error instanceof StoreUnavailableError)) throw error;
		requestContext.log.error("confirmation of promotions not saved", error, { id: requestContext.id });
		return data<FormRefusalAnswer>({ failure: "unavailable", pressed: "confirm" }, { status: 503 });
	}
	return redirect(pathTo("promotions-confirm", requestContext.locale, { token }), 303);
}

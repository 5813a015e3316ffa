import { type LoaderFunctionArgs, redirect } from "react-router";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { readLocaleCookie } from "#app/locale/cookie.ts";
import { detectLocale } from "#app/locale/detect.ts";
import { pathTo } from "#app/locale/paths.ts";
import { isDraftId, readDraft } from "../../.server/drafts.ts";
import { movedHere, withoutDraft } from "../../.server/open-draft.ts";

/** The link in the mail has no locale: redirects to the resume page in the draft's language, or else the visitor's. */
export async function loader({ params: { id = "" }, context }: LoaderFunctionArgs) {
	const [{ visitor }, { store }] = [context.get(requestContextKey), context.get(servicesContext)];
	const draft = (await readDraft(store, id)) ?? (await movedHere(store, id, visitor));
	const { cookies, acceptLanguage } = visitor;
	const locale = detectLocale({ route: draft?.data.locale ?? null, cookie: readLocaleCookie(cookies), acceptLanguage });
	if (!draft && !isDraftId(id)) return redirect(await withoutDraft(store, id, locale));
	return redirect(pathTo("estimate-resume", locale, { id }));
}

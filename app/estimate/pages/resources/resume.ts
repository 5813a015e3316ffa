import { type LoaderFunctionArgs, redirect } from "react-router";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { pathTo } from "#app/locale/paths.ts";
import { isDraftId, readDraft } from "../../.server/drafts.ts";
import { withoutDraft } from "../../.server/open-draft.ts";

/** The link in the mail has no locale: redirects to the resume page in the draft's language. */
export async function loader({ params: { id = "" }, context }: LoaderFunctionArgs) {
	const [{ locale }, { store }] = [context.get(requestContextKey), context.get(servicesContext)];
	const draft = await readDraft(store, id);
	if (!draft && !isDraftId(id)) return redirect(await withoutDraft(store, id, locale));
	return redirect(pathTo("estimate-resume", draft?.data.locale ?? locale, { id }));
}

import { type LoaderFunctionArgs, redirect } from "react-router";
import { servicesContext } from "../../.server/services.ts";
import { visitContext } from "../../.server/visit.ts";
import { readDraft } from "../../estimate/drafts.ts";
import { pathTo } from "../../locale/paths.ts";
import { rememberDraft } from "../../pages/.server/estimate/visitor-cookies.ts";

/** The link from the mail: this browser goes on with the draft, where it was left. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const [visit, { store }] = [context.get(visitContext), context.get(servicesContext)];
	const draft = await readDraft(store, params.id);
	if (!draft) return redirect(`${pathTo("estimate", visit.locale)}?draft=gone`);
	const { locale, visit: where, details } = draft.data;
	const step = where.postalCode
		? "estimate-person"
		: Object.keys(details).length > 0
			? "estimate-visit"
			: "estimate-details";
	return redirect(pathTo(step, locale), { headers: { "Set-Cookie": rememberDraft(draft.id, visit.origin) } });
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { leadPath } from "#app/admin/paths.ts";
import { typedQuote } from "#app/model/quotes/quote-form.ts";
import { handlers } from "../../.server/office/handlers.ts";
import { quotePreview } from "../../.server/office/quotes/quote-preview.ts";

export function loader({ params, context }: LoaderFunctionArgs) {
	requireMember(context, ...handlers);
	return redirect(`${leadPath(params.id ?? "")}/soumission`, 303);
}

/** What the customer will see for the values that are in the form now. Changes nothing. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const { locale } = requireMember(context, ...handlers);
	const services = context.get(servicesContext);
	const found = await services.store.get("leads", params.id ?? "");
	if (!found) throw data(null, { status: 404 });
	const { origin } = context.get(requestContextKey);
	return Response.json(await quotePreview(found, typedQuote(await readForm(request)), services, { locale, origin }));
}

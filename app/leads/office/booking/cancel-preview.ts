import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { leadPath } from "#app/admin/paths.ts";
import { cancelAnswer } from "../../.server/office/booking/cancel-preview.ts";
import { handlers } from "../../.server/office/handlers.ts";

export function loader({ params, context }: LoaderFunctionArgs) {
	requireMember(context, ...handlers);
	return redirect(leadPath(params.id ?? "", "annuler"), 303);
}

/** What the customer gets for the words that are in the form now. Changes nothing. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	requireMember(context, ...handlers);
	const text = String((await readForm(request)).get("text") ?? "");
	return Response.json(await cancelAnswer(context, params.id ?? "", text));
}

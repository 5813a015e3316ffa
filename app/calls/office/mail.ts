import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { handlers } from "#app/leads/.server/office/handlers.ts";
import { callMail } from "../.server/call-mail.ts";

export function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, ...handlers);
	return redirect("/admin/appel", 303);
}

/** The confirmation for what is in the form now. Changes nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const { origin } = context.get(requestContextKey);
	return Response.json(await callMail(await readForm(request), member, context.get(servicesContext), origin));
}

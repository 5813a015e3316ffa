import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { handlers } from "#app/leads/.server/office/handlers.ts";
import { callPreview } from "../.server/call-view.ts";

export function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, ...handlers);
	return redirect("/admin/appel", 303);
}

/** The parts of the screen that depend on what is in the form now. Changes nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
	const { locale } = requireMember(context, ...handlers);
	return Response.json(await callPreview(await readForm(request), context.get(servicesContext), locale));
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { leadPath } from "#app/admin/paths.ts";
import { bookingAnswer } from "../../.server/office/booking/booking-panel.ts";
import { pressed } from "../../.server/office/booking/booking-start.ts";
import { handlers } from "../../.server/office/handlers.ts";

export function loader({ params, context }: LoaderFunctionArgs) {
	requireMember(context, ...handlers);
	return redirect(leadPath(params.id ?? "", "rendez-vous"), 303);
}

/** The booking panel for the values that are in its form now. Changes nothing. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const form = await readForm(request);
	const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
	return Response.json(await bookingAnswer(context, member, params.id ?? "", pressed(typed)));
}

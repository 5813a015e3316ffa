import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { appointmentPath } from "#app/admin/paths.ts";
import { roles } from "#app/model/members/member.ts";
import { openedAppointment } from "../../.server/office/booking/opened-appointment.ts";
import { donePreview } from "../../.server/office/done/done-preview.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
	const opened = await openedAppointment(context, requireMember(context, ...roles), params.id ?? "");
	if (!opened.access.mayEnd) throw data(null, { status: 403 });
	return redirect(`${appointmentPath(opened.appointment.id)}/fin`, 303);
}

/** What the customer gets for what is ticked and typed now. Changes nothing. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const opened = await openedAppointment(context, requireMember(context, ...roles), params.id ?? "");
	if (!opened.access.mayEnd) throw data(null, { status: 403 });
	const { origin } = context.get(requestContextKey);
	return Response.json(await donePreview(opened, await readForm(request), context.get(servicesContext), origin));
}

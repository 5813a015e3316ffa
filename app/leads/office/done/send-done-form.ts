import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { appointmentPath } from "#app/admin/paths.ts";
import { roles } from "#app/model/members/member.ts";
import { queuedAppointment } from "../../.server/office/booking/opened-appointment.ts";
import { finishAppointment } from "../../.server/office/done/finish-appointment.ts";
import { queueMember } from "../../.server/office/done/queue-member.ts";

export function loader({ params, context }: LoaderFunctionArgs) {
	requireMember(context, ...roles);
	return redirect(`${appointmentPath(params.id ?? "")}/fin`, 303);
}

/** Receives the form from the queue of a browser, which may send it hours later and more than once. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const member = queueMember(request, context);
	if (!member) return Response.json(null, { status: 401 });
	const opened = await queuedAppointment(context, member, params.id ?? "");
	const outcome = await finishAppointment(context, member, opened, await readForm(request));
	return Response.json(outcome, { status: outcome.kind === "done" ? 200 : 422 });
}

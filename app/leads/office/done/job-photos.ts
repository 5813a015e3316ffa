import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { appointmentPath } from "#app/admin/paths.ts";
import { roles } from "#app/model/members/member.ts";
import { openedAppointment, queuedAppointment } from "../../.server/office/booking/opened-appointment.ts";
import { isFromQueue, queueMember } from "../../.server/office/done/queue-member.ts";
import { receivePhotos, removePhoto } from "../../.server/office/done/receive-photos.ts";

export function loader({ params, context }: LoaderFunctionArgs) {
	requireMember(context, ...roles);
	return redirect(appointmentPath(params.id ?? ""), 303);
}

/** Adds or removes photos of a job. The queue gets JSON; a plain form is led back to the appointment. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const isQueued = isFromQueue(request);
	const member = isQueued ? queueMember(request, context) : requireMember(context, ...roles);
	if (!member) return Response.json(null, { status: 401 });
	const opened = await (isQueued ? queuedAppointment : openedAppointment)(context, member, params.id ?? "");
	const { appointment, access } = opened;
	if (!access.mayEnd) throw data(null, { status: 403 });
	const { form, added, refused } = await receivePhotos(request, context, appointment.id);
	const removed = String(form.get("remove") ?? "");
	if (removed) await removePhoto(context.get(servicesContext), member, opened, removed);
	if (isQueued) return Response.json({ added, refused }, { status: refused.length > 0 ? 422 : 200 });
	const [first] = refused;
	return redirect(`${appointmentPath(appointment.id)}${first ? `?refusee=${first.reason}` : ""}#photos`, 303);
}

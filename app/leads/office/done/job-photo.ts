import { data, type LoaderFunctionArgs } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { roles } from "#app/model/members/member.ts";
import { openedAppointment } from "../../.server/office/booking/opened-appointment.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
	const member = requireMember(context, ...roles);
	const { appointment } = await openedAppointment(context, member, params.id ?? "");
	const photo = await context.get(servicesContext).store.get("photos", params.photo ?? "");
	if (photo?.data.job?.id !== appointment.id || photo.data.copyOf) throw data(null, { status: 404 });
	return new Response(photo.data.bytes as Uint8Array<ArrayBuffer>, { headers: { "Content-Type": "image/jpeg" } });
}

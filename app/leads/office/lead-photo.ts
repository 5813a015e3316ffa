import { data, type LoaderFunctionArgs } from "react-router";
import { servicesContext } from "../../.server/services.ts";
import { requireMember } from "../../admin/.server/require-member.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
	requireMember(context);
	const photo = await context.get(servicesContext).store.get("photos", params.photo ?? "");
	if (!photo || photo.data.owner !== params.id) throw data(null, { status: 404 });
	return new Response(photo.data.bytes as Uint8Array<ArrayBuffer>, { headers: { "Content-Type": "image/jpeg" } });
}

import { data, type LoaderFunctionArgs } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	const photo = await context.get(servicesContext).store.get("photos", params.id ?? "");
	if (!photo) throw data(null, { status: 404 });
	return new Response(photo.data.bytes as Uint8Array<ArrayBuffer>, { headers: { "Content-Type": "image/jpeg" } });
}

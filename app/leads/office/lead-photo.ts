import { data, type LoaderFunctionArgs } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
	requireMember(context);
	const { store } = context.get(servicesContext);
	const lead = await store.get("leads", params.id ?? "");
	const photo = lead?.data.photos.includes(params.photo ?? "") ? await store.get("photos", params.photo ?? "") : null;
	if (!photo) throw data(null, { status: 404 });
	return new Response(photo.data.bytes as Uint8Array<ArrayBuffer>, { headers: { "Content-Type": "image/jpeg" } });
}

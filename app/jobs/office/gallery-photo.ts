import { data, type LoaderFunctionArgs } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";

/** A photo of a job, or a smaller copy, for members of the office. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	requireMember(context);
	const photo = await context.get(servicesContext).store.get("photos", params.photo ?? "");
	if (!photo?.data.job || photo.data.job.id !== params.job) throw data(null, { status: 404 });
	const type = photo.data.copyOf ? "image/webp" : "image/jpeg";
	return new Response(photo.data.bytes as Uint8Array<ArrayBuffer>, { headers: { "Content-Type": type } });
}

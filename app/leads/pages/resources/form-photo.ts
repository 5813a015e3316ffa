import { data, type LoaderFunctionArgs } from "react-router";
import { readFormKey } from "#app/.server/form-key.ts";
import { servicesContext } from "#app/.server/services.ts";

/** One photo of a contact form that is not sent yet, for the browser that has the form's key. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { store, secret } = context.get(servicesContext);
	const key = readFormKey(new URL(request.url).searchParams.get("key") ?? "", secret);
	const photo = key && (await store.get("photos", params.id ?? ""));
	const isSent = key !== null && (await store.get("leads", key.id)) !== null;
	if (!photo || photo.data.owner !== key.id || isSent) throw data(null, { status: 404 });
	return new Response(photo.data.bytes as Uint8Array<ArrayBuffer>, {
		headers: { "Content-Type": "image/jpeg", "Cache-Control": "private, max-age=3600" },
	});
}

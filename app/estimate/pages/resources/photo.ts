import { data, type LoaderFunctionArgs } from "react-router";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { draftIdOf, followedBy } from "../../.server/visitor-cookies.ts";

/** A photo, for the browser that added it or has passed the second check of its lead. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const [{ visitor }, { store, secret, clock }] = [context.get(requestContextKey), context.get(servicesContext)];
	const photo = await store.get("photos", params.id ?? "");
	const followed = followedBy(visitor, secret, clock.now());
	const shows = async () =>
		followed !== null && (await store.get("leads", followed))?.data.photos.includes(photo?.id ?? "");
	if (!photo || !(draftIdOf(visitor) === photo.data.owner || (await shows()))) throw data(null, { status: 404 });
	return new Response(photo.data.bytes as Uint8Array<ArrayBuffer>, {
		headers: { "Content-Type": "image/jpeg", "Cache-Control": "private, max-age=3600" },
	});
}

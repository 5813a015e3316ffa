import { data, type LoaderFunctionArgs } from "react-router";
import { servicesContext } from "../../.server/services.ts";
import { visitContext } from "../../.server/visit.ts";
import type { Photo } from "../../model/lead.ts";
import { draftIdOf, hasPassed } from "../../pages/.server/estimate/visitor-cookies.ts";

/** A photo, for the browser that added it or that passed the second check of its request. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const [{ visitor }, { store, secret, clock }] = [context.get(visitContext), context.get(servicesContext)];
	const photo = await store.get<Photo>("photos", params.id ?? "");
	const owner = photo?.data.owner ?? "";
	const mine = owner !== "" && (draftIdOf(visitor) === owner || hasPassed(owner, visitor, secret, clock.now()));
	if (!photo || !mine) throw data(null, { status: 404 });
	return new Response(photo.data.bytes as Uint8Array<ArrayBuffer>, {
		headers: { "Content-Type": "image/jpeg", "Cache-Control": "private, max-age=3600" },
	});
}

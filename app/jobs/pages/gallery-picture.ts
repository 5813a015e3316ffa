import { data, type LoaderFunctionArgs } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { readGalleryPicture } from "../.server/gallery-picture.ts";

/**
 * A picture of the gallery. Browsers keep it for an hour, shared caches do not: what a customer withdraws must be gone.
 * Search engines keep no copy for the same reason.
 */
export async function loader({ params: { entry = "", file = "" }, context }: LoaderFunctionArgs) {
	const bytes = await readGalleryPicture(context.get(servicesContext), entry, file);
	if (!bytes) throw data(null, { status: 404 });
	return new Response(bytes as Uint8Array<ArrayBuffer>, {
		headers: {
			"Content-Type": "image/webp",
			"Cache-Control": "public, max-age=3600, s-maxage=0",
			"X-Robots-Tag": "noindex",
		},
	});
}

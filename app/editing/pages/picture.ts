import { data, type LoaderFunctionArgs } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { isCoverFile } from "#app/model/editing/uploaded-picture.ts";
import { readCoverFile } from "../.server/cover-pictures.ts";

const types: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** Serves an uploaded cover. The URL identifies one picture for ever, so browsers may cache it without revalidation. */
export async function loader({ params: { id = "", file = "" }, context }: LoaderFunctionArgs) {
	const bytes = isCoverFile(file) ? await readCoverFile(context.get(servicesContext).store, id, file) : null;
	if (!bytes) throw data(null, { status: 404 });
	return new Response(bytes as Uint8Array<ArrayBuffer>, {
		headers: {
			"Content-Type": types[file.split(".")[1] ?? ""] ?? "application/octet-stream",
			"Cache-Control": "public, max-age=31536000, immutable",
			// Other sites show this picture beside a shared link.
			...(file === "share.jpg" && { "Cross-Origin-Resource-Policy": "cross-origin" }),
		},
	});
}

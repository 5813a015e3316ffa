import { data, type LoaderFunctionArgs } from "react-router";
import { readFormKey } from "#app/.server/form-key.ts";
import { servicesContext } from "#app/.server/services.ts";
import { formPhotoView, photosOfForm } from "../../.server/form-photos.ts";

/** The photos of a contact form that is being filled in, as JSON. Without a form key there are none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { store, secret } = context.get(servicesContext);
	const formKey = new URL(request.url).searchParams.get("key") ?? "";
	const key = readFormKey(formKey, secret);
	if (!key) throw data(null, { status: 404 });
	// After sending, the browser starts with a new form.
	const isSent = (await store.get("leads", key.id)) !== null;
	const photos = isSent ? [] : await photosOfForm(store, key.id);
	return Response.json(photos.map((photo) => formPhotoView(photo, formKey)));
}

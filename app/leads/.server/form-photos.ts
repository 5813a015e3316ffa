import type { RefusedFile, UploadedPhoto } from "#app/.server/photos/read-upload.ts";
import { everything } from "#app/.server/store/everything.ts";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import type { PhotoView } from "#app/model/estimate/step-content.ts";
import { isFromCustomer, type Photo } from "#app/model/leads/lead.ts";
import type { Creation, DocumentStore, Write } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";

/** A photo of a contact form that is not sent yet. Its owner is the id of the form's key, which becomes the lead's id. */
export type FormPhoto = Pick<PhotoView, "id" | "width" | "height">;

/** After sending, the lead with the same id also has photos of crews, and those that the customer added on its page. */
export async function photosOfForm(store: DocumentStore, formId: string): Promise<FormPhoto[]> {
	const owned = await everything(store, "photos", { where: [{ field: "owner", is: "=", value: formId }] });
	return owned
		.filter(({ id, data }) => isFromCustomer(data) && id.startsWith(`${formId}-`))
		.toSorted((one, other) => (one.data.addedAt < other.data.addedAt ? -1 : 1))
		.map(({ id, data: { width, height } }) => ({ id, width, height }));
}

/** The form's key is the proof: whoever has it filled in the form. */
export function formPhotoView({ id, width, height }: FormPhoto, formKey: string): PhotoView {
	return { id, width, height, path: `/_contact/photos/${id}?key=${encodeURIComponent(formKey)}` };
}

/** Ids derive from the content, so that a form submitted twice stores each photo once. */
export function newPhotos(
	formId: string,
	stored: readonly FormPhoto[],
	uploaded: readonly UploadedPhoto[],
	now: Date,
): { writes: Creation<"photos">[]; refused: RefusedFile[] } {
	const fresh = uploaded
		.map(({ bytes, width, height, hash, name }, index) => {
			// One millisecond apart, so that the photos keep their order.
			const addedAt = new Date(now.getTime() + index).toISOString();
			const data: Photo = { owner: formId, bytes, width, height, hash, addedAt, purgeAfter: retention.drafts(now) };
			return { id: `${formId}-${hash.slice(0, 16)}`, data, name };
		})
		.filter(({ id }) => !stored.some((photo) => photo.id === id));
	const room = Math.max(0, photoLimits.most - stored.length);
	return {
		writes: fresh.slice(0, room).map(({ id, data }) => ({ kind: "create", collection: "photos", id, data })),
		refused: fresh.slice(room).map(({ name }) => ({ name, reason: "too-many" })),
	};
}

/** Gives stored photos the retention period of the lead that they are sent with. */
export async function keepWithLead(store: DocumentStore, photos: readonly FormPhoto[], now: Date): Promise<Write[]> {
	const found = await Promise.all(photos.map(({ id }) => store.get("photos", id)));
	return found.flatMap((photo): Write[] => {
		if (!photo) return [];
		const data: Photo = { ...photo.data, purgeAfter: retention.leads(now) };
		return [{ kind: "replace", collection: "photos", id: photo.id, version: photo.version, data }];
	});
}

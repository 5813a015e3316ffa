import { encodeCopies } from "#app/.server/photos/encode-copies.ts";
import { type GalleryWidth, galleryCopyId, galleryWidths } from "#app/model/jobs/gallery-entry.ts";
import type { Photo } from "#app/model/leads/lead.ts";
import type { Creation, DocumentStore, StoredDocument } from "#app/model/ports.ts";

/** The copies of a photo that do not exist yet, for the commit that publishes it: no visitor waits for an encoder. */
export async function galleryCopies(store: DocumentStore, photo: StoredDocument<Photo>): Promise<Creation<"photos">[]> {
	const known = await Promise.all(galleryWidths.map((width) => store.get("photos", galleryCopyId(photo.id, width))));
	const missing = galleryWidths.filter((_, index) => !known[index]);
	const { owner, job, addedAt, purgeAfter, bytes } = photo.data;
	return (await encodeCopies(bytes, missing)).map((copy) => ({
		kind: "create",
		collection: "photos",
		id: galleryCopyId(photo.id, copy.asked as GalleryWidth),
		data: {
			...{ owner, addedAt, purgeAfter, copyOf: photo.id, ...(job && { job }) },
			...{ bytes: copy.bytes, width: copy.width, height: copy.height },
		},
	}));
}

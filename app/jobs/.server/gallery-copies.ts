import { encoder } from "#app/.server/encoder/encoder.ts";
import { type GalleryEntry, type GalleryWidth, galleryCopyId, galleryWidths } from "#app/model/jobs/gallery-entry.ts";
import type { Photo } from "#app/model/leads/lead.ts";
import type { Creation, Deletion, DocumentStore, StoredDocument } from "#app/model/ports.ts";

/** The copies of a photo that do not exist yet, for the commit that publishes it: no visitor waits for an encoder. */
export async function galleryCopies(store: DocumentStore, photo: StoredDocument<Photo>): Promise<Creation<"photos">[]> {
	const known = await Promise.all(galleryWidths.map((width) => store.get("photos", galleryCopyId(photo.id, width))));
	const missing = galleryWidths.filter((_, index) => !known[index]);
	const { owner, job, addedAt, purgeAfter, bytes } = photo.data;
	return (await encoder.encodeCopies(bytes, missing)).map((copy) => ({
		kind: "create",
		collection: "photos",
		id: galleryCopyId(photo.id, copy.asked as GalleryWidth),
		data: {
			owner,
			addedAt,
			purgeAfter,
			copyOf: photo.id,
			...(job && { job }),
			bytes: copy.bytes,
			width: copy.width,
			height: copy.height,
		},
	}));
}

/** The copies of photos that the gallery no longer shows, for the commit that takes them away. */
export function droppedCopies(before: GalleryEntry | null, after: GalleryEntry | null): Deletion<"photos">[] {
	const kept = shownIn(after);
	return shownIn(before)
		.filter((photo) => !kept.includes(photo))
		.flatMap(copyDeletions);
}

export function copyDeletions(photo: string): Deletion<"photos">[] {
	return galleryWidths.map((width) => ({ kind: "delete", collection: "photos", id: galleryCopyId(photo, width) }));
}

function shownIn(entry: GalleryEntry | null): string[] {
	return [entry?.before, entry?.after].flatMap((photo) => photo?.photo ?? []);
}

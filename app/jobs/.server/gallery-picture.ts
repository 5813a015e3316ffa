import type { ContentReader } from "#app/.server/content/reader.ts";
import { galleryCopyId, galleryWidths } from "#app/model/jobs/gallery-entry.ts";
import type { DocumentStore } from "#app/model/ports.ts";

interface Parts {
	store: DocumentStore;
	content: { reader(): ContentReader };
}

/**
 * Reads a picture that the gallery shows now; null otherwise. The job is read at every request, so that a picture is
 * gone with the commit that withdraws it. Only copies made for the gallery are served, never the photo itself. Unknown
 * entries read nothing from the store.
 */
export async function readGalleryPicture(
	{ store, content }: Parts,
	entry: string,
	file: string,
): Promise<Uint8Array | null> {
	const [, moment, width] = /^(before|after)-(\d+)\.webp$/.exec(file) ?? [];
	const size = galleryWidths.find((each) => String(each) === width);
	const shown = content
		.reader()
		.read("gallery")
		.find((each) => each.entry.id === entry);
	if (!size || !shown) return null;
	const job = (await store.get("jobs", shown.job))?.data;
	const photo = job?.gallery?.id === entry ? job.gallery[moment as "before" | "after"]?.photo : undefined;
	if (!job || photo === undefined) return null;
	const copy = (await store.get("photos", galleryCopyId(photo, size)))?.data;
	return copy?.copyOf === photo && copy.owner === job.lead ? copy.bytes : null;
}

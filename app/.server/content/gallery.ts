import type { ShownJob } from "#app/model/jobs/gallery-entry.ts";
import type { DocumentStore } from "#app/model/ports.ts";

/** More than a page of pictures ever needs; older ones leave the gallery first. */
const mostShown = 300;

/** The jobs that customers allow to show and a member published, the newest first. */
export async function readGallery(store: DocumentStore): Promise<ShownJob[]> {
	const shown: ShownJob[] = [];
	let cursor: string | null | undefined;
	do {
		const page = await store.query("jobs", {
			where: [{ field: "publishedAt", is: ">", value: "" }],
			orderBy: { field: "publishedAt", direction: "descending" },
			...(cursor && { cursor }),
		});
		for (const { id, data } of page.documents) {
			if (data.gallery && data.publishedAt) shown.push({ job: id, publishedAt: data.publishedAt, entry: data.gallery });
		}
		cursor = page.cursor;
	} while (cursor && shown.length < mostShown);
	return shown.slice(0, mostShown);
}

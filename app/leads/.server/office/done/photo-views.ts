import { appointmentPath } from "#app/admin/paths.ts";
import { jobPhotos } from "#app/jobs/.server/jobs.ts";
import type { PhotoMoment } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";

/** A photo that the server has. */
export interface StoredPhotoView {
	id: string;
	moment: PhotoMoment;
	path: string;
}

export async function photoViews(
	store: DocumentStore,
	{ lead, appointment }: { lead: string; appointment: string },
): Promise<StoredPhotoView[]> {
	const photos = await jobPhotos(store, lead, appointment);
	return photos.map(({ id, moment }) => ({ id, moment, path: `${appointmentPath(appointment)}/photos/${id}` }));
}

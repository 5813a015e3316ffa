export const galleryPath = "/admin/realisations";

/** The editor of one job. */
export function entryPath(job: string): string {
	return `${galleryPath}/${job}`;
}

/** For members of the office. Crews have the photos at their appointments. */
export function jobPhotoPath(job: string, photo: string): string {
	return `${entryPath(job)}/photos/${photo}`;
}

import type { PhotoMoment } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { jobPhotoPath } from "../../office/gallery-path.ts";
import { jobPhotos, type StoredJob } from "../jobs.ts";

export interface ShownPhoto {
	id: string;
	moment: PhotoMoment;
	/** From 1, among those of its moment: a photo has the same number on every page of the office. */
	number: number;
	path: string;
	width: number;
	height: number;
}

/** The photos of a job for members of the office. */
export async function shownPhotos(store: DocumentStore, { id: job, data: { lead } }: StoredJob): Promise<ShownPhoto[]> {
	const counts = { before: 0, after: 0 };
	return (await jobPhotos(store, lead, job)).map(({ id, moment, data: { width, height } }) => {
		counts[moment] += 1;
		return { id, moment, number: counts[moment], path: jobPhotoPath(job, id), width, height };
	});
}

import type { UploadedPhoto } from "#app/.server/photos/read-upload.ts";
import { retries } from "#app/.server/store/retries.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { mostJobPhotos, withoutPhoto } from "#app/model/jobs/job.ts";
import type { Photo, PhotoMoment } from "#app/model/leads/lead.ts";
import type { Clock, DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";
import { copyDeletions, droppedCopies } from "./gallery-copies.ts";
import { jobPhotos, jobReplacement } from "./jobs.ts";

interface Parts {
	store: DocumentStore;
	clock: Clock;
}

/**
 * `known`: the same file is stored already. `closed`: the appointment is neither booked nor done. `gone`: it no longer
 * exists.
 */
export type AddedPhoto = "stored" | "known" | "full" | "closed" | "gone";

/** Derived from the content of the file: a photo that is sent again after a lost answer is stored once. */
export function jobPhotoId(appointment: string, hash: string): string {
	return `${appointment}-${hash.slice(0, 16)}`;
}

/**
 * Stores one photo of a crew. The appointment is rewritten unchanged, so that one that is erased meanwhile refuses the
 * commit and leaves no photo behind.
 */
export async function addJobPhoto(
	{ store, clock }: Parts,
	appointment: string,
	moment: PhotoMoment,
	{ bytes, width, height, hash }: Pick<UploadedPhoto, "bytes" | "width" | "height" | "hash">,
): Promise<AddedPhoto> {
	const id = jobPhotoId(appointment, hash);
	for (const retry = retries(); ; retry()) {
		const found = await store.get("appointments", appointment);
		if (!found) return "gone";
		const { lead, status } = found.data;
		if (status !== "booked" && status !== "done") return "closed";
		const photos = await jobPhotos(store, lead, appointment);
		if (photos.some((photo) => photo.id === id)) return "known";
		if (photos.length >= mostJobPhotos) return "full";
		const now = clock.now();
		const data: Photo = {
			owner: lead,
			width,
			height,
			bytes,
			hash,
			addedAt: now.toISOString(),
			job: { id: appointment, moment },
			purgeAfter: retention.leads(now),
		};
		const result = await store.commit([unchanged(found), { kind: "create", collection: "photos", id, data }]);
		if (result.ok) return "stored";
	}
}

/** Deletes a photo of a job, with its copies. It leaves the gallery in the same commit. False when it is gone already. */
export async function removeJobPhoto({ store, clock }: Parts, appointment: string, id: string): Promise<boolean> {
	for (const retry = retries(); ; retry()) {
		const photo = await store.get("photos", id);
		if (photo?.data.job?.id !== appointment || photo.data.copyOf) return false;
		const job = await store.get("jobs", appointment);
		const after = job && withoutPhoto(job.data, id, clock.now());
		const writes: Write[] = [
			{ kind: "delete", collection: "photos", id },
			...copyDeletions(id),
			// Even unchanged: a job that is published or allowed meanwhile refuses the commit.
			...(job && after ? [jobReplacement(job, after), ...droppedCopies(job.data.gallery, after.gallery)] : []),
		];
		if ((await store.commit(writes)).ok) return true;
	}
}

function unchanged(appointment: StoredDocument<Appointment>): Write {
	return { kind: "replace", collection: "appointments", ...appointment };
}

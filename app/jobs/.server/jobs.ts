import { everything } from "#app/.server/store/everything.ts";
import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import type { WithoutBytes } from "#app/model/documents.ts";
import type { Job } from "#app/model/jobs/job.ts";
import type { Lead, Photo, PhotoMoment } from "#app/model/leads/lead.ts";
import { isFreeVisit } from "#app/model/leads/return-visit.ts";
import type { Deletion, DocumentStore, Replacement, StoredDocument, Write } from "#app/model/ports.ts";

export type StoredJob = StoredDocument<Job>;

/** The finished jobs of a lead, the oldest first. */
export async function jobsOf(store: DocumentStore, lead: string): Promise<StoredJob[]> {
	const { documents } = await store.query("jobs", { where: [{ field: "lead", is: "=", value: lead }], limit: 1000 });
	return documents.toSorted((one, other) => (one.data.doneAt < other.data.doneAt ? -1 : 1));
}

/** Of all finished jobs of a lead, the one that its final amount is for: the last one that was paid. */
export function paidJob(lead: Pick<Lead, "desk">, oldestFirst: readonly StoredJob[]): StoredJob | undefined {
	return oldestFirst.findLast(({ id }) => !isFreeVisit(lead, id));
}

/** For the commit that deletes the lead. */
export async function jobDeletions(store: DocumentStore, lead: string): Promise<Deletion<"jobs">[]> {
	return (await jobsOf(store, lead)).map(({ id }) => ({ kind: "delete", collection: "jobs", id }));
}

/** For the commit that ends the appointment. An earlier ending that was undone may have left a job. */
export async function jobWrites(store: DocumentStore, id: string, job: Job): Promise<Write[]> {
	const before = await store.get("jobs", id);
	return [upsertWrite("jobs", id, before, job)];
}

/** Refuses the commit when somebody changed the job since it was read. */
export function jobReplacement({ id, version }: StoredJob, data: Job): Replacement<"jobs"> {
	return { kind: "replace", collection: "jobs", id, version, data };
}

export interface JobPhoto extends StoredDocument<WithoutBytes<Photo>> {
	moment: PhotoMoment;
}

/** The photos that a crew took at an appointment, in the order in which they arrived. */
export async function jobPhotos(store: DocumentStore, lead: string, appointment: string): Promise<JobPhoto[]> {
	const owned = await everything(store, "photos", {
		where: [{ field: "owner", is: "=", value: lead }],
		orderBy: { field: "addedAt", direction: "ascending" },
	});
	return owned.flatMap((photo) => {
		const { job, copyOf } = photo.data;
		return job?.id === appointment && !copyOf ? [{ ...photo, moment: job.moment }] : [];
	});
}

import { randomUUID } from "node:crypto";
import { workDay } from "#app/.server/mailings/due-again.ts";
import { retries } from "#app/.server/store/retries.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import type { GalleryEntry, GalleryPhoto } from "#app/model/jobs/gallery-entry.ts";
import type { WrittenEntry, WrittenPhoto } from "#app/model/jobs/gallery-form.ts";
import { type Job, withoutPublication } from "#app/model/jobs/job.ts";
import type { Photo } from "#app/model/leads/lead.ts";
import { type NamedMember, namedMember } from "#app/model/members/member.ts";
import type { Clock, Creation, DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { droppedCopies, galleryCopies } from "./gallery-copies.ts";
import { jobReplacement, type StoredJob } from "./jobs.ts";

interface Parts {
	store: DocumentStore;
	clock: Clock;
}

/**
 * `same`: the gallery shows this already, for example because the form was sent twice. `withdrawn`: the customer allows
 * nothing any more. `not-allowed`: they no longer allow a chosen photo. `conflict`: another member changed the entry.
 */
type PublishedJob = "published" | "changed" | "same" | "gone" | "withdrawn" | "not-allowed" | "conflict";

/**
 * Names what the gallery shows of a job, and the sentence that it may quote. A form sends it back: it can neither replace
 * what its member did not see nor quote what they did not read.
 */
export function shownVersion({ gallery, publication }: Pick<Job, "gallery" | "publication">): string {
	return fingerprint([gallery, publication?.sentence ?? ""]);
}

/**
 * Shows a job in the gallery, or changes what it shows. The smaller copies of the photos and the entry are one commit:
 * a customer who withdraws meanwhile refuses it, and the job is read again.
 */
export async function publishJob(
	parts: Parts,
	{ job: id, seen }: { job: string; seen: string },
	written: WrittenEntry,
	by: NamedMember,
): Promise<PublishedJob> {
	const { store, clock } = parts;
	for (const retry = retries(); ; retry()) {
		const job = await store.get("jobs", id);
		if (!job) return "gone";
		const { publication, gallery, publishedAt } = job.data;
		if (publication?.endedAt !== null) return "withdrawn";
		const photos = await chosenPhotos(store, job, written);
		if (!photos) return "not-allowed";
		const entry = await entryOf(store, job, written, photos, by);
		if (gallery && fingerprint({ ...entry, by: null }) === fingerprint({ ...gallery, by: null })) return "same";
		if (shownVersion(job.data) !== seen) return "conflict";
		const data: Job = { ...job.data, gallery: entry, publishedAt: publishedAt ?? clock.now().toISOString() };
		const result = await store.commit([
			jobReplacement(job, data),
			...(await copiesOf(store, photos)),
			...droppedCopies(gallery, entry),
		]);
		if (result.ok) return gallery ? "changed" : "published";
	}
}

/** Takes a job out of the gallery. The consent stays: it can be published again. False when nothing was shown. */
export async function takeDownJob({ store }: Pick<Parts, "store">, id: string): Promise<boolean> {
	for (const retry = retries(); ; retry()) {
		const job = await store.get("jobs", id);
		if (!job?.data.gallery) return false;
		const result = await store.commit([
			jobReplacement(job, { ...job.data, gallery: null, publishedAt: null }),
			...droppedCopies(job.data.gallery, null),
		]);
		if (result.ok) return true;
	}
}

/**
 * Ends the consent for a customer who wrote or called: the job leaves the gallery in the same commit, and only the customer
 * can allow it again. False when no consent stood.
 */
export async function withdrawForCustomer({ store, clock }: Parts, id: string): Promise<boolean> {
	for (const retry = retries(); ; retry()) {
		const job = await store.get("jobs", id);
		if (job?.data.publication?.endedAt !== null) return false;
		const data = withoutPublication(job.data, clock.now());
		const result = await store.commit([jobReplacement(job, data), ...droppedCopies(job.data.gallery, data.gallery)]);
		if (result.ok) return true;
	}
}

/** `YYYY-MM` of the appointment. */
export async function monthOf(store: DocumentStore, job: StoredJob): Promise<string> {
	return (await workDay(store, job)).slice(0, 7);
}

type ChosenPhotos = readonly [after: StoredDocument<Photo>, before?: StoredDocument<Photo>];

/** Null when the customer does not allow one of them, or it is gone. */
async function chosenPhotos(store: DocumentStore, job: StoredJob, written: WrittenEntry): Promise<ChosenPhotos | null> {
	const { photos = [] } = job.data.publication ?? {};
	const read = async ({ photo: id }: WrittenPhoto) => {
		const photo = photos.includes(id) ? await store.get("photos", id) : null;
		return photo?.data.job?.id === job.id && photo.data.owner === job.data.lead ? photo : null;
	};
	const after = await read(written.after);
	if (!written.before) return after && [after];
	const before = await read(written.before);
	return after && before && [after, before];
}

async function entryOf(
	store: DocumentStore,
	job: StoredJob,
	{ quotes, after, before, ...written }: WrittenEntry,
	[afterPhoto, beforePhoto]: ChosenPhotos,
	by: NamedMember,
): Promise<GalleryEntry> {
	const { gallery, publication } = job.data;
	const shown = {
		before: before && beforePhoto ? shownPhoto(before, beforePhoto) : null,
		after: shownPhoto(after, afterPhoto),
	};
	return {
		...written,
		...shown,
		// Browsers may have kept the pictures of an entry: other pictures need other addresses.
		id: gallery && hasSamePhotos(gallery, shown) ? gallery.id : randomUUID(),
		month: gallery?.month ?? (await monthOf(store, job)),
		sentence: quotes ? (publication?.sentence ?? "") : "",
		locale: publication?.locale ?? "fr",
		...(gallery?.isIllustration && { isIllustration: true }),
		by: namedMember(by),
	};
}

function shownPhoto({ photo, alt }: WrittenPhoto, { data: { width, height } }: StoredDocument<Photo>): GalleryPhoto {
	return { photo, alt, width, height };
}

type ShownPhotos = Pick<GalleryEntry, "before" | "after">;

function hasSamePhotos(one: ShownPhotos, other: ShownPhotos): boolean {
	return one.after.photo === other.after.photo && one.before?.photo === other.before?.photo;
}

async function copiesOf(store: DocumentStore, [after, before]: ChosenPhotos): Promise<Creation<"photos">[]> {
	return [...(await galleryCopies(store, after)), ...(before ? await galleryCopies(store, before) : [])];
}

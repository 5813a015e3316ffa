import { isDeepStrictEqual } from "node:util";
import { retries } from "#app/.server/store/retries.ts";
import { droppedCopies } from "#app/jobs/.server/gallery-copies.ts";
import { jobPhotos, jobReplacement } from "#app/jobs/.server/jobs.ts";
import type { Locale } from "#app/locale/locales.ts";
import {
	type Job,
	longestSentence,
	type Publication,
	withoutPublication,
	withPublication,
} from "#app/model/jobs/job.ts";
import { contactAt } from "#app/model/leads/last-contact.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { LeadParts } from "../lead-parts.ts";
import { getLead } from "../messages.ts";

interface AllowedPublication {
	/** The ids of photos of this job; others are left out. */
	photos: readonly string[];
	sentence: string;
	/** The sentence beside the box that was ticked, and its language. Null: not ticked, which allows less and no more. */
	proof: { text: string; locale: Locale } | null;
}

interface JobName {
	lead: string;
	job: string;
}

/**
 * Keeps what the customer allows to show in the gallery. What they no longer allow leaves it in the same commit. Without a
 * photo the consent ends: a sentence is shown beside a photo. Returns false when the job is gone.
 */
export async function allowPublication(
	parts: LeadParts,
	name: JobName,
	{ photos, sentence, proof }: AllowedPublication,
): Promise<boolean> {
	const known = new Set((await jobPhotos(parts.store, name.lead, name.job)).map(({ id }) => id));
	const chosen = [...new Set(photos)].filter((id) => known.has(id));
	const quoted = withoutControls(sentence).trim().slice(0, longestSentence);
	if (chosen.length === 0) return endPublication(parts, name);
	return changeJob(parts, name, (job, now) => {
		const before = job.publication?.endedAt === null ? job.publication : null;
		if (!proof) return before ? narrowed(job, before, chosen, quoted) : job;
		const given = { photos: chosen, sentence: quoted, ...proof };
		const isSame = before !== null && isDeepStrictEqual(pick(before), given);
		return isSame ? job : withPublication(job, { agreedAt: now.toISOString(), ...given, endedAt: null });
	});
}

/** Keeps the proof of the consent that stands, and nothing that it did not allow. */
function narrowed(job: Job, before: Publication, photos: readonly string[], sentence: string): Job {
	const left = before.photos.filter((id) => photos.includes(id));
	const after = { ...before, photos: left, sentence: sentence === before.sentence ? sentence : "" };
	return isDeepStrictEqual(before, after) || left.length === 0 ? job : withPublication(job, after);
}

/** The customer withdraws: the gallery shows nothing of this job from the same commit on. */
export function endPublication(parts: LeadParts, name: JobName): Promise<boolean> {
	return changeJob(parts, name, withoutPublication);
}

function pick({ photos, sentence, text, locale }: Publication) {
	return { photos, sentence, text, locale };
}

/** A customer's act on a job. It is a contact, which moves the end of the retention period. */
async function changeJob(
	{ store, clock }: { store: DocumentStore; clock: LeadParts["clock"] },
	{ lead: leadId, job: jobId }: JobName,
	change: (job: Job, now: Date) => Job,
): Promise<boolean> {
	for (const retry = retries(); ; retry()) {
		const [lead, job] = [await getLead(store, leadId), await store.get("jobs", jobId)];
		if (!lead || job?.data.lead !== leadId) return false;
		const now = clock.now();
		const after = change(job.data, now);
		if (after === job.data) return true;
		const data = { ...lead.data, ...contactAt(now.toISOString()) };
		const result = await store.commit([
			{ kind: "replace", collection: "leads", id: leadId, version: lead.version, data },
			jobReplacement(job, after),
			...droppedCopies(job.data.gallery, after.gallery),
		]);
		if (result.ok) return true;
	}
}

/** Everybody reads the sentence: it has no control characters, and none that turn the direction of the text around it. */
function withoutControls(text: string): string {
	return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (found) => (found === "\n" ? found : ""));
}

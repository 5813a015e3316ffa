import type { Locale, Localized } from "#app/locale/locales.ts";
import { addMonths } from "#app/time/days.ts";
import { type NamedMember, namedMember } from "../members/member.ts";
import type { GalleryEntry } from "./gallery-entry.ts";

/** The fields by which stores list a job. `typed-store.ts` computes them for every write. */
interface JobListing {
	/** ISO time of the consent while the gallery shows nothing of the job; null without a consent, and once it is shown. */
	toPublishSince: string | null;
}

/**
 * The work of an appointment that is done, under the id of the appointment. It is deleted with its lead. The fields of
 * `JobListing` are in every stored job; code that makes a job leaves them out.
 */
export interface Job extends JobContent, Partial<JobListing> {
	/** The id of the lead, which has the final amount. */
	lead: string;
	/** ISO time. */
	doneAt: string;
	/** The member who finished it. */
	by: NamedMember;
	/** When the work should be done again; null when nobody chose a time. */
	due: DueAgain | null;
	/** `YYYY-MM-DD`: the day of `due` until its outcome is known, then null. */
	dueOn: string | null;
	/** What the customer answered to "Is everything in order?". */
	answer: JobAnswer | null;
	/** What the customer allows to show in the gallery. */
	publication: Publication | null;
	/** What the gallery shows. Never more than the customer allows: `withPublication` takes it away. */
	gallery: GalleryEntry | null;
	/** ISO time; null while the gallery shows nothing of it. */
	publishedAt: string | null;
}

/** What a member fills in. */
export interface JobContent {
	/** What was to be done: the lines of the accepted quote, or the services asked. */
	lines: readonly JobLine[];
	/** A word to the customer; may be empty. */
	note: string;
	dueMonths: DueMonths | null;
}

export interface JobLine {
	text: Localized<string>;
	/** Before taxes; null without an accepted quote. */
	cents: number | null;
	isDone: boolean;
}

export const dueMonths = [6, 12, 18] as const;

export type DueMonths = (typeof dueMonths)[number];

/**
 * `mailed`: the customer was reminded. `returned`: they came back by themselves. `passed`: it was too late to remind them,
 * because they did not agree, had another mail this season, or the series was off.
 */
export type DueOutcome = "mailed" | "returned" | "passed";

export interface DueAgain {
	/** `YYYY-MM-DD`. */
	on: string;
	/** Null until it is known. */
	outcome: { kind: DueOutcome; at: string } | null;
}

export interface JobAnswer {
	isFine: boolean;
	/** ISO time of the last answer. */
	at: string;
	/** How often the customer answered: the number of the task that a "no" makes. */
	count: number;
}

/** The consent to show photos or a sentence in the gallery, with its proof. */
export interface Publication {
	agreedAt: string;
	/** The sentence beside the box, and its language. */
	text: string;
	locale: Locale;
	/** The ids of the photos that may be shown. */
	photos: readonly string[];
	/** Words of the customer that may be quoted; may be empty. */
	sentence: string;
	/** Null while the consent stands. Without the photos and the sentence afterwards. */
	endedAt: string | null;
}

export const longestNote = 600;
export const longestSentence = 300;
export const mostLines = 40;
export const mostJobPhotos = 60;

export const noJobContent: JobContent = { lines: [], note: "", dueMonths: null };

/** `day`: of the appointment. */
export function newJob(
	lead: string,
	content: JobContent,
	{ day, by, now }: { day: string; by: NamedMember; now: Date },
): Job {
	const on = content.dueMonths && addMonths(day, content.dueMonths);
	return {
		lead,
		...content,
		doneAt: now.toISOString(),
		by: namedMember(by),
		due: on ? { on, outcome: null } : null,
		dueOn: on,
		answer: null,
		publication: null,
		gallery: null,
		publishedAt: null,
	};
}

export function jobListing({ publication, gallery }: Pick<Job, "publication" | "gallery">): JobListing {
	const isAllowed = publication?.endedAt === null;
	return { toPublishSince: isAllowed && !gallery ? publication.agreedAt : null };
}

export function withDueOutcome(job: Job, kind: DueOutcome, now: Date): Job {
	return job.due ? { ...job, due: { ...job.due, outcome: { kind, at: now.toISOString() } }, dueOn: null } : job;
}

/** The reminder was dropped before it was sent: the job is due again, and its outcome is still open. */
export function withoutDueOutcome(job: Job): Job {
	return job.due ? { ...job, due: { ...job.due, outcome: null }, dueOn: job.due.on } : job;
}

/** Changes what the customer allows. What they no longer allow leaves the gallery with the same write. */
export function withPublication(job: Job, publication: Publication | null): Job {
	const allowed = publication?.endedAt === null ? publication : null;
	const gallery = job.gallery && allowed && stillAllowed(job.gallery, allowed);
	return { ...job, publication, gallery: gallery || null, publishedAt: gallery ? job.publishedAt : null };
}

/** Ends the consent: the proof that it stood is kept with the job, the photos and the sentence are not. */
export function withoutPublication(job: Job, now: Date): Job {
	if (!job.publication || job.publication.endedAt) return job;
	return withPublication(job, { ...job.publication, photos: [], sentence: "", endedAt: now.toISOString() });
}

/** A photo that was deleted is no longer allowed, nor shown. The consent ends with the last one. */
export function withoutPhoto(job: Job, photo: string, now: Date): Job {
	if (!job.publication?.photos.includes(photo)) return job;
	const photos = job.publication.photos.filter((id) => id !== photo);
	if (photos.length === 0) return withoutPublication(job, now);
	return withPublication(job, { ...job.publication, photos });
}

function stillAllowed(entry: GalleryEntry, { photos, sentence }: Publication): GalleryEntry | null {
	if (!photos.includes(entry.after.photo)) return null;
	const before = entry.before && photos.includes(entry.before.photo) ? entry.before : null;
	return { ...entry, before, sentence: entry.sentence === sentence ? sentence : "" };
}

import { inBatches } from "#app/.server/in-batches.ts";
import { hasReturned, workDay } from "#app/.server/mailings/due-again.ts";
import { countWithPhotos, jobsDoneBetween, jobsDueBetween } from "#app/jobs/.server/jobs-between.ts";
import type { DueOutcome, Job } from "#app/model/jobs/job.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import type { Period } from "./period.ts";

/** What happened after the work. */
interface JobFigures {
	done: DoneFigures;
	due: DueFigures;
}

/** The jobs that were finished in the period, by the day on which a member finished them. */
interface DoneFigures {
	count: number;
	/** Null when there are too many jobs to look for their photos. */
	withPhotos: number | null;
	fine: number;
	notFine: number;
	unanswered: number;
	/** Answered of all, from 0 to 1; null without any. */
	answered: number | null;
	/** The gallery shows them now. */
	shown: number;
}

/** The jobs whose work should be done again in the period. */
interface DueFigures {
	count: number;
	/** The customer was reminded. */
	mailed: number;
	/** The customer came back by themselves, or after the reminder. Null: too many to look for. */
	returned: number | null;
	/** Those of `returned` who were reminded. */
	returnedAfterMail: number | null;
	passed: number;
	/** The day has not come, or the series is off. */
	open: number;
}

/** Each job takes a few queries: a longer period would make the page slow, and Firestore charges for each. */
const mostLookups = 500;

export async function jobFigures(store: DocumentStore, period: Period): Promise<JobFigures> {
	const done = await jobsDoneBetween(store, period);
	const due = await jobsDueBetween(store, period);
	const withPhotos = done.length > mostLookups ? null : await countWithPhotos(store, done);
	const mailed = due.filter(({ data }) => outcomeOf(data) === "mailed");
	const answers = mailed.length > mostLookups ? null : await inBatches(mailed, (job) => returnedAfterMail(store, job));
	const cameBack = answers?.filter(Boolean).length ?? null;
	return { done: doneFigures(done, withPhotos), due: dueFigures(due, cameBack) };
}

function doneFigures(jobs: readonly StoredDocument<Job>[], withPhotos: number | null): DoneFigures {
	const count = (fits: (job: Job) => boolean) => jobs.filter(({ data }) => fits(data)).length;
	const unanswered = count(({ answer }) => answer === null);
	return {
		count: jobs.length,
		withPhotos,
		fine: count(({ answer }) => answer?.isFine === true),
		notFine: count(({ answer }) => answer?.isFine === false),
		unanswered,
		answered: jobs.length > 0 ? (jobs.length - unanswered) / jobs.length : null,
		shown: count(({ publishedAt }) => publishedAt !== null),
	};
}

function dueFigures(jobs: readonly StoredDocument<Job>[], returnedAfterMail: number | null): DueFigures {
	const count = (kind: DueOutcome | null) => jobs.filter(({ data }) => outcomeOf(data) === kind).length;
	return {
		count: jobs.length,
		mailed: count("mailed"),
		returned: returnedAfterMail === null ? null : count("returned") + returnedAfterMail,
		returnedAfterMail,
		passed: count("passed"),
		open: count(null),
	};
}

function outcomeOf({ due }: Job): DueOutcome | null {
	return due?.outcome?.kind ?? null;
}

/** Whether a reminded customer came back afterwards. Nobody is reminded who has another appointment: one that is there now was made after the reminder. */
async function returnedAfterMail(store: DocumentStore, job: StoredDocument<Job>): Promise<boolean> {
	const lead = await store.get("leads", job.data.lead);
	const { due } = job.data;
	if (!lead || !due?.outcome) return false;
	return hasReturned(store, lead, { id: job.id, day: await workDay(store, job), since: due.outcome.at, due });
}

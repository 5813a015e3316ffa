import type { StoredJob } from "#app/jobs/.server/jobs.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { FollowedPublication, FollowedReminder, JobNotice, JobPart } from "#app/model/estimate/followed-job.ts";
import { jobWords } from "#content/estimate/job-page.ts";
import { type FormResult, type JustDone, readResult, writeResult } from "./form-result.ts";

const parts = {
	fine: "question",
	"not-fine": "question",
	allowed: "publication",
	withdrawn: "publication",
	reminded: "reminder",
	stale: "reminder",
} as const satisfies Record<string, JobPart>;

export type JobOutcome = keyof typeof parts;

const outcomes = Object.keys(parts) as JobOutcome[];
const query = "job" satisfies JustDone;

/** The path of the page with the result of a form. The detail is the id of the job. */
export function jobResultPath(path: string, outcome: JobOutcome, job: string, now: Date): string {
	const said = new URLSearchParams({ [query]: writeResult({ outcome, at: now.getTime(), detail: job }) });
	return `${path}?${said}#job-notice`;
}

export function readJobResult(visited: URLSearchParams, now: Date): FormResult<JobOutcome> | null {
	return readResult(visited.get(query), outcomes, now);
}

interface JobNow {
	publication: FollowedPublication;
	reminder: FollowedReminder | null;
	locale: Locale;
}

/** Null for another job, or when the job is no longer as the result says. */
export function jobNotice(
	result: FormResult<JobOutcome> | null,
	{ id, data: { answer } }: StoredJob,
	{ publication, reminder, locale }: JobNow,
): JobNotice | null {
	if (!result || result.detail !== id) return null;
	const { outcome, at } = result;
	const isTrue: Record<JobOutcome, boolean> = {
		fine: answer?.isFine === true,
		"not-fine": answer?.isFine === false,
		allowed: publication.allowed !== null,
		withdrawn: publication.allowed === null,
		reminded: reminder !== null && reminder.form === null,
		stale: reminder !== null,
	};
	if (!isTrue[outcome]) return null;
	const tone = outcome === "stale" ? "warning" : "success";
	return { part: parts[outcome], key: `${outcome}.${at}`, tone, ...jobWords[locale].notices[outcome], link: null };
}

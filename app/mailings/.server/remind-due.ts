import { checkDue, type DueCheck } from "#app/.server/mailings/due-again.ts";
import type { MarketingParts } from "#app/.server/marketing/consents.ts";
import { jobReplacement, type StoredJob } from "#app/jobs/.server/jobs.ts";
import { mailWrite } from "#app/leads/.server/mail-write.ts";
import { type DueOutcome, withDueOutcome } from "#app/model/jobs/job.ts";
import { isLate, seasonEnd } from "#app/model/mailings/due-again.ts";
import { areSendingHours, withMade } from "#app/model/mailings/mail-series.ts";
import type { Clock, DocumentStore, QueryPage, Write } from "#app/model/ports.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import type { Handled } from "./walk.ts";

interface ReminderParts extends MarketingParts {
	clock: Clock;
	mailDomain: string;
}

/** Jobs that are due until this day and whose outcome is open, the longest due first. */
export function dueJobs(
	store: DocumentStore,
	until: string,
	page: { limit: number; cursor?: string },
): Promise<QueryPage<"jobs">> {
	return store.query("jobs", {
		where: [{ field: "dueOn", is: "<=", value: until }],
		orderBy: { field: "dueOn", direction: "ascending" },
		...page,
	});
}

/**
 * Decides about one job that is due. The mail, the outcome of the job, the season of the address and the figure of the
 * series are one commit, whose documents must be unchanged: two servers, a withdrawal meanwhile and a server that is
 * killed make one mail or none.
 */
export async function remindOf(parts: ReminderParts, job: StoredJob): Promise<Handled> {
	const now = parts.clock.now();
	const { dueOn } = job.data;
	if (dueOn === null) return "done";
	const check = await checkDue(parts, job);
	if (check.kind === "not" && check.reason === "returned") return settle(parts, job, "returned");
	if (check.kind === "gone" || isLate(dueOn, dayInMontreal(now))) return settle(parts, job, "passed");
	return check.kind === "allowed" && areSendingHours(now) ? remind(parts, job, check) : "done";
}

async function settle({ store, clock }: ReminderParts, job: StoredJob, outcome: DueOutcome): Promise<Handled> {
	const { ok } = await store.commit([jobReplacement(job, withDueOutcome(job.data, outcome, clock.now()))]);
	return ok ? "done" : "busy";
}

async function remind(
	parts: ReminderParts,
	job: StoredJob,
	{ lead, address }: Extract<DueCheck, { kind: "allowed" }>,
): Promise<Handled> {
	const { store, clock } = parts;
	const now = clock.now();
	const series = await store.get("mailSeries", "due-again");
	if (!series?.data.isOn || seasonEnd(address.data.mailedAt, now)) return "done";
	const reminded = jobReplacement(job, withDueOutcome(job.data, "mailed", now));
	const writes: Write[] = [
		reminded,
		{
			kind: "replace",
			collection: "mailAddresses",
			id: address.id,
			version: address.version,
			data: { ...address.data, mailedAt: now.toISOString() },
		},
		{ ...series, kind: "replace", collection: "mailSeries", data: withMade(series.data, 1) },
		mailWrite(`${job.id}-due-again`, "due-again", lead.id, parts, { job: job.id }),
	];
	const result = await store.commit(writes);
	if (result.ok) return "made";
	// The mail exists, for example after a backup was restored: without this, every run would try again.
	if (result.reason === "exists") await store.commit([reminded]);
	return "busy";
}

import { sayAppointment } from "#app/.server/say-appointment.ts";
import { retries } from "#app/.server/store/retries.ts";
import { jobReplacement } from "#app/jobs/.server/jobs.ts";
import type { Job, JobAnswer } from "#app/model/jobs/job.ts";
import { contactAt } from "#app/model/leads/last-contact.ts";
import { newTask } from "#app/model/leads/task.ts";
import type { Identity } from "#app/model/members/identity.ts";
import type { StoredDocument, Write } from "#app/model/ports.ts";
import { notFineTask } from "#content/staff/call-tasks.ts";
import { isConversationFull, mailsToTeam } from "../follow-lead.ts";
import type { LeadParts } from "../lead-parts.ts";
import { getLead, messageWrite, withCustomerMessage } from "../messages.ts";
import { callerOf } from "../tasks/caller.ts";

interface AnswerParts extends LeadParts {
	identity?: Pick<Identity, "member" | "members">;
}

interface GivenAnswer {
	isFine: boolean;
	/** Of a "no": what the customer says to the team, never empty. Of a "yes": not read. */
	text: string;
}

/** Each "no" is a message, a task and a mail. */
const mostAnswers = 10;

/**
 * `same`: this answer was given already, for example because the form was sent twice. `full`: the customer changed it too
 * often and has to call.
 */
type AnsweredJob = "answered" | "same" | "full" | "gone";

/**
 * Keeps the customer's answer to "Is everything in order?". A "no" is also a message in the conversation, a task for the
 * team that is due at once, and a mail to the team, all in one commit.
 */
export async function answerJob(
	parts: AnswerParts,
	{ lead: leadId, job: jobId }: { lead: string; job: string },
	{ isFine, text }: GivenAnswer,
): Promise<AnsweredJob> {
	for (const retry = retries(); ; retry()) {
		const [lead, job] = [await getLead(parts.store, leadId), await parts.store.get("jobs", jobId)];
		if (!lead || job?.data.lead !== leadId) return "gone";
		if (job.data.answer?.isFine === isFine) return "same";
		if ((job.data.answer?.count ?? 0) >= mostAnswers) return "full";
		if (!isFine && (await isConversationFull(parts.store, leadId))) return "full";
		const at = parts.clock.now().toISOString();
		const answer: JobAnswer = { isFine, at, count: (job.data.answer?.count ?? 0) + 1 };
		const answered = jobReplacement(job, { ...job.data, answer });
		const name = `${jobId}-answer-${answer.count}`;
		const said = isFine ? null : withCustomerMessage(lead.data, leadId, { at, text, photos: [] });
		const result = await parts.store.commit([
			{
				kind: "replace",
				collection: "leads",
				id: leadId,
				version: lead.version,
				data: { ...(said?.lead ?? lead.data), ...contactAt(at) },
			},
			answered,
			...(said ? [messageWrite(name, said.message), await taskFor(job, lead, name, parts)] : []),
			...(said ? await mailsToTeam(lead, name, parts) : []),
		]);
		if (result.ok) return "answered";
	}
}

async function taskFor(
	{ id, data: job }: StoredDocument<Job>,
	lead: NonNullable<Awaited<ReturnType<typeof getLead>>>,
	name: string,
	parts: AnswerParts,
): Promise<Write> {
	const now = parts.clock.now();
	const appointment = await parts.store.get("appointments", id);
	const by = await callerOf(lead.data, job.by, parts);
	const text = notFineTask(lead.data.name, appointment ? sayAppointment(appointment.data, "fr") : "");
	const data = newTask(lead.id, { text, dueAt: now.toISOString(), assignee: by }, by, now);
	return { kind: "create", collection: "tasks", id: name, data };
}

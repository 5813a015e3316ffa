import { jobsOf, paidJob } from "#app/jobs/.server/jobs.ts";
import { formatWithCents } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { formatDate } from "#app/time/format.ts";
import { photoViews } from "./photo-views.ts";

export type DoneWorkData = NonNullable<Awaited<ReturnType<typeof doneWork>>>;

/** What was done at an appointment, for its page; null when nobody said. */
export async function doneWork(
	store: DocumentStore,
	{ lead, appointment }: { lead: StoredDocument<Lead>; appointment: string },
	locale: Locale,
) {
	const jobs = await jobsOf(store, lead.id);
	const job = jobs.find(({ id }) => id === appointment)?.data;
	if (!job) return null;
	const { finalAmount } = lead.data;
	return {
		lines: job.lines.map(({ text, isDone }) => ({ text: text[locale], isDone })),
		note: job.note,
		amount:
			typeof finalAmount === "number" && paidJob(lead.data, jobs)?.id === appointment
				? formatWithCents(finalAmount, locale)
				: null,
		dueOn: job.due && formatDate(job.due.on, locale),
		photos: await photoViews(store, { lead: lead.id, appointment }),
	};
}

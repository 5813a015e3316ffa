import { createElement } from "react";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { sayFinalAmount, sayLines } from "#app/.server/say-job.ts";
import type { Job } from "#app/model/jobs/job.ts";
import type { Lead, OutboxEntry } from "#app/model/leads/lead.ts";
import type { DocumentStore, Mail } from "#app/model/ports.ts";
import { formatDate } from "#app/time/format.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { mailWords as frenchWords } from "#content/mail/fr.ts";
import { jobMailWords } from "#content/mail/job-done.ts";
import type { SiteContent } from "../content/site-content.ts";
import { followPath } from "./follow-path.ts";
import { type RenderedMail, renderMail } from "./render.ts";

interface Parts {
	store: DocumentStore;
	content: SiteContent;
	origin: string;
}

const words = { fr: frenchWords, en: englishWords };

/** Returns null when the lead is gone, or the job was undone. */
export async function writeJobMail(
	{ leadId, job: id = "" }: OutboxEntry,
	{ store, content, origin }: Parts,
): Promise<Omit<Mail, "messageId" | "from"> | null> {
	const [lead, job] = [(await store.get("leads", leadId))?.data, (await store.get("jobs", id))?.data];
	if (!lead || job?.lead !== leadId) return null;
	const reader = content.reader();
	const day = (await store.get("appointments", id))?.data.day ?? dayInMontreal(new Date(job.doneAt));
	const mail = await renderJobMail(lead, job, { day, reader, origin });
	return { ...mail, to: lead.email ?? "", replyTo: reader.read("company").email };
}

/** In the customer's language. Nothing in it depends on what the customer answers later. */
export async function renderJobMail(
	lead: Lead,
	job: Pick<Job, "lines" | "note">,
	{ day, reader, origin }: { day: string; reader: ContentReader; origin: string },
): Promise<RenderedMail> {
	const { JobDoneMail } = await import("./templates/job-done.tsx");
	const { locale, followToken } = lead;
	const subject = jobMailWords[locale].subject(formatDate(day, locale));
	return renderMail(
		subject,
		createElement(JobDoneMail, {
			...{ lead, subject, note: job.note, ...sayLines(job, locale) },
			company: reader.read("company"),
			words: words[locale],
			amount: sayFinalAmount(lead, locale),
			followLink: followToken && origin + followPath(locale, followToken),
		}),
	);
}

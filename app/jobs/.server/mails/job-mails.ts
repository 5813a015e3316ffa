import { createElement } from "react";
import { expandText } from "#app/.server/content/expand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { followPath } from "#app/.server/mail/link-paths.ts";
import { type RenderedMail, renderMail } from "#app/.server/mail/render.ts";
import { sayFinalAmount, sayLines } from "#app/.server/say-job.ts";
import type { Job } from "#app/model/jobs/job.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { formatDate } from "#app/time/format.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { mailWords as frenchWords } from "#content/mail/fr.ts";
import { jobMailWords } from "#content/mail/job-done.ts";

const words = { fr: frenchWords, en: englishWords };

/** In the customer's language. Nothing in it depends on what the customer answers later. */
export async function renderJobMail(
	lead: Lead,
	job: Pick<Job, "lines" | "note">,
	{ day, reader, origin }: { day: string; reader: ContentReader; origin: string },
): Promise<RenderedMail> {
	const { JobDoneMail } = await import("./job-done.tsx");
	const { locale, followToken } = lead;
	const subject = jobMailWords[locale].subject(formatDate(day, locale));
	return renderMail(
		subject,
		createElement(JobDoneMail, {
			lead,
			subject,
			note: job.note,
			...sayLines(job, locale),
			company: reader.read("company"),
			words: words[locale],
			ask: expandText(jobMailWords[locale].ask, locale, reader),
			amount: sayFinalAmount(lead, locale),
			followLink: followToken && origin + followPath(locale, followToken),
		}),
		{ reader, origin },
	);
}

import { isSeriesOn } from "#app/.server/mailings/is-series-on.ts";
import { marketingOf } from "#app/.server/marketing/consents.ts";
import { jobsOf, paidJob, type StoredJob } from "#app/jobs/.server/jobs.ts";
import { mayPublish } from "#app/jobs/.server/office/publishers.ts";
import { shownPhotos } from "#app/jobs/.server/office/shown-photos.ts";
import { entryPath } from "#app/jobs/office/gallery-path.ts";
import { formatMoney } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Job } from "#app/model/jobs/job.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { kindsOf } from "#app/model/privacy/mail-kinds.ts";
import { formatDate } from "#app/time/format.ts";
import { formatMonth } from "#app/time/format-day.ts";
import { jobPanelWords as english } from "#content/staff/job-panel.en.ts";
import { jobPanelWords as french, type JobPanelWords } from "#content/staff/job-panel.fr.ts";
import { sayMoment } from "../say-time.ts";

interface Parts {
	store: DocumentStore;
	secret: string;
}

type Reader = Pick<Member, "role" | "locale">;

export function jobPanelWordsIn(locale: Locale): JobPanelWords {
	return locale === "fr" ? french : english;
}

/** The finished jobs of a lead, the newest first. One of them has the final amount. */
export async function jobViews(lead: StoredDocument<Lead>, parts: Parts, member: Reader, now: Date) {
	const jobs = await jobsOf(parts.store, lead.id);
	const views = await Promise.all(jobs.toReversed().map((job) => jobView(job, lead, parts, member, now)));
	const paid = paidJob(lead.data, jobs);
	return views.map((view) => (view.id === paid?.id ? view : { ...view, amount: null }));
}

export async function jobView(
	job: StoredJob,
	{ data: lead }: StoredDocument<Lead>,
	parts: Parts,
	{ role, locale }: Reader,
	now: Date,
) {
	const words = jobPanelWordsIn(locale);
	const { id, data } = job;
	const { agreed } = await marketingOf(lead, parts);
	const isOff = data.due !== null && !data.due.outcome && !(await isSeriesOn(parts.store, "due-again"));
	const isAgreed = agreed !== null && kindsOf(agreed).includes("due-again");
	return {
		id,
		done: words.done(formatDate(data.doneAt, locale), data.by.name),
		lines: data.lines.map(({ text, isDone }) => ({ text: text[locale], isDone })),
		note: data.note,
		amount: lead.finalAmount != null ? formatMoney(lead.finalAmount, locale) : null,
		due: isOff ? sayOff(data, words, locale) : sayDue(data, isAgreed, words, locale),
		/** Where reminders are turned on; null for members who may not, and while they are on. */
		dueLink: isOff && role === "administrator" ? "/admin/envois#due-again" : null,
		answer: sayAnswer(data, words, now, locale),
		photos: await shownPhotos(parts.store, job),
		publication: sayPublication(data, words, locale),
		editor: mayPublish(role) && data.publication?.endedAt === null ? entryPath(id) : null,
		isPublished: data.gallery !== null,
	};
}

export type JobView = Awaited<ReturnType<typeof jobView>>;

/** "Rappel d’entretien prévu en novembre 2027, le client a accepté de le recevoir". */
function sayDue({ due }: Job, isAgreed: boolean, { due: words }: JobPanelWords, locale: Locale): string | null {
	if (!due) return null;
	if (due.outcome) return words[due.outcome.kind](formatDate(due.outcome.at, locale));
	return `${words.planned(formatMonth(due.on.slice(0, 7), locale))}, ${isAgreed ? words.agreed : words.notAgreed}`;
}

/** While reminders are off none is planned. */
function sayOff({ due }: Job, { due: words }: JobPanelWords, locale: Locale): string | null {
	return due && `${words.advised(formatMonth(due.on.slice(0, 7), locale))}. ${words.off}`;
}

function sayAnswer({ answer }: Job, { answer: words }: JobPanelWords, now: Date, locale: Locale) {
	if (!answer) return { isFine: null, text: words.none };
	const said = answer.isFine ? words.fine : words.notFine;
	return { isFine: answer.isFine, text: words.at(said, sayMoment(answer.at, now, locale)) };
}

function sayPublication({ publication, publishedAt }: Job, { publication: words }: JobPanelWords, locale: Locale) {
	if (!publication) return words.none;
	if (publication.endedAt) return words.ended(formatDate(publication.endedAt, locale));
	if (publishedAt) return words.published(formatDate(publishedAt, locale));
	return words.allowed(publication.photos.length, publication.sentence !== "");
}

import { expand } from "#app/.server/content/expand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { isSeriesOn } from "#app/.server/mailings/is-series-on.ts";
import { reminderState } from "#app/.server/marketing/reminder-consent.ts";
import type { LoadContext } from "#app/.server/pages/loaded-page.ts";
import { sayAppointment, sayPeople } from "#app/.server/say-appointment.ts";
import { sayFinalAmount, sayLines } from "#app/.server/say-job.ts";
import { readCrews } from "#app/appointments/.server/crews.ts";
import { type JobPhoto, jobPhotos, jobsOf, paidJob, type StoredJob } from "#app/jobs/.server/jobs.ts";
import { capitalized } from "#app/locale/first-letter.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { FollowedJob, JobPhotoView } from "#app/model/estimate/followed-job.ts";
import type { FollowedLead } from "#app/model/estimate/step-content.ts";
import type { Job } from "#app/model/jobs/job.ts";
import { type Lead, type PhotoMoment, photoMoments } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { formatDate } from "#app/time/format.ts";
import { jobWords } from "#content/estimate/job-page.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";
import { leafOf } from "./calendar-leaf.ts";
import { followedPublication } from "./followed-publication.ts";
import { followedReminder } from "./followed-reminder.ts";
import { isGuaranteeOver } from "./guarantee.ts";
import { jobNotice, readJobResult } from "./job-notice.ts";
import { photoPath } from "./load-steps.ts";

/** The finished jobs of a lead as its customer sees them, the newest first. */
export async function followedJobs(lead: StoredDocument<Lead>, context: LoadContext): Promise<FollowedJob[]> {
	const jobs = await jobsOf(context.services.store, lead.id);
	const paid = paidJob(lead.data, jobs);
	return Promise.all(
		jobs.toReversed().map((job, index) => followedJob(lead, job, { index, isPaid: job === paid }, context)),
	);
}

async function followedJob(
	lead: StoredDocument<Lead>,
	job: StoredJob,
	{ index, isPaid }: { index: number; isPaid: boolean },
	context: LoadContext,
): Promise<FollowedJob> {
	const { locale, reader, services, now, visitor } = context;
	const { store } = services;
	const words = jobWords[locale];
	const { note, answer } = job.data;
	const appointment = (await store.get("appointments", job.id))?.data ?? null;
	const photos = await jobPhotos(store, lead.id, job.id);
	const [state, isOn] = [await reminderState(lead.data, services), await isSeriesOn(store, "due-again")];
	const reminder = followedReminder(job.data, state, isOn, lead.data, context);
	const isOver = isGuaranteeOver(appointment?.day ?? job.data.doneAt, reader, now);
	const part = expand(words.part, locale, reader);
	const { question } = requestPageWords[locale].afterGuarantee;
	const answered = answer && answerSaid(answer, lead.data, locale);
	const publication = followedPublication(job.data, reader.read("company").name, locale);
	return {
		id: job.id,
		suffix: index === 0 ? "" : `-${index + 1}`,
		words: isOver ? { ...part, question: { ...part.question, lead: question } } : part,
		isGuaranteeOver: isOver,
		...sayLines(job.data, locale),
		note,
		answered,
		publication,
		reminder,
		when: appointment && {
			leaf: leafOf(appointment.day, locale),
			tag: words.tag,
			when: capitalized(sayAppointment(appointment, locale)),
		},
		crew: appointment ? await crewOf(appointment, context) : "",
		amount: isPaid ? sayFinalAmount(lead.data, locale) : null,
		photos: photoMoments
			.map((moment) => ({ heading: words.moments[moment], list: viewsOf(photos, moment, job.data, locale) }))
			.filter(({ list }) => list.length > 0),
		reviews: reader.pick("company", ({ reviews }) => reviews),
		notice: jobNotice(readJobResult(visitor.query, now), job, { publication, reminder, locale }),
	};
}

/** Where a lead that is done stands, by the answer to its last job. Null for the usual words. */
export function jobStanding(
	[job]: readonly FollowedJob[],
	{ status }: Pick<Lead, "status">,
	locale: Locale,
	reader: ContentReader,
): Pick<FollowedLead["standing"], "text" | "todo"> | null {
	if (!job || status !== "done") return null;
	const { open, fine, notFine } = expand(jobWords[locale].standing, locale, reader);
	const answered = job.answered && (job.answered.isFine ? fine : notFine);
	return job.isGuaranteeOver && answered === fine
		? { ...fine, todo: requestPageWords[locale].afterGuarantee.todo }
		: (answered ?? open);
}

/** The labels of links to the last job; empty for what needs none. */
export function jobTodo([job]: readonly FollowedJob[], { status }: Pick<Lead, "status">, locale: Locale) {
	const { question, photos } = jobWords[locale].todo;
	return {
		question: job && status === "done" && !job.answered ? question : "",
		jobPhotos: job && job.photos.length > 0 ? photos : "",
	};
}

async function crewOf({ crew: id }: Appointment, { locale, reader, services }: LoadContext): Promise<string> {
	const crews = await readCrews(services.store, reader.read("company"));
	const crew = crews.find((each) => each.id === id);
	return crew ? capitalized(sayPeople(crew.size, locale)) : "";
}

function answerSaid(
	{ isFine, at }: NonNullable<Job["answer"]>,
	{ phone }: Pick<Lead, "phone">,
	locale: Locale,
): FollowedJob["answered"] {
	const { fine, called, written } = jobWords[locale].answered;
	const day = formatDate(at, locale);
	return { isFine, ...(isFine ? fine(day) : phone ? called(day) : written(day)) };
}

function viewsOf(photos: readonly JobPhoto[], moment: PhotoMoment, { publication }: Job, locale: Locale) {
	const name = jobWords[locale].photo[moment];
	const allowed = publication?.photos ?? [];
	return photos
		.filter((photo) => photo.moment === moment)
		.map(
			({ id, data: { width, height } }, index): JobPhotoView => ({
				id,
				path: photoPath(id),
				width,
				height,
				alt: name(index + 1),
				isAllowed: allowed.includes(id),
			}),
		);
}

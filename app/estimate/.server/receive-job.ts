import { redirect } from "react-router";
import { readFormKey } from "#app/.server/form-key.ts";
import { allowReminder } from "#app/.server/marketing/reminder-consent.ts";
import { answerJob } from "#app/leads/.server/jobs/answer-job.ts";
import { allowPublication, endPublication } from "#app/leads/.server/jobs/publication.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { textOf } from "#app/model/estimate/step-intent.ts";
import { typedValues } from "#app/model/forms/form-refusal.ts";
import { type Job, longestSentence } from "#app/model/jobs/job.ts";
import { withLineFeeds } from "#app/model/leads/contact-fields.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { jobWords } from "#content/estimate/job-page.ts";
import { failed, keeping, type OpenStep, wrong } from "./check-step.ts";
import { kindsNamed, reminderSentence } from "./followed-reminder.ts";
import type { JustDone } from "./form-result.ts";
import { type JobOutcome, jobResultPath } from "./job-notice.ts";
import { addUnsaid, fullConversation } from "./unsaid-words.ts";

const longestText = 2000;

const intents = ["job-fine", "job-not-fine", "job-publish", "job-withdraw", "job-remind"] as const;

type JobIntent = (typeof intents)[number];

export function isJobIntent(intent: string): intent is JobIntent {
	return (intents as readonly string[]).includes(intent);
}

interface JobForm extends OpenStep {
	lead: StoredDocument<Lead>;
	job: StoredDocument<Job>;
	path: string;
}

/** Receives the forms about a finished job: the answer, the consent to publish, the reminder. */
export function receiveJob(step: OpenStep, lead: StoredDocument<Lead>, path: string) {
	const { form, services } = step;
	const isOften = services.limits.changes.isOver(lead.id, services.clock.now().getTime());
	// A consent can be withdrawn at any time.
	if (isOften && form.get("intent") !== "job-withdraw") return failed("busy", form, 429);
	return keeping(step, form, async () => {
		const job = await services.store.get("jobs", textOf(form, "job"));
		const intent = form.get("intent") as JobIntent;
		if (job?.data.lead !== lead.id) return withoutJob(step, lead, path, intent);
		const received: JobForm = { ...step, lead, job, path };
		switch (intent) {
			case "job-fine": {
				const outcome = await answerJob(services, namesOf(received), { isFine: true, text: "" });
				return outcome === "full" ? failed("busy", form, 429) : done(received, "fine");
			}
			case "job-not-fine":
				return receiveNo(received);
			case "job-publish":
				return receivePublication(received);
			case "job-withdraw":
				await endPublication(services, namesOf(received));
				await services.content.refreshGallery();
				return done(received, "withdrawn");
			case "job-remind":
				return receiveReminder(received);
		}
	});
}

/** A member undid the job meanwhile, or the id is made up. What the customer wrote still reaches the team. */
async function withoutJob(step: OpenStep, lead: StoredDocument<Lead>, path: string, intent: JobIntent) {
	const text = withLineFeeds(textOf(step.form, "problem")).trim();
	if (intent !== "job-not-fine" || !text) return redirect(path, { status: 303 });
	if (text.length > longestText) return wrong({ message: { code: "too-long" } }, { message: text });
	return (await addUnsaid(step, lead, text)) === "full" ? fullConversation(text) : toAdded(path);
}

async function receiveNo(received: JobForm) {
	const { form, services, requestContext, lead, path } = received;
	const problem = withLineFeeds(textOf(form, "problem"));
	const typed = problem.trim();
	if (typed.length > longestText) return wrong({ problem: { code: "too-long" } }, typedValues(form));
	const text = [jobWords[requestContext.locale].notFine, typed].filter(Boolean).join("\n\n");
	const outcome = await answerJob(services, namesOf(received), { isFine: false, text });
	// The answer stands already: another tab adds its words to the conversation, a second press adds nothing.
	if (outcome === "answered") return done(received, "not-fine");
	if (outcome === "full") return failed("busy", form, 429);
	const words = await addUnsaid(received, lead, typed, [text]);
	if (words === "full") return failed("busy", form, 429);
	return words === "added" ? toAdded(path) : done(received, "not-fine");
}

function toAdded(path: string) {
	return redirect(`${path}?${"added" satisfies JustDone}#added`, { status: 303 });
}

async function receivePublication(received: JobForm) {
	const { form, services, requestContext, job } = received;
	const photos = form.getAll("photo").filter((id) => typeof id === "string");
	const sentence = withLineFeeds(textOf(form, "sentence")).trim();
	const isAgreed = form.get("consent") === "on";
	const errors = publicationErrors({ photos, sentence, isAgreed }, job.data);
	if (Object.keys(errors).length > 0) return wrong(errors, typedValues(form));
	const { locale } = requestContext;
	const text = jobWords[locale].publication.consent(services.content.reader().read("company").name);
	const proof = isAgreed ? { text, locale } : null;
	await allowPublication(services, namesOf(received), { photos, sentence, proof });
	await services.content.refreshGallery();
	return done(received, photos.length === 0 && sentence === "" ? "withdrawn" : "allowed");
}

interface Asked {
	photos: readonly string[];
	sentence: string;
	isAgreed: boolean;
}

/** Allowing less than before needs no new consent, and nothing at all withdraws it. */
function publicationErrors({ photos, sentence, isAgreed }: Asked, { publication }: Job): StepAnswer["errors"] {
	if (sentence.length > longestSentence) return { sentence: { code: "too-long" } };
	const allowed = publication?.endedAt === null ? publication : null;
	const isNothing = photos.length === 0 && sentence === "";
	if (isNothing && allowed) return {};
	// A sentence is shown beside a photo, never alone.
	if (photos.length === 0) return { photo: { code: "missing" } };
	const isLess =
		allowed && photos.every((id) => allowed.photos.includes(id)) && (sentence === "" || sentence === allowed.sentence);
	return isAgreed || isLess ? {} : { consent: { code: "missing" } };
}

async function receiveReminder(received: JobForm) {
	const { form, services, requestContext, lead, path } = received;
	if (form.get("remind") !== "on") return wrong({ remind: { code: "missing" } }, typedValues(form));
	const variant = form.get("variant") === "with-promotions" ? "with-promotions" : "alone";
	const { locale } = requestContext;
	const outcome = await allowReminder(services, lead.id, {
		text: reminderSentence(variant, services.content.reader().read("company").name, locale),
		locale,
		kinds: kindsNamed(variant),
		shownAt: readFormKey(textOf(form, "key"), services.secret)?.issuedAt ?? new Date(0),
	});
	if (outcome === "refused") return redirect(path, { status: 303 });
	return done(received, outcome === "stale" ? "stale" : "reminded");
}

function namesOf({ lead, job }: JobForm): { lead: string; job: string } {
	return { lead: lead.id, job: job.id };
}

function done({ services, path, job }: JobForm, outcome: JobOutcome) {
	return redirect(jobResultPath(path, outcome, job.id, services.clock.now()), { status: 303 });
}

import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { issueFormKey } from "#app/.server/form-key.ts";
import type { LoadContext } from "#app/.server/pages/loaded-page.ts";
import { addJobPhoto, jobPhotoId } from "#app/jobs/.server/job-photos.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { ReviewPage } from "#app/model/company.ts";
import type { Job, JobContent } from "#app/model/jobs/job.ts";
import type { Lead, PhotoMoment } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { contactLead, create } from "../../../tests/mail/sample-leads.ts";
import { followedJobs } from "./followed-job.ts";
import { openForms, origin, secret } from "./form-requests.testing.ts";
import { receiveFollow } from "./receive-follow.ts";
import { rememberFollowed } from "./visitor-cookies.ts";

const token = "sPnTgmGK3pVqXn6b2cHrYw";
const member = { id: "m", name: "Camille" };
const place = { crew: "equipe-1", day: "2026-11-19", window: { from: "10:00", to: "12:00" }, minutes: 120, travel: 30 };

export const sampleWork: JobContent = {
	lines: [
		{ text: { fr: "Conduit de sécheuse", en: "Dryer duct" }, cents: 119_00, isDone: true },
		{ text: { fr: "Sortie au toit", en: "Roof outlet" }, cents: null, isDone: false },
	],
	note: "Le toit était glacé.",
	dueMonths: 12,
};

/** A lead whose appointment is done, under the id `work`, and its page. */
export async function openFinishedJob(person: Partial<Lead> = {}, work = sampleWork) {
	const forms = await openForms(new Date("2026-11-16T15:00:00Z"));
	const { store, services } = forms;
	const refreshed = { count: 0 };
	const reader = originalContent.reader();
	const reviews: ReviewPage[] = [];
	const company = { ...reader.read("company"), trust: { guaranteeDays: 30 }, reviews };
	const withReviews = {
		...reader,
		read: (id: "company") => (id === "company" ? company : reader.read(id)),
		pick: (id: "company", pick: (value: typeof company) => unknown) =>
			id === "company" ? pick(company) : reader.pick(id, pick as never),
	};
	Object.assign(services, {
		content: {
			reader: () => withReviews,
			refreshGallery: () => Promise.resolve(void refreshed.count++),
		},
	});
	const change = (wanted: object, id?: string) =>
		changeLead(services, "lead", member, Number.POSITIVE_INFINITY, { kind: "appointment", ...wanted } as never, id);
	const series = { isOn: true, changedAt: "2026-11-01T12:00:00.000Z", by: member, made: 0 };
	await store.commit([
		create("leads", "lead", { ...contactLead, followToken: token, ...person }),
		create("mailSeries", "due-again", series),
	]);
	await change({ to: "booked", of: null, reminds: true, accepted: [], tells: false, text: "", place }, "work");
	forms.pass(3 * 24 * 60 * 60 * 1000 + 60 * 60 * 1000);
	await change({ to: "done", of: { id: "work", sequence: 0 }, finalAmount: 119_00, job: work });
	const [cookies = ""] = rememberFollowed("lead", { origin, secret, now: services.clock.now() }).split(";");

	return {
		...forms,
		reader: withReviews as typeof reader,
		reviews,
		refreshed,
		cookies,
		async lead() {
			return (await store.get("leads", "lead")) as StoredDocument<Lead>;
		},
		async turnOffReminders() {
			await store.commit([{ kind: "delete", collection: "mailSeries", id: "due-again" }]);
		},
		async job() {
			return (await store.get("jobs", "work"))?.data as Job;
		},
		/** A form of the page that was rendered now. */
		send(fields: Record<string, string> | [string, string][], { locale = "fr" as Locale, passed = true } = {}) {
			const body = new FormData();
			body.set("job", "work");
			body.set("key", issueFormKey(secret, services.clock.now()));
			for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields)) {
				if (name === "photo") body.append(name, value);
				else body.set(name, value);
			}
			return forms.send(receiveFollow, { params: { token }, locale, fields: body, ...(passed && { cookies }) });
		},
		async photo(text: string, moment: PhotoMoment = "after") {
			const hash = text.padEnd(20, "-");
			await addJobPhoto(services, "work", moment, { bytes: Buffer.from(text), width: 4, height: 3, hash });
			return jobPhotoId("work", hash);
		},
		async shown(locale: Locale = "fr", query = "") {
			const context = { locale, services, reader: withReviews, now: services.clock.now() };
			const visitor = { query: new URLSearchParams(query), cookies };
			const found = (await store.get("leads", "lead")) as StoredDocument<Lead>;
			const [job] = await followedJobs(found, { ...context, visitor } as unknown as LoadContext);
			if (!job) throw new Error("There is no job");
			return job;
		},
	};
}

export type FinishedJob = Awaited<ReturnType<typeof openFinishedJob>>;

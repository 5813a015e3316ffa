import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { renamedContent } from "#app/.server/content/renamed-content.testing.ts";
import { locales } from "#app/locale/locales.ts";
import type { Company } from "#app/model/company.ts";
import { type JobContent, newJob } from "#app/model/jobs/job.ts";
import { type BookingMails, openBookingMails } from "../../../../tests/mail/booking-mails.ts";
import { contactLead, create } from "../../../../tests/mail/sample-leads.ts";
import { renderJobMail } from "./job-mails.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

const origin = "https://www.airelle.example";
const token = "A".repeat(22);
const content: JobContent = {
	lines: [
		{ text: { fr: "Conduit de sécheuse", en: "Dryer duct" }, cents: 119_00, isDone: true },
		{ text: { fr: "Sortie au toit", en: "Roof outlet" }, cents: null, isDone: false },
	],
	note: "Clapet à remplacer.\n\nÀ bientôt!",
	dueMonths: 12,
};
const lead = { ...contactLead, status: "done", finalAmount: 119_00, followToken: token } as const;
const reader = originalContent.reader();
const day = "2026-11-19";

describe("the mail after the work", () => {
	it.each(locales)("says what was done, the amount with taxes and where to answer, in %s", async (locale) => {
		const { subject, text, html } = await renderJobMail({ ...lead, locale }, content, { day, reader, origin });
		const parts =
			locale === "fr"
				? ["Conduit de sécheuse", "Pas fait", "Sortie au toit", "136,82\u00a0$", "Tout est-il en ordre?"]
				: ["Dryer duct", "Not done", "Roof outlet", "$136.82", "Is everything in order?"];
		for (const part of [...parts, "Clapet à remplacer.", token]) expect(text).toContain(part);
		expect(subject).toContain(locale === "fr" ? "19 novembre 2026" : "November 19, 2026");
		// No review pages are known.
		expect(html).not.toMatch(/avis en public|review in public|promotion|rabais|discount/i);
	});

	it.each(locales)("promises the guarantee of the settings, in %s", async (locale) => {
		const said = async (site: typeof originalContent) =>
			(await renderJobMail({ ...lead, locale }, content, { day, reader: site.reader(), origin })).text;
		expect(await said(renamedContent)).toMatch(/30\s(?:jours|days)/);
		expect(await said(originalContent)).toMatch(/7\s(?:jours|days)/);
	});

	it("has the review pages of the settings", async () => {
		const reviews: Company["reviews"] = [{ name: "Avis d’ici", url: "https://avis.example/airelle" }];
		const company = { ...reader.read("company"), reviews };
		const other = { ...reader, read: (id) => (id === "company" ? company : reader.read(id)) } as ContentReader;
		const { text } = await renderJobMail(lead, content, { day, reader: other, origin });
		expect(text).toContain("https://avis.example/airelle");
		expect(text).toContain("Nous n’offrons rien en échange");
	});
});

describe("the stored mail after the work", () => {
	let mails: BookingMails;
	beforeEach(async () => {
		mails = await openBookingMails();
		const job = newJob("lead", content, { day, by: { id: "m", name: "M" }, now: new Date() });
		await mails.store.commit([
			create("leads", "lead", lead),
			create("jobs", "work", job),
			create("outbox", "work-job-done", {
				template: "job-done",
				leadId: "lead",
				job: "work",
				messageId: "<m@airelle.example>",
				status: "pending",
				attempts: 0,
				nextAttemptAt: "",
				createdAt: "",
				lastError: null,
				purgeAfter: "2030-01-01T00:00:00.000Z",
			}),
		]);
	});
	afterEach(() => mails.close());

	it("goes to the customer, and is no marketing", async () => {
		const mail = await mails.mailOf("work-job-done");
		expect(mail).toMatchObject({ to: contactLead.email, replyTo: reader.read("company").email });
		expect(JSON.stringify(mail)).not.toMatch(/list-unsubscribe/i);
	});

	it("is not sent once the job was undone, or belongs to another lead", async () => {
		const job = await mails.store.get("jobs", "work");
		if (!job) throw new Error("no job");
		await mails.store.commit([{ ...job, kind: "replace", collection: "jobs", data: { ...job.data, lead: "other" } }]);
		expect(await mails.mailOf("work-job-done")).toBeNull();
		await mails.store.commit([{ kind: "delete", collection: "jobs", id: "work" }]);
		expect(await mails.mailOf("work-job-done")).toBeNull();
	});
});

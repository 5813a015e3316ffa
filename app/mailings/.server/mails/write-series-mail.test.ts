import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { addressId, unsubscribeToken } from "#app/.server/marketing/address-id.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { type DueMonths, newJob } from "#app/model/jobs/job.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { company } from "#content/company.ts";
import { seriesMailWords } from "#content/mail/series.ts";
import { contactLead, create, waitingLead } from "../../../../tests/mail/sample-leads.ts";
import { writeSeriesMail } from "./write-series-mail.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

const origin = "https://www.airelle.example";
const secret = "s";
const email = "maelle@example.com";
const by = { id: "ariane", name: "Ariane" };
const day = "2026-11-19";

let store: DocumentStore;
beforeEach(async () => {
	store = await newStore();
	const series = { isOn: true, changedAt: "2026-11-01T00:00:00.000Z", by, made: 0 };
	await store.commit([create("mailSeries", "due-again", series), create("mailSeries", "area-open", series)]);
});
afterEach(() => store.close());

const parts = () => ({ store, secret, content: originalContent, origin });
const link = (locale: Locale) =>
	`${origin}${locale === "fr" ? "/desabonnement" : "/en/unsubscribe"}/${unsubscribeToken(email, secret)}`;

async function reminder(
	locale: Locale,
	{ isDone = true, dueMonths = 18 }: { isDone?: boolean; dueMonths?: DueMonths | null } = {},
) {
	const lines = [
		{ text: { fr: "Conduit de sécheuse", en: "Dryer duct" }, cents: 11_900, isDone },
		{ text: { fr: "Hotte", en: "Range hood" }, cents: null, isDone: false },
	];
	const consent = { agreedAt: "2026-11-03T19:05:00.000Z", textVersion: "v", text: "Oui", locale } as const;
	await store.commit([
		create("leads", "lead", { ...contactLead, email, locale }),
		create("jobs", "job", newJob("lead", { lines, note: "", dueMonths }, { day, by, now: new Date(`${day}T16:00Z`) })),
		create("mailAddresses", addressId(email, secret), {
			consents: [{ ...consent, kinds: ["due-again"], place: "contact", ended: null }],
			withdrawnAt: null,
			purgeAfter: null,
		}),
	]);
	return writeSeriesMail("due-again", { leadId: "lead", job: "job" }, parts());
}

describe.each(locales)("the maintenance reminder in %s", (locale) => {
	const words = seriesMailWords[locale].dueAgain;
	const [done, agreed] =
		locale === "fr" ? ["19 novembre 2026", "3 novembre 2026"] : ["November 19, 2026", "November 3, 2026"];

	it("is not sent without the months after which it says that the work should be done again", async () => {
		expect(await reminder(locale, { dueMonths: null })).toBeNull();
	});

	it("says what was done and when, after how many months again, why, from whom, and how to stop it", async () => {
		const mail = await reminder(locale);
		expect(mail).toMatchObject({ to: email, replyTo: company.email, subject: words.subject(done) });
		const { street, city } = company.address;
		for (const part of [
			words.done(done),
			words.advised(18),
			words.why(agreed),
			words.nothing,
			street,
			city,
			link(locale),
		])
			expect(mail?.text).toContain(part);
		expect(mail?.text).toContain(locale === "fr" ? "Conduit de sécheuse" : "Dryer duct");
		expect(mail?.text).not.toMatch(/Hotte|Range hood/);
		expect(mail?.text).toContain("?service=dryer-ducts&utm_source=courriel&utm_medium=email&utm_campaign=due-again");
		expect(mail?.html).toContain(`href="tel:+1${company.phone}"`);
		expect(mail?.unsubscribe).toBe(link(locale));
		expect(mail?.html.match(/href="[^"]*(?:desabonnement|unsubscribe)/g)).toHaveLength(1);
	});

	it("says only when we came if no line was done", async () => {
		const mail = await reminder(locale, { isDone: false });
		expect(mail?.text).toContain(words.came(done));
		expect(mail?.html).not.toContain("<li");
	});
});

describe.each(locales)("the mail to the waiting list in %s", (locale) => {
	it("says which postal code is served, that it is the only one, and how to stop it", async () => {
		const lead = { ...waitingLead, email, locale, postalCode: "H2T2S9" };
		await store.commit([create("leads", "waiting", lead)]);
		const mail = await writeSeriesMail("area-open", { leadId: "waiting" }, parts());
		const words = seriesMailWords[locale].areaOpen;
		const asked = locale === "fr" ? "3 novembre 2026" : "November 3, 2026";
		expect(mail).toMatchObject({ to: email, subject: words.subject, unsubscribe: link(locale) });
		for (const part of [words.askedFor(asked, "H2T\u00a02S9"), words.deletion, words.why, company.address.street])
			expect(mail?.text).toContain(part);
	});
});

describe("no mail of a series is written", () => {
	it("while it is off, or was never turned on", async () => {
		expect(await reminder("fr")).not.toBeNull();
		const series = await store.get("mailSeries", "due-again");
		if (!series) throw new Error("no series");
		const off = { ...series.data, isOn: false };
		await store.commit([{ ...series, kind: "replace", collection: "mailSeries", data: off }]);
		expect(await writeSeriesMail("due-again", { leadId: "lead", job: "job" }, parts())).toBeNull();
		await store.commit([{ kind: "delete", collection: "mailSeries", id: "due-again" }]);
		expect(await writeSeriesMail("due-again", { leadId: "lead", job: "job" }, parts())).toBeNull();
	});

	it("for a job or a lead that is gone", async () => {
		expect(await writeSeriesMail("due-again", { leadId: "lead", job: "none" }, parts())).toBeNull();
		expect(await writeSeriesMail("area-open", { leadId: "none" }, parts())).toBeNull();
	});
});

import { afterEach, describe, expect, it } from "vitest";
import { addressId } from "#app/.server/marketing/address-id.ts";
import { jobReplacement } from "#app/jobs/.server/jobs.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { contactLead, create } from "../../../tests/mail/sample-leads.ts";
import { type FinishedJob, openFinishedJob, sampleWork } from "./finished-job.testing.ts";
import { jobStanding, jobTodo } from "./followed-job.ts";
import { secret } from "./form-requests.testing.ts";

let page: FinishedJob;
afterEach(() => page.close());

describe("a finished job", () => {
	it("says what was done and what was not, who came, the word of the crew and the amount", async () => {
		page = await openFinishedJob();
		expect(await page.shown()).toMatchObject({
			id: "work",
			suffix: "",
			done: ["Conduit de sécheuse"],
			notDone: ["Sortie au toit"],
			note: "Le toit était glacé.",
			crew: "Deux personnes",
			when: { when: "Jeudi 19 novembre 2026, entre 10\u00a0h et 12\u00a0h" },
			amount: {
				total: "136,82\u00a0$",
				taxes: "Taxes comprises. Avant taxes\u00a0: 119,00\u00a0$.",
			},
		});
		expect(await page.shown("en")).toMatchObject({ done: ["Dryer duct"], notDone: ["Roof outlet"] });
	});

	it("has photos as they arrive, numbered before and after, all of them not allowed", async () => {
		page = await openFinishedJob();
		expect((await page.shown()).photos).toEqual([]);
		await page.photo("one", "before");
		await page.photo("two");
		await page.photo("three");
		const { photos } = await page.shown();
		expect(photos.map(({ heading, list }) => [heading, list.map(({ alt, isAllowed }) => [alt, isAllowed])])).toEqual([
			["Avant", [["Photo 1 avant le travail", false]]],
			[
				"Après",
				[
					["Photo 1 après le travail", false],
					["Photo 2 après le travail", false],
				],
			],
		]);
	});

	it("asks first, then says when somebody calls, or writes to a customer without a phone", async () => {
		page = await openFinishedJob();
		const standing = async () => {
			const job = await page.shown();
			const todo = jobStanding([job], { status: "done" }, "fr", page.reader)?.todo;
			return [jobTodo([job], { status: "done" }, "fr").question, todo];
		};
		expect(await standing()).toEqual(["Dire si tout est en ordre", "Une seule question\u00a0: tout est-il en ordre?"]);
		await page.send({ intent: "job-not-fine" });
		expect((await page.shown()).answered).toMatchObject({
			isFine: false,
			text: expect.stringContaining("téléphonera"),
		});
		expect((await standing())[0]).toBe("");
		await page.close();
		page = await openFinishedJob({ phone: null });
		await page.send({ intent: "job-not-fine" });
		expect((await page.shown()).answered?.text).toContain("écrira");
	});

	it("promises to come back within the days of the guarantee, as the settings say", async () => {
		page = await openFinishedJob();
		expect((await page.shown()).words.question.lead).toMatch(/dans les 30\sjours/);
		expect((await page.shown("en")).words.question.lead).toContain("within 30 days");
		await page.send({ intent: "job-fine" });
		const standing = jobStanding([await page.shown()], { status: "done" }, "fr", page.reader);
		expect(standing?.todo).toMatch(/dans les 30\sjours/);
	});

	it("promises it no more once these days are over", async () => {
		page = await openFinishedJob();
		const oneDay = 24 * 60 * 60 * 1000;
		const said = async () => {
			const job = await page.shown();
			return `${job.words.question.lead} ${jobStanding([job], { status: "done" }, "fr", page.reader)?.todo}`;
		};
		await page.send({ intent: "job-fine" });
		page.pass(30 * oneDay);
		expect(await said()).toMatch(/30\sjours.*30\sjours/);
		page.pass(oneDay);
		expect(await said()).not.toContain("jours");
	});

	it("offers the same pages for reviews whatever the answer is", async () => {
		page = await openFinishedJob();
		expect((await page.shown()).reviews).toEqual([]);
		page.reviews.push({ name: "Avis", url: "https://avis.example/airelle" });
		const before = (await page.shown()).reviews;
		expect(before).toHaveLength(1);
		for (const intent of ["job-fine", "job-not-fine"]) {
			await page.send({ intent });
			expect((await page.shown()).reviews).toEqual(before);
		}
	});

	it("says what is allowed, and whether the gallery shows it", async () => {
		page = await openFinishedJob();
		const [one, two] = [await page.photo("one", "before"), await page.photo("two")];
		await page.send([
			["intent", "job-publish"],
			["photo", one],
			["photo", two],
			["sentence", "Très propre"],
			["consent", "on"],
		]);
		expect((await page.shown()).publication).toMatchObject({
			sentence: "Très propre",
			allowed: {
				text: "Vous permettez\u00a0: 2 photos et votre phrase.",
				shown: expect.stringContaining("Rien n’est montré"),
				galleryPath: null,
			},
		});
		const stored = await page.store.get("jobs", "work");
		if (!stored) throw new Error("no job");
		const shown = (photo: string) => ({ photo, alt: { fr: "a", en: "a" }, width: 4, height: 3 });
		const gallery = {
			...({ id: "g", service: "dryer-ducts", area: null, month: "2026-11", sentence: "", locale: "fr" } as const),
			title: { fr: "a", en: "a" },
			text: { fr: "", en: "" },
			before: null,
			after: shown(two),
			by: { id: "m", name: "M" },
		};
		await page.store.commit([jobReplacement(stored, { ...stored.data, gallery, publishedAt: stored.data.doneAt })]);
		expect((await page.shown("en")).publication.allowed).toMatchObject({
			shown: "Shown in our work at the moment: 1 photo.",
			galleryPath: "/en/our-work",
		});
	});
});

describe("the reminder", () => {
	const reminder = async (person: Partial<Lead>, work = sampleWork) => {
		page = await openFinishedJob(person, work);
		return (await page.shown()).reminder;
	};

	it("names the month, and has a box of its own", async () => {
		expect(await reminder({})).toMatchObject({
			lead: "L’équipe conseille de refaire ce travail en novembre 2027.",
			form: { label: "Rappelez-moi en novembre 2027", variant: "alone" },
		});
	});

	it.each<[string, Partial<Lead>, typeof sampleWork]>([
		["nothing is due", {}, { ...sampleWork, dueMonths: null }],
		["there is no e-mail address", { email: null }, sampleWork],
		["the lead is flagged", { spam: ["quick"] as unknown as Lead["spam"] }, sampleWork],
	])("is not offered when %s", async (_, person, work) => {
		expect(await reminder(person, work)).toBeNull();
	});

	it("is not offered while reminders are off, and shows what a customer asked for before", async () => {
		page = await openFinishedJob();
		await page.turnOffReminders();
		expect((await page.shown()).reminder).toBeNull();
		await page.send({ intent: "job-remind", remind: "on", variant: "alone" });
		expect((await page.shown()).reminder).toMatchObject({ form: null });
	});

	it("adds to promotions that stand, and names them", async () => {
		page = await openFinishedJob();
		const id = addressId(contactLead.email ?? "", secret);
		const consent = {
			agreedAt: "2026-11-01T15:00:00.000Z",
			textVersion: "0123456789ab",
			text: "Oui",
			locale: "fr",
		} as const;
		const consents = [{ ...consent, place: "contact", ended: null } as const];
		await page.store.commit([create("mailAddresses", id, { consents, withdrawnAt: null, purgeAfter: null })]);
		expect((await page.shown()).reminder?.form).toMatchObject({ variant: "with-promotions" });
		await page.send({ intent: "job-remind", remind: "on", variant: "with-promotions" });
		expect((await page.store.get("mailAddresses", id))?.data).toMatchObject({
			withdrawnAt: null,
			consents: [
				{ text: "Oui", ended: { by: "changed" } },
				{
					kinds: ["promotions", "due-again"],
					place: "request-page",
					text: expect.stringContaining("promotions"),
					ended: null,
				},
			],
		});
		const { reminder: stands } = await page.shown();
		expect(stands).toMatchObject({ form: null });
	});
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addressId } from "#app/.server/marketing/address-id.ts";
import { withdrawConsent } from "#app/.server/marketing/consents.ts";
import { createRateLimit } from "#app/.server/rate-limit.ts";
import { messagesOf } from "#app/leads/.server/messages.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { contactLead, create } from "../../../tests/mail/sample-leads.ts";
import { type FinishedJob, openFinishedJob } from "./finished-job.testing.ts";
import { secret } from "./form-requests.testing.ts";

let page: FinishedJob;
beforeEach(async () => {
	page = await openFinishedJob();
});
afterEach(() => page.close());

const texts = async () => (await messagesOf(page.store, await page.lead())).map(({ data }) => data.text);
const tasks = async () => (await page.store.query("tasks")).documents;
const address = async () =>
	(await page.store.get("mailAddresses", addressId(contactLead.email ?? "", secret)))?.data ?? null;
const no = (problem = "") => page.send({ intent: "job-not-fine", problem });
const remind = (more: Record<string, string> = {}) =>
	page.send({ intent: "job-remind", remind: "on", variant: "alone", ...more });

async function setLead(changed: Partial<Lead>) {
	const found = await page.lead();
	await page.store.commit([{ ...found, kind: "replace", collection: "leads", data: { ...found.data, ...changed } }]);
}

describe("the answer", () => {
	it("yes is kept, says so, and makes no task", async () => {
		const { status, location } = await page.send({ intent: "job-fine" });
		expect([status, location]).toEqual([303, expect.stringMatching(/[?]job=fine[.]\d+[.]work#job-notice$/)]);
		expect((await page.job()).answer).toMatchObject({ isFine: true, count: 1 });
		expect([await tasks(), await texts()]).toEqual([[], []]);
		const said = await page.shown("fr", new URL(location ?? "", "https://a.example").search);
		expect(said.notice).toMatchObject({ part: "question", tone: "success" });
	});

	it("no is one task, one message and one mail, however often it is pressed", async () => {
		await Promise.all([no("Il reste de la poussière."), no("Il reste de la poussière.")]);
		await no("Il reste de la poussière.");
		expect(await tasks()).toHaveLength(1);
		expect(await texts()).toEqual(["Non, tout n’est pas en ordre.\n\nIl reste de la poussière."]);
		const mails = (await page.store.query("outbox")).documents.map(({ data }) => data.template);
		expect(mails.filter((template) => template === "lead-update")).toHaveLength(1);
	});

	it("no without words starts with ours, and the words of another tab are added", async () => {
		await no();
		page.pass(1000);
		await no("Une grille manque.");
		expect(await texts()).toEqual(["Non, tout n’est pas en ordre.", "Une grille manque."]);
		expect(await tasks()).toHaveLength(1);
	});

	it("can be changed, and a page that is older says what stands", async () => {
		await no();
		await page.send({ intent: "job-fine" });
		expect((await page.job()).answer).toMatchObject({ isFine: true, count: 2 });
		const { location } = await page.send({ intent: "job-fine" });
		expect(location).toContain("job=fine.");
	});

	it("returns a text that is too long", async () => {
		const problem = "a".repeat(2001);
		expect(await no(problem)).toMatchObject({
			status: 422,
			data: { errors: { problem: { code: "too-long" } }, values: { problem, job: "work" } },
		});
		expect((await page.job()).answer).toBeNull();
	});

	it("reaches the team as a message when the job was undone meanwhile", async () => {
		const { location } = await page.send({ intent: "job-not-fine", job: "gone", problem: "Une grille manque." });
		expect(location).toContain("added#added");
		expect(await texts()).toEqual(["Une grille manque."]);
	});

	it("is refused without the second check, and for the job of another lead", async () => {
		await page.send({ intent: "job-fine" }, { passed: false });
		const stored = await page.store.get("jobs", "work");
		if (!stored) throw new Error("no job");
		await page.store.commit([create("jobs", "other", { ...stored.data, lead: "somebody-else" })]);
		for (const intent of ["job-fine", "job-not-fine", "job-publish", "job-withdraw", "job-remind"]) {
			await page.send({ intent, job: "other", sentence: "x", consent: "on", remind: "on" });
		}
		expect((await page.store.get("jobs", "other"))?.version).toBe(1);
		expect((await page.job()).answer).toBeNull();
		expect(await address()).toBeNull();
	});

	it("is limited like the other forms, with what was typed", async () => {
		Object.assign(page.services.limits, { changes: createRateLimit({ most: 0, windowMs: 60_000 }) });
		expect(await no("Une grille manque.")).toMatchObject({
			status: 429,
			data: { failure: "busy", pressed: "job-not-fine", values: { problem: "Une grille manque.", job: "work" } },
		});
	});
});

it("an answer that was changed too often asks the customer to call, with what was typed", async () => {
	for (let n = 0; n < 5; n++) {
		await no();
		await page.send({ intent: "job-fine" });
	}
	expect(await no("Une grille manque.")).toMatchObject({
		status: 429,
		data: { failure: "busy", pressed: "job-not-fine", values: { problem: "Une grille manque.", job: "work" } },
	});
	expect((await page.job()).answer).toMatchObject({ isFine: true, count: 10 });
});

describe("the consent to publish", () => {
	const publish = (photos: string[], more: Record<string, string> = {}) =>
		page.send([
			["intent", "job-publish"],
			...photos.map((id): [string, string] => ["photo", id]),
			...Object.entries({ sentence: "", consent: "on", ...more }),
		]);

	it("is kept with the sentence beside the box, and refreshes the gallery before it answers", async () => {
		const one = await page.photo("one");
		const { location } = await publish([one, "somebody-elses"], { sentence: " Très propre " });
		expect(location).toContain("job=allowed.");
		expect((await page.job()).publication).toMatchObject({
			photos: [one],
			sentence: "Très propre",
			endedAt: null,
			locale: "fr",
			text: expect.stringMatching(/^Je permets à Airelle de montrer/),
		});
		expect(page.refreshed.count).toBe(1);
	});

	it("needs its box, and something to show, and keeps what was typed", async () => {
		const one = await page.photo("one");
		expect(await publish([one], { consent: "", sentence: "Merci" })).toMatchObject({
			status: 422,
			data: { errors: { consent: { code: "missing" } }, values: { photo: one, sentence: "Merci" } },
		});
		expect(await publish([])).toMatchObject({ status: 422, data: { errors: { photo: { code: "missing" } } } });
		expect(await publish([one], { sentence: "a".repeat(301) })).toMatchObject({
			status: 422,
			data: { errors: { sentence: { code: "too-long" } } },
		});
		expect((await page.job()).publication).toBeNull();
	});

	it("narrows without the box, ends with nothing chosen, and ends with one button", async () => {
		const [one, two] = [await page.photo("one"), await page.photo("two")];
		await publish([one, two], { sentence: "Merci" });
		expect((await publish([one], { consent: "" })).location).toContain("job=allowed.");
		expect((await page.job()).publication).toMatchObject({ photos: [one], sentence: "" });
		expect((await publish([one, two], { consent: "" })).status).toBe(422);
		expect((await publish([], { consent: "" })).location).toContain("job=withdrawn.");
		await publish([two]);
		expect((await page.send({ intent: "job-withdraw" })).location).toContain("job=withdrawn.");
		expect((await page.send({ intent: "job-withdraw" })).location).toContain("job=withdrawn.");
		expect((await page.job()).publication).toMatchObject({ photos: [], endedAt: expect.any(String) });
		expect((await page.shown()).publication.allowed).toBeNull();
	});
});

describe("the reminder", () => {
	it("is a consent for the lead's own address, with its sentence, once", async () => {
		const answers = await Promise.all([remind({ email: "victim@exemple.example" }), remind()]);
		expect(answers.map(({ location }) => location)).toEqual([
			expect.stringContaining("job=reminded."),
			expect.stringContaining("job=reminded."),
		]);
		expect((await page.store.query("mailAddresses")).documents).toHaveLength(1);
		expect(await address()).toMatchObject({
			consents: [
				{ kinds: ["due-again"], place: "request-page", ended: null, text: expect.stringContaining("entretien") },
			],
		});
	});

	it("needs its box", async () => {
		expect(await remind({ remind: "" })).toMatchObject({
			status: 422,
			data: { errors: { remind: { code: "missing" } } },
		});
		expect(await address()).toBeNull();
	});

	it("is refused for a flagged lead, and for one without an e-mail address", async () => {
		await setLead({ spam: ["quick"] as unknown as Lead["spam"] });
		await remind();
		await setLead({ spam: [], email: null });
		await remind();
		expect(await address()).toBeNull();
	});

	it("of a page from before a withdrawal changes nothing", async () => {
		await remind();
		const id = addressId(contactLead.email ?? "", secret);
		page.pass(60_000);
		await withdrawConsent(page.services, id, "link");
		const { location } = await remind({ key: "" });
		expect(location).toContain("job=stale.");
		expect((await address())?.withdrawnAt).not.toBeNull();
		page.pass(60_000);
		expect((await remind()).location).toContain("job=reminded.");
	});

	it("keeps a consent that only a lead of an earlier build has", async () => {
		await setLead({ marketing: { agreedAt: "2026-01-01T15:00:00.000Z", textVersion: "0123456789ab" } });
		expect((await remind()).location).toContain("job=stale.");
		await remind({ variant: "with-promotions" });
		expect((await address())?.consents.map(({ kinds }) => kinds)).toEqual([undefined, ["promotions", "due-again"]]);
	});
});

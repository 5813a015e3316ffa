import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import type { Services } from "#app/.server/services.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { testPageRequest } from "#app/assembly/page-request.testing.ts";
import { checkOwnership } from "#app/leads/.server/follow-check.ts";
import { addToLead, followTokenFor } from "#app/leads/.server/follow-lead.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import { locales } from "#app/locale/locales.ts";
import type { FollowContent, FollowedLead } from "#app/model/estimate/step-content.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { estimateWords as englishWords } from "#content/estimate/en.ts";
import { estimateWords as frenchWords } from "#content/estimate/fr.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";
import { member, receiveCall } from "../../../tests/mail/phone-call.ts";
import { disasterAnswers, ductAnswers } from "../../../tests/mail/sample-leads.ts";
import { rememberFollowed } from "./visitor-cookies.ts";

const secret = "a secret that is long enough to sign";
const origin = "https://airelle.example";
const token = followTokenFor("lead", secret);
const noted = "Sofa trois places, tache de café.";
const chosen = { day: "2026-11-19", window: { from: "10:00", to: "12:00" } };
const follow = { fr: frenchWords.follow, en: englishWords.follow };
let store: DocumentStore;
let now: Date;

beforeEach(async () => {
	store = await newStore();
	now = new Date("2026-11-16T15:00:00Z");
});
afterEach(() => store.close());

const parts = () => ({
	store,
	clock: { now: () => now },
	mailDomain: "airelle.example",
	referencePrefix: "AIR",
	secret,
});
const call = (more: Omit<Parameters<typeof receiveCall>[0], "id"> = {}) =>
	receiveCall({ id: "lead", person: { message: noted }, ...more }, parts());

async function content(locale: "fr" | "en" = "fr", passed = true): Promise<FollowContent> {
	const [cookies = ""] = rememberFollowed("lead", { origin, secret, now }).split(";");
	const { payload } = await loadPage(
		testPageRequest({
			name: "estimate-follow",
			locale,
			params: { token },
			origin,
			now,
			services: { store, secret, content: originalContent } as unknown as Services,
			visitor: { query: new URLSearchParams(), ...(passed ? { cookies } : { cookies: undefined }) },
		}),
	);
	return payload.content as FollowContent;
}

async function page(locale: "fr" | "en" = "fr"): Promise<FollowedLead> {
	return (await content(locale)).lead ?? expect.fail("the second check was not passed");
}

describe.each(locales)("the page of a request by phone, in %s", (locale) => {
	const { call: words } = requestPageWords[locale];

	it("says that we received it by phone and what was noted, and asks to check it", async () => {
		await call();
		const { words: shown } = await content(locale);
		const { standing, noted: text, steps, messages } = await page(locale);
		expect(shown.receivedOn).toBe(words.receivedOn);
		expect(text).toEqual({ heading: words.noted, text: noted });
		expect(standing).toEqual({ ...words.contacted, title: follow[locale].status.values.contacted.title });
		expect(steps.list[0]?.detail).toBe(words.byPhone(locale === "fr" ? "16 novembre 2026" : "November 16, 2026"));
		expect(messages).toEqual([]);
	});

	it("shows nothing of the call before the second check", async () => {
		await call();
		const { words: shown, lead } = await content(locale, false);
		expect([shown.receivedOn, lead]).toEqual([follow[locale].receivedOn, null]);
	});
});

describe("the page of a request by phone", () => {
	it("opens with the last four digits of the phone number, or the e-mail address", async () => {
		await call();
		const lead = await store.get("leads", "lead");
		if (!lead) throw new Error("no lead");
		for (const [proof, outcome] of [
			["0199", "passed"],
			["maelle@example.com", "passed"],
			["0198", "wrong"],
		])
			expect(await checkOwnership(parts(), lead, proof ?? "")).toBe(outcome);
	});

	it("has the messages of both sides, and says that we answered once we did", async () => {
		await call();
		now = new Date("2026-11-16T16:00:00Z");
		await addToLead(parts(), "lead", { text: "Plutôt deux sofas." });
		now = new Date("2026-11-16T17:00:00Z");
		const reply = { kind: "reply", subject: "Votre demande", text: "C’est noté.", status: null } as const;
		await changeLead(parts(), "lead", member, 99, reply);
		const { messages, standing, noted: text } = await page();
		expect(messages.map(({ text, isOurs }) => [text, isOurs])).toEqual([
			["Plutôt deux sofas.", false],
			["C’est noté.", true],
		]);
		expect(standing.text).toBe(follow.fr.status.values.contacted.text);
		expect(text?.text).toBe(noted);
	});

	it("has the booked appointment, and the range of an estimate", async () => {
		await call({ answers: ductAnswers, window: chosen, person: { message: "" } });
		const { appointment, estimate, standing, noted: text } = await page();
		expect(appointment?.when).toMatch(/19 novembre/);
		expect([standing.title, text, estimate === null]).toEqual([follow.fr.status.values.booked.title, null, false]);
	});

	it("does not ask somebody who called after a disaster to call", async () => {
		await call({ answers: disasterAnswers });
		expect((await page()).urgent).toBe(false);
	});

	it("takes as many messages from a caller as from somebody who wrote", async () => {
		await call();
		for (let n = 0; n < 20; n++) {
			now = new Date(now.getTime() + 60_000);
			expect(await addToLead(parts(), "lead", { text: `${n}` })).toEqual({ tooMany: [] });
		}
		now = new Date(now.getTime() + 60_000);
		expect(await addToLead(parts(), "lead", { text: "one more" })).toBeNull();
	});
});

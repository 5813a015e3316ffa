import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mailWriters } from "#app/assembly/mail-writers.ts";
import { completeAddress } from "#app/leads/.server/complete-address.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import type { Lead, MovedDraft, OutboxEntry, Photo } from "#app/model/leads/lead.ts";
import { customerMessage, messageId } from "#app/model/leads/lead-message.ts";
import {
	type DocumentStore,
	type Mail,
	type Mailer,
	type SendResult,
	StoreUnavailableError,
} from "#app/model/ports.ts";
import { company } from "#content/company.ts";
import { guessingWords } from "#content/mail/follow-guessing.ts";
import { staffWords } from "#content/mail/staff.fr.ts";
import { contactLead, draft, ductAnswers, estimateLead, waitingLead } from "../../../tests/mail/sample-leads.ts";
import { originalContent } from "../content/original-content.testing.ts";
import { currentCompany } from "../current-company.ts";
import { createLog } from "../log.ts";
import { tokenOf } from "../one-time-token.ts";
import { newStore } from "../store/new-store.testing.ts";
import { createOutboxWorker } from "./outbox-worker.ts";
import { queueStaffMail } from "./queue-staff-mail.ts";

const start = Date.parse("2026-11-03T19:05:00.000Z");
const secret = "a-secret-that-only-tests-know-0123456789";
const seconds = 1000;
const minutes = 60 * seconds;

const lead: Lead = { ...contactLead, receivedAt: new Date(start).toISOString() };

let store: DocumentStore;
let now: number;
let sent: Mail[];
let lines: string[];
let answer: (mail: Mail) => SendResult | Promise<SendResult>;

beforeEach(async () => {
	store = await newStore();
	now = start;
	sent = [];
	lines = [];
	answer = () => ({ kind: "sent" });
});

afterEach(() => store.close());

describe("the outbox worker", () => {
	it("sends mails to the team and to the visitor with Reply-To set to the other", async () => {
		await put("a", "lead-notification");
		await put("b", "lead-confirmation");
		expect(await worker().runOnce()).toBe(2);
		expect(sent.map(({ to, replyTo, from, messageId }) => ({ to, replyTo, from, messageId })).toSorted(byTo)).toEqual([
			{
				to: "equipe@airelle.example",
				replyTo: "maelle@example.com",
				from: "Airelle <x@y.z>",
				messageId: "<a@airelle>",
			},
			{ to: "maelle@example.com", replyTo: company.email, from: "Airelle <x@y.z>", messageId: "<b@airelle>" },
		]);
		expect(await entry("a")).toMatchObject({ status: "sent", attempts: 1, lastError: null });
		expect(await worker().runOnce()).toBe(0);
	});

	it("attaches the preferred appointment of an estimate to the visitor's mail only", async () => {
		await put("a", "lead-notification", {}, estimateLead(ductAnswers));
		await put("b", "lead-confirmation", {}, estimateLead(ductAnswers));
		await worker().runOnce();
		expect(sent.toSorted(byTo).map(({ to, attachments = [] }) => [to, attachments.length])).toEqual([
			["equipe@airelle.example", 0],
			["maelle@example.com", 1],
		]);
	});

	it("notifies the team of a visitor's additions without counting the lead's first photos", async () => {
		await putMessage("first", "Premier ajout", start + minutes);
		await putMessage("last", "Dernier ajout", start + 2 * minutes);
		await put("a", "lead-update", { entryId: "last" });
		await putPhoto("first", "lead-a", start);
		await putPhoto("later", "lead-a", start + 3 * minutes);
		await putPhoto("other", "lead-b", start + 3 * minutes);
		// Of the crew, with its copy for the gallery.
		const job = { id: "visit", moment: "after" } as const;
		await putPhoto("crew", "lead-a", start + 4 * minutes, { job });
		await putPhoto("copy", "lead-a", start + 4 * minutes, { job, copyOf: "crew" });
		await worker().runOnce();
		expect(sent).toHaveLength(1);
		expect(sent[0]).toMatchObject({ to: "equipe@airelle.example", replyTo: "maelle@example.com" });
		expect(sent[0]?.text).toContain("Dernier ajout");
		expect(sent[0]?.text).not.toContain("Premier ajout");
		expect(sent[0]?.text).toContain("1 photo depuis l’envoi");
	});

	it("tells the team that nobody on the waiting list will be told while that series is off", async () => {
		await put("a", "lead-notification", {}, waitingLead);
		await worker().runOnce();
		expect(sent[0]?.text).toContain(staffWords.notification.waitingOff);
		expect(sent[0]?.text).toContain("https://www.airelle.example/admin/envois#area-open");
		const series = { isOn: true, changedAt: new Date(start).toISOString(), by: { id: "m1", name: "Ariane" }, made: 0 };
		await store.commit([{ kind: "create", collection: "mailSeries", id: "area-open", data: series }]);
		await put("b", "lead-notification", {}, waitingLead);
		await worker().runOnce();
		expect(sent[1]?.text).toContain(staffWords.notification.waiting);
		expect(sent[1]?.text).not.toContain(staffWords.notification.waitingOff);
	});

	it("sends a waiting mail to the address that a member corrected meanwhile", async () => {
		await put("a", "lead-confirmation");
		const by = { id: "m1", name: "Ariane" };
		const parts = {
			store,
			clock: { now: () => new Date(now) },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			secret,
		};
		const text = { kind: "reply", subject: "Oui", text: "Bonjour", status: null } as const;
		await changeLead(parts, "lead-a", by, 0, text);
		await changeLead(parts, "lead-a", by, 1, { kind: "details", to: { email: "m.tremblay@example.com" } });
		now += minutes;
		await worker().runOnce();
		expect(sent.map(({ to }) => to)).toEqual(["m.tremblay@example.com", "m.tremblay@example.com"]);
	});

	it("tells the team the address that the customer completed", async () => {
		await put("a", "lead-notification");
		const parts = {
			store,
			clock: { now: () => new Date(now) },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			secret,
		};
		const address = { street: "4560, rue Saint-Denis", unit: "", city: "Montréal" };
		const found = await store.get("leads", "lead-a");
		if (!found) throw new Error("There is no lead");
		const desk = { ...found.data.desk, assignee: { id: "m2", name: "Jules" } };
		await store.commit([{ ...found, kind: "replace", collection: "leads", data: { ...found.data, desk } }]);
		const jules = { id: "m2", name: "Jules", email: "jules@airelle.example", locale: "fr", role: "agent" };
		const identity = { member: async () => ({ ...jules, status: "active", answerMail: true }) } as never;
		const wanted = { address, postalCode: "H2T2S9", outOfArea: false };
		await completeAddress({ ...parts, identity }, "lead-a", wanted);
		await worker().runOnce();
		const team = "equipe@airelle.example";
		expect(sent.map(({ to }) => to).toSorted()).toEqual([team, team, "jules@airelle.example"]);
		expect(sent.map((mail) => mail.text).join()).toContain("4560, rue Saint-Denis\nMontréal, H2T\u00a02S9");
	});

	it("sends the mail about an addition to the member of the outbox entry", async () => {
		const staff = { to: "ariane@airelle.example", name: "Ariane", locale: "fr", tokenId: "" } as const;
		await put("a", "lead-update", { staff });
		await worker().runOnce();
		expect(sent.map(({ to }) => to)).toEqual(["ariane@airelle.example"]);
	});

	it("notifies the team of a lead without an e-mail address", async () => {
		await put("a", "lead-notification", {}, estimateLead(ductAnswers, { email: null }));
		await worker().runOnce();
		expect(sent[0]).toMatchObject({ to: "equipe@airelle.example" });
		expect(sent[0]).not.toHaveProperty("replyTo");
	});

	it("sends the link of a draft to the address of the draft", async () => {
		await put("a", "draft-link");
		await worker().runOnce();
		expect(sent[0]).toMatchObject({ to: "maelle@example.com", replyTo: company.email, messageId: "<a@airelle>" });
		expect(sent[0]?.text).toContain("https://www.airelle.example/_estimate/resume/lead-a");
		expect(await entry("a")).toMatchObject({ status: "sent" });
	});

	it("warns the owner of guesses, in both languages, without personal data", async () => {
		await put("a", "follow-guessing");
		await worker().runOnce();
		expect(sent).toMatchObject([{ to: "equipe@airelle.example", subject: expect.stringContaining(lead.reference) }]);
		for (const { text } of Object.values(guessingWords)) expect(sent[0]?.text).toContain(text);
		expect(sent[0]?.text).toContain("https://www.airelle.example/admin/demandes/lead-a");
		expect(sent[0]?.replyTo).toBeUndefined();
		for (const word of [lead.name, lead.email ?? "", lead.message]) expect(sent[0]?.text).not.toContain(word);
	});

	it("sends no link for a draft that moved", async () => {
		await put("a", "draft-link");
		const data: MovedDraft = { movedTo: "elsewhere", updatedAt: "2026", purgeAfter: "2027" };
		await store.commit([{ kind: "replace", collection: "drafts", id: "lead-a", version: 1, data }]);
		await worker().runOnce();
		expect(sent).toEqual([]);
	});

	it("deletes the outbox entry of a deleted draft", async () => {
		await put("a", "draft-link");
		await store.commit([{ kind: "delete", collection: "drafts", id: "lead-a" }]);
		expect(await worker().runOnce()).toBe(1);
		expect(sent).toEqual([]);
		expect(await store.get("outbox", "a")).toBeNull();
	});

	it("ignores entries that are not due yet", async () => {
		await put("a", "lead-notification", { nextAttemptAt: new Date(start + 1).toISOString() });
		expect(await worker().runOnce()).toBe(0);
	});

	it("retries at once mails that failed while the clock was ahead", async () => {
		const day = 24 * 60 * minutes;
		now = start + 400 * day;
		answer = () => ({ kind: "later", reason: "busy" });
		await put("a", "lead-notification");
		await worker().runOnce();
		now = start;
		answer = () => ({ kind: "sent" });
		expect(await worker().runOnce()).toBe(1);
		expect(await entry("a")).toMatchObject({ status: "sent", attempts: 2 });
	});

	it("sends the oldest mails first, twenty at a time", async () => {
		for (let index = 0; index < 25; index++) {
			await put(`m${index}`, "lead-notification", { nextAttemptAt: new Date(start - index * minutes).toISOString() });
		}
		expect(await worker().runOnce()).toBe(20);
		expect(sent[0]?.messageId).toBe("<m24@airelle>");
		expect(sent.map(({ messageId }) => messageId)).not.toContain("<m0@airelle>");
		expect(await worker().runOnce()).toBe(5);
	});

	it("retries with backoff and the same Message-ID, then marks the mail dead", async () => {
		await put("a", "lead-notification");
		answer = () => ({ kind: "later", reason: "450 for <maelle@example.com>" });
		const delays: number[] = [];
		for (let attempt = 1; attempt < 15; attempt++) {
			await worker().runOnce();
			const { status, nextAttemptAt, attempts } = await entry("a");
			expect({ status, attempts }).toEqual({ status: "pending", attempts: attempt });
			delays.push(Date.parse(nextAttemptAt) - now);
			now = Date.parse(nextAttemptAt);
		}
		delays.forEach((delay, index) => {
			const expected = Math.min(30 * seconds * 2 ** index, 120 * minutes);
			expect(Math.abs(delay / expected - 1)).toBeLessThanOrEqual(0.1);
		});
		await worker().runOnce();
		expect(await entry("a")).toMatchObject({ status: "dead", attempts: 15 });
		expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
		expect(sent).toHaveLength(15);
	});

	it("adds jitter to the retries of mails that failed together", async () => {
		answer = () => ({ kind: "later", reason: "busy" });
		const ids = Array.from({ length: 20 }, (_, index) => `m${index}`);
		for (const id of ids) await put(id, "lead-notification");
		await worker().runOnce();
		const entries = await Promise.all(ids.map(entry));
		const delays = entries.map(({ nextAttemptAt }) => Date.parse(nextAttemptAt) - now);
		expect(Math.min(...delays)).toBeGreaterThanOrEqual(27 * seconds);
		expect(Math.max(...delays)).toBeLessThanOrEqual(33 * seconds);
		expect(new Set(delays).size).toBeGreaterThan(1);
	});

	it("marks a permanently rejected mail dead at once", async () => {
		await put("a", "lead-confirmation");
		answer = () => ({ kind: "never", reason: "RCPT TO 550 5.1.1" });
		await worker().runOnce();
		expect(await entry("a")).toMatchObject({ status: "dead", lastError: "RCPT TO 550 5.1.1" });
	});

	it("deletes the mailer's copy when the person was erased during sending", async () => {
		await put("a", "lead-notification");
		const forgotten: string[] = [];
		answer = () => {
			void store.commit([{ kind: "delete", collection: "outbox", id: "a" }]);
			return { kind: "sent" };
		};
		await worker(store, { forget: async (messageId) => void forgotten.push(messageId) }).runOnce();
		expect(sent).toHaveLength(1);
		expect(forgotten).toEqual(["<a@airelle>"]);
		expect(await store.get("outbox", "a")).toBeNull();
	});

	it("deletes the outbox entry of an erased person", async () => {
		await put("a", "lead-notification");
		await store.commit([{ kind: "delete", collection: "leads", id: "lead-a" }]);
		await worker().runOnce();
		expect(sent).toEqual([]);
		expect(await store.get("outbox", "a")).toBeNull();
	});

	it("does not recreate an outbox entry that was deleted during sending", async () => {
		await put("a", "lead-notification");
		answer = async () => {
			await store.commit([{ kind: "delete", collection: "outbox", id: "a" }]);
			return { kind: "sent" };
		};
		await worker().runOnce();
		expect(await store.get("outbox", "a")).toBeNull();
	});

	it("sends each mail once when several workers run at the same time", async () => {
		for (let index = 0; index < 10; index++) await put(`m${index}`, "lead-notification");
		const counts = await Promise.all([worker().runOnce(), worker().runOnce(), worker().runOnce()]);
		expect(counts.reduce((sum, count) => sum + count)).toBe(10);
		expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(10);
		expect(sent).toHaveLength(10);
	});

	it("retries the mails of a killed worker after two minutes", async () => {
		await put("a", "lead-notification");
		answer = () => new Promise(() => {});
		void worker().runOnce();
		await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 20_000 });
		answer = () => ({ kind: "sent" });
		now += 119 * seconds;
		expect(await worker().runOnce()).toBe(0);
		now += seconds;
		expect(await worker().runOnce()).toBe(1);
		expect(await entry("a")).toMatchObject({ status: "sent", attempts: 2 });
		expect(sent[0]?.messageId).toBe(sent[1]?.messageId);
	});

	it("retries when the mailer throws", async () => {
		await put("a", "lead-confirmation");
		answer = () => {
			throw new Error("no way to maelle@example.com");
		};
		await worker().runOnce();
		expect(await entry("a")).toMatchObject({ status: "pending", attempts: 1 });
	});

	it("survives store outages, logs each one once, and does not resend a mail", async () => {
		await put("a", "lead-notification");
		let failures = 3;
		const shaky: DocumentStore = {
			...store,
			query: (...given) => (failures === 3 ? refuse() : store.query(...given)),
			commit: (writes) => (sent.length > 0 && failures > 0 ? refuse() : store.commit(writes)),
		};
		const refuse = () => {
			failures--;
			return Promise.reject(new StoreUnavailableError("locked"));
		};
		const steady = worker(shaky);
		expect(await steady.runOnce()).toBe(0);
		expect(await steady.runOnce()).toBe(1);
		expect(await entry("a")).toMatchObject({ status: "sent" });
		expect(sent).toHaveLength(1);
		expect(lines.filter((line) => line.includes("store unavailable"))).toHaveLength(2);
	});

	it("writes no address to the log or to the outbox errors", async () => {
		await put("a", "lead-confirmation");
		await put("b", "lead-confirmation");
		await put("c", "lead-notification");
		answer = ({ messageId, to }) => {
			if (messageId === "<a@airelle>") throw new Error(`could not reach <${to}>`);
			return messageId === "<b@airelle>" ? { kind: "never", reason: `550 <${to}> unknown` } : { kind: "sent" };
		};
		await worker().runOnce();
		expect(lines.length).toBeGreaterThanOrEqual(3);
		expect(lines.join("")).not.toMatch(/maelle|equipe@/);
		expect((await entry("b")).lastError).toBe("550 <(address)> unknown");
	});

	it("writes to a member in their language, with a link that only the mail contains", async () => {
		const clock = { now: () => new Date(now) };
		const jules = { email: "jules@airelle.example", name: "Jules <b>", locale: "en" } as const;
		await queueStaffMail("staff-invitation", jules, "an-id", { store, clock, mailDomain: "airelle.example" });
		const link = `https://www.airelle.example/admin/invitation/${tokenOf("an-id", "invitation", secret)}`;
		expect(JSON.stringify(await store.query("outbox"))).not.toContain(link.split(".").at(-1));
		expect(await worker().runOnce()).toBe(1);
		expect(sent).toMatchObject([{ to: jules.email, subject: "Your account for the Airelle back office" }]);
		expect(sent[0]?.html).toContain(`href="${link}"`);
		expect(sent[0]?.html).not.toContain("<b>");
		expect(sent[0]?.text).toContain(link);
		await worker().runOnce();
		expect(sent).toHaveLength(1);
		expect(lines.join("")).not.toMatch(/jules|invitation\//);
	});

	it("sends a new mail at once, and nothing after stop", async () => {
		const awake = worker();
		awake.start();
		await new Promise((done) => setTimeout(done, 100));
		await put("a", "lead-notification");
		await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 20_000 });
		await awake.stop();
		expect(await entry("a")).toMatchObject({ status: "sent" });
		await put("b", "lead-notification");
		await new Promise((done) => setTimeout(done, 100));
		expect(sent).toHaveLength(1);
	});
});

function worker(over: DocumentStore = store, mailer: Partial<Mailer> = {}) {
	return createOutboxWorker({
		mailWriters,
		store: over,
		mailer: {
			async send(mail) {
				sent.push(mail);
				return answer(mail);
			},
			describe: () => "a list",
			...mailer,
		},
		log: createLog((line) => lines.push(line)),
		clock: { now: () => new Date(now) },
		content: originalContent,
		company: currentCompany(originalContent, { MAIL_FROM: "x@y.z", STAFF_EMAIL: "equipe@airelle.example" }),
		origin: "https://www.airelle.example",
		secret,
	});
}

async function put(id: string, template: OutboxEntry["template"], changes: Partial<OutboxEntry> = {}, about = lead) {
	const data: OutboxEntry = {
		template,
		leadId: `lead-${id}`,
		messageId: `<${id}@airelle>`,
		status: "pending",
		attempts: 0,
		nextAttemptAt: new Date(start).toISOString(),
		createdAt: new Date(start).toISOString(),
		lastError: null,
		purgeAfter: new Date(start).toISOString(),
		...changes,
	};
	const result = await store.commit([
		template === "draft-link"
			? { kind: "create", collection: "drafts", id: data.leadId, data: draft }
			: { kind: "create", collection: "leads", id: data.leadId, data: about },
		{ kind: "create", collection: "outbox", id, data },
	]);
	expect(result).toEqual({ ok: true });
}

async function putMessage(name: string, text: string, at: number) {
	const data = customerMessage("lead-a", "page", new Date(at).toISOString(), text, []);
	await store.commit([{ kind: "create", collection: "messages", id: messageId("lead-a", name), data }]);
}

async function putPhoto(id: string, owner: string, addedAt: number, of: Pick<Photo, "job" | "copyOf"> = {}) {
	const data: Photo = {
		owner,
		width: 1,
		height: 1,
		addedAt: new Date(addedAt).toISOString(),
		bytes: new Uint8Array([1]),
		purgeAfter: new Date(addedAt).toISOString(),
		...of,
	};
	expect(await store.commit([{ kind: "create", collection: "photos", id, data }])).toEqual({ ok: true });
}

async function entry(id: string): Promise<OutboxEntry> {
	const found = await store.get("outbox", id);
	if (!found) throw new Error(`no entry ${id}`);
	return found.data;
}

function byTo(one: { to: string }, other: { to: string }): number {
	return one.to.localeCompare(other.to);
}

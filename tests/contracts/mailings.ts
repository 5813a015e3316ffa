import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { createSiteContent, type ReplaceableContent } from "#app/.server/content/site-content.ts";
import { currentCompany } from "#app/.server/current-company.ts";
import { createLog } from "#app/.server/log.ts";
import { createOutboxWorker } from "#app/.server/mail/outbox-worker.ts";
import { addressId } from "#app/.server/marketing/address-id.ts";
import { withdrawConsent } from "#app/.server/marketing/consents.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { mailWriters } from "#app/assembly/mail-writers.ts";
import { dueAudience } from "#app/mailings/.server/due-audience.ts";
import { createMailings } from "#app/mailings/.server/mailings.ts";
import { turnSeries } from "#app/mailings/.server/turn-series.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { type Job, newJob, noJobContent } from "#app/model/jobs/job.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { formMessage, messageId } from "#app/model/leads/lead-message.ts";
import { newTask } from "#app/model/leads/task.ts";
import type { SeriesName } from "#app/model/mailings/mail-series.ts";
import type { DocumentStore, Mail, SendResult } from "#app/model/ports.ts";
import type { MailAddress } from "#app/model/privacy/mail-address.ts";
import type { MailKind } from "#app/model/privacy/mail-kinds.ts";
import { contactLead, create, waitingLead } from "../mail/sample-leads.ts";

const ariane = { id: "ariane", name: "Ariane" };
const secret = "s";
const email = "maelle@example.com";
const work = { text: { fr: "Conduit de sécheuse", en: "Dryer duct" }, cents: null, isDone: true };
const content = { lines: [work], note: "", dueMonths: 12 } as const;
/** Outside the area of the company's original content. */
const outside = "G1R4P5";

/** The mails that leave by themselves, from the list of who is due to the mail that is sent: the same on every store. */
export function mailingsContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, series of mails:`, () => {
		let store: DocumentStore;
		let site: ReplaceableContent;
		let now: Date;
		let sent: Mail[];
		let forgotten: string[];
		let answer: SendResult;
		const clock = { now: () => now };
		const log = createLog(() => {});
		const parts = () => ({
			...{ store, clock, secret, mailDomain: "airelle.example", referencePrefix: "AIR", content: site },
			mailer: { forget: async (id: string) => void forgotten.push(id) },
		});
		const run = () => createMailings(parts(), log).run();
		const turn = (series: SeriesName, isOn = true) => turnSeries(parts(), series, isOn, ariane);
		const job = async (id = "first") => (await store.get("jobs", id))?.data as Job;
		const outcome = async (id?: string) => (await job(id)).due?.outcome?.kind ?? null;
		const outbox = async () => (await store.query("outbox")).documents.map(({ id }) => id).toSorted();
		const made = async (series: SeriesName) => (await store.get("mailSeries", series))?.data.made;
		const address = async () => (await store.get("mailAddresses", addressId(email, secret)))?.data as MailAddress;
		const later = (days: number) => {
			now = new Date(now.getTime() + days * 24 * 60 * 60_000);
		};
		const deliver = () =>
			createOutboxWorker({
				mailWriters,
				...parts(),
				...{ company: currentCompany(site, { MAIL_FROM: "a@airelle.example", STAFF_EMAIL: "b@airelle.example" }) },
				origin: "https://www.airelle.example",
				log,
				mailer: {
					describe: () => "test",
					send: async (mail) => {
						if (answer.kind === "sent") sent.push(mail);
						return answer;
					},
				},
			}).runOnce();

		async function agree(kinds: readonly MailKind[] = ["promotions", "due-again"]) {
			const consent = { agreedAt: "2026-11-03T19:05:00.000Z", textVersion: "v", text: "Oui", locale: "fr" } as const;
			const data: MailAddress = {
				...{ consents: [{ ...consent, kinds, place: "contact", ended: null }], withdrawnAt: null, purgeAfter: null },
			};
			await store.commit([create("mailAddresses", addressId(email, secret), data)]);
		}
		async function addJob(id: string, { lead = "lead", day = "2026-11-19" } = {}) {
			const at = new Date(`${day}T16:00:00Z`);
			await store.commit([
				create("appointments", id, appointment({ lead, day, status: "done" })),
				create("jobs", id, newJob(lead, content, { day, by: ariane, now: at })),
			]);
		}
		async function changeLead(id: string, changed: Partial<Lead>) {
			const lead = await store.get("leads", id);
			if (!lead) throw new Error("no lead");
			await store.commit([{ ...lead, kind: "replace", collection: "leads", data: { ...lead.data, ...changed } }]);
		}

		beforeEach(async () => {
			store = typedStore(await open());
			site = createSiteContent(originals);
			[sent, forgotten, answer] = [[], [], { kind: "sent" }];
			now = new Date("2027-11-19T15:00:00Z");
		});
		afterEach(() => store.close());

		describe("due-again", () => {
			beforeEach(async () => {
				await store.commit([create("leads", "lead", contactLead)]);
				await addJob("first");
				await agree();
			});

			it("makes nothing until it is turned on, and then one mail in one commit", async () => {
				await run();
				expect(await outbox()).toEqual([]);
				expect(await turn("due-again")).toBe(true);
				expect(await turn("due-again")).toBe(false);
				expect(await run()).toEqual({ reminders: 1, areas: 0 });
				await run();
				expect(await outbox()).toEqual(["first-due-again"]);
				expect((await job()).due).toMatchObject({ outcome: { kind: "mailed", at: now.toISOString() } });
				expect((await job()).dueOn).toBeNull();
				expect((await address()).mailedAt).toBe(now.toISOString());
				expect(await made("due-again")).toBe(1);
				await deliver();
				expect(sent).toMatchObject([
					{ to: email, unsubscribe: expect.stringMatching(/^https:.*\/desabonnement\/[\w-]{44}$/) },
				]);
				expect((await store.query("audit")).documents.map(({ data }) => [data.action, data.subject])).toEqual([
					["series-on", "due-again"],
				]);
			});

			it("makes one mail when two servers and the job’s own retries look at once", async () => {
				await turn("due-again");
				const counts = await Promise.all([run(), run(), run()]);
				expect(counts.reduce((sum, { reminders }) => sum + reminders, 0)).toBe(1);
				expect([await outbox(), await made("due-again")]).toEqual([["first-due-again"], 1]);
			});

			it("makes none before the day, nor at night", async () => {
				await turn("due-again");
				now = new Date("2027-11-18T20:00:00Z");
				await run();
				// 8:59 and 19:00 in Montréal.
				for (const time of ["2027-11-19T13:59:00Z", "2027-11-20T00:00:00Z"]) {
					now = new Date(time);
					await run();
				}
				expect(await outbox()).toEqual([]);
				now = new Date("2027-11-19T14:00:00Z");
				expect((await run()).reminders).toBe(1);
			});

			it("waits for a consent that names reminders, and gives up after 60 days", async () => {
				const id = addressId(email, secret);
				await store.commit([{ kind: "delete", collection: "mailAddresses", id }]);
				await agree(["promotions"]);
				await turn("due-again");
				await run();
				expect(await outcome()).toBeNull();
				later(60);
				await run();
				expect(await outcome()).toBeNull();
				later(1);
				await run();
				expect([await outcome(), await outbox()]).toEqual(["passed", []]);
			});

			it("passes a job that was due while it was off, and never sends it later", async () => {
				later(61);
				await run();
				await turn("due-again");
				await run();
				expect([await outcome(), await outbox()]).toEqual(["passed", []]);
			});

			it.each<[string, Partial<Lead>]>([
				["a flagged lead", { spam: ["honeypot"] }],
				["a lead without an address", { email: null }],
			])("sends none to %s", async (_, changed) => {
				await changeLead("lead", changed);
				await turn("due-again");
				await run();
				expect([await outcome(), await outbox()]).toEqual([null, []]);
			});

			it("sends one mail a season to an address", async () => {
				await store.commit([create("leads", "second", { ...contactLead, phone: null, idempotencyKey: "second" })]);
				await changeLead("second", { customer: { key: "apart", isAlone: true } });
				await changeLead("lead", { customer: { key: "other", isAlone: true } });
				await addJob("second-job", { lead: "second", day: "2026-12-19" });
				await turn("due-again");
				await run();
				later(31);
				await run();
				expect([await outcome("second-job"), await outbox()]).toEqual([null, ["first-due-again"]]);
				later(60);
				await run();
				expect(await outcome("second-job")).toBe("passed");
				expect(await made("due-again")).toBe(1);
			});

			it.each<[string, () => Promise<unknown>]>([
				["another request", () => write({ kind: "estimate", email: null })],
				["an open appointment", () => book("2027-12-01", "booked")],
				["work that was done later and is due again", () => addJob("later", { day: "2027-08-01" })],
				["work of another request", () => workElsewhere("2027-08-01")],
				["work that was done since it is due", () => book("2027-11-19", "done")],
			])("reminds nobody who came back by themselves: %s", async (_, comeBack) => {
				await comeBack();
				await turn("due-again");
				await run();
				expect([await outcome(), await outbox()]).toEqual(["returned", []]);
			});

			it("reminds after another visit of the same request, for example under the guarantee", async () => {
				const day = "2026-11-24";
				await book(day, "done");
				const again = newJob("lead", noJobContent, { day, by: ariane, now: new Date(`${day}T16:00:00Z`) });
				await store.commit([create("jobs", `other-${day}`, again)]);
				await turn("due-again");
				expect((await run()).reminders).toBe(1);
			});

			it("is not put off by what came before, was cancelled or imported, nor by a message", async () => {
				await book("2026-09-01", "done");
				await book("2027-08-01", "cancelled");
				await write({ message: "Une trace sur le mur", receivedAt: "2026-11-20T15:00:00.000Z" });
				const imported = { channel: "import", receivedAt: "2027-08-01T15:00:00.000Z" } as const;
				await store.commit([create("leads", "old", { ...contactLead, idempotencyKey: "old", ...imported })]);
				await turn("due-again");
				expect((await run()).reminders).toBe(1);
			});

			it.each<[string, () => Promise<unknown>, Job["dueOn"]]>([
				["a withdrawal", () => withdrawConsent(parts(), addressId(email, secret), "link"), "2027-11-19"],
				["turning the series off", () => turn("due-again", false), "2027-11-19"],
				["a lead that is flagged", () => changeLead("lead", { spam: ["honeypot"] }), "2027-11-19"],
				["a customer who comes back", () => book("2027-12-01", "booked"), "2027-11-19"],
			])("is stopped between making and sending by %s, and counts as not mailed", async (_, happen, dueOn) => {
				await turn("due-again");
				await run();
				later(0.01);
				await happen();
				await deliver();
				expect([sent, await outbox()]).toEqual([[], []]);
				expect(await job()).toMatchObject({ dueOn, due: { on: "2027-11-19", outcome: null } });
				expect(await address()).not.toHaveProperty("mailedAt");
				expect(await made("due-again")).toBe(0);
				await run();
				await deliver();
				expect([sent, await outbox()]).toEqual([[], []]);
			});

			it("sends the mail after all when the series is turned on again", async () => {
				await turn("due-again");
				await run();
				await turn("due-again", false);
				await deliver();
				await turn("due-again");
				await run();
				await deliver();
				expect([sent.length, await outcome(), await made("due-again")]).toEqual([1, "mailed", 1]);
			});

			it("is a dead letter when the address refuses it, and is not made again", async () => {
				await turn("due-again");
				await run();
				answer = { kind: "never", reason: "unknown" };
				await deliver();
				later(1);
				await run();
				expect((await store.get("outbox", "first-due-again"))?.data.status).toBe("dead");
				expect(await outbox()).toHaveLength(1);
			});

			it("is listed before it leaves: who gets it and when, and who does not and why", async () => {
				await addJob("ahead", { day: "2026-12-29" });
				const people: [id: string, changed: Partial<Lead>][] = [
					["flagged", { spam: ["honeypot"] }],
					["silent", { email: null }],
					["stranger", {}],
				];
				for (const [id, changed] of people) {
					const own = { email: `${id}@example.com`, phone: null, idempotencyKey: id };
					await store.commit([create("leads", id, { ...contactLead, ...own, ...changed })]);
					await addJob(`${id}-job`, { lead: id });
				}
				const list = async () => {
					const when = { reader: site.reader(), locale: "fr", now } as const;
					const { gets, not, now: leaving } = await dueAudience(parts(), when);
					const reasons = not.map(({ key, reason }) => `${key} ${reason}`).toSorted();
					return { gets: gets.map(({ key, leaves }) => `${key} ${leaves}`), reasons, leaving };
				};
				// The second job of the same customer is later work: the first one needs no reminder any more.
				const others = ["flagged-job flagged", "silent-job no-address", "stranger-job no-consent"];
				expect(await list()).toEqual({
					gets: ["ahead 2027-12-29"],
					reasons: ["first returned", ...others],
					leaving: 0,
				});
				await store.commit([
					{ kind: "delete", collection: "appointments", id: "ahead" },
					{ kind: "delete", collection: "jobs", id: "ahead" },
				]);
				expect(await list()).toEqual({ gets: ["first 2027-11-19"], reasons: others, leaving: 1 });
				expect(await outbox()).toEqual([]);
				await turn("due-again");
				expect((await run()).reminders).toBe(1);
				expect(await list()).toEqual({ gets: [], reasons: others, leaving: 0 });
			});

			it("makes at most fifty in a run", async () => {
				await turn("due-again");
				const others = Array.from({ length: 60 }, (_, index) => `many-${index}`);
				for (const id of others) {
					const own = { email: `${id}@example.com`, phone: null, idempotencyKey: id };
					const data = { ...(await address()), purgeAfter: null };
					await store.commit([
						create("leads", id, { ...contactLead, ...own }),
						create("mailAddresses", addressId(own.email, secret), data),
						create("jobs", id, newJob(id, content, { day: "2026-11-19", by: ariane, now })),
					]);
				}
				const mailings = createMailings(parts(), log);
				expect((await mailings.run()).reminders).toBe(50);
				expect((await mailings.run()).reminders).toBe(11);
				expect((await mailings.run()).reminders).toBe(0);
			});

			async function write(sent: Partial<Lead>) {
				const next = { ...contactLead, idempotencyKey: "next", receivedAt: "2027-03-01T15:00:00.000Z" };
				await store.commit([create("leads", "next", { ...next, ...sent })]);
			}
			async function book(day: string, status: Appointment["status"], lead = "lead") {
				await store.commit([create("appointments", `other-${day}`, appointment({ lead, day, status }))]);
			}
			/** Of the same customer, in a lead that alone would not mean that they came back. */
			async function workElsewhere(day: string) {
				await write({ receivedAt: "2026-11-01T15:00:00.000Z" });
				await book(day, "done", "next");
			}
		});

		describe("area-open", () => {
			const entry = { ...waitingLead, postalCode: outside, email };
			/** The company starts to serve the district. */
			const openArea = () => {
				const [first, ...rest] = originals["service-area"];
				site.replace({ "service-area": [{ ...first, G1: "R" }, ...rest] });
			};
			beforeEach(async () => {
				now = new Date("2026-12-01T15:00:00Z");
				await store.commit([
					create("leads", "waiting", entry),
					create("messages", messageId("waiting", "form"), formMessage("waiting", entry)),
					create(
						"tasks",
						"task",
						newTask("waiting", { text: "x", dueAt: entry.receivedAt, assignee: ariane }, ariane, now),
					),
				]);
			});
			const left = async () => {
				const kept = ["leads", "messages", "tasks", "outbox"] as const;
				return (await Promise.all(kept.map((each) => store.query(each)))).flatMap(({ documents }) => documents);
			};

			it("writes once to those whose area is served now, and deletes their entry after the mail was sent", async () => {
				await turn("area-open");
				await run();
				expect(await outbox()).toEqual([]);
				openArea();
				const counts = await Promise.all([run(), run()]);
				expect(counts.reduce((sum, { areas }) => sum + areas, 0)).toBe(1);
				await run();
				expect(await outbox()).toEqual(["waiting-area-open"]);
				expect(await store.get("leads", "waiting")).not.toBeNull();
				await deliver();
				expect(sent).toMatchObject([{ to: email, unsubscribe: expect.stringContaining("/desabonnement/") }]);
				// At night, and after the series was turned off: the mail promised it.
				await turn("area-open", false);
				now = new Date("2026-12-02T05:00:00Z");
				await Promise.all([run(), run()]);
				expect(await left()).toEqual([]);
				expect(forgotten).toContain(sent[0]?.messageId);
				expect(await made("area-open")).toBe(1);
			});

			it("writes nothing while it is off", async () => {
				openArea();
				await run();
				expect(await outbox()).toEqual([]);
				expect(await store.get("leads", "waiting")).not.toBeNull();
			});

			it("writes one mail to somebody who asked twice, and deletes both entries", async () => {
				await store.commit([create("leads", "again", { ...entry, idempotencyKey: "again" })]);
				openArea();
				await turn("area-open");
				await run();
				expect(await outbox()).toHaveLength(1);
				await deliver();
				await run();
				expect([sent.length, await left()]).toEqual([1, []]);
			});

			it("deletes the entry of somebody who withdrew after they asked, without a mail", async () => {
				await withdrawConsent(parts(), addressId(email, secret), "link");
				openArea();
				await turn("area-open");
				await run();
				await deliver();
				expect([sent, await left()]).toEqual([[], []]);
				expect((await address()).withdrawnAt).not.toBeNull();
			});

			it("is stopped by a withdrawal between making and sending, and the entry is deleted", async () => {
				openArea();
				await turn("area-open");
				await run();
				await withdrawConsent(parts(), addressId(email, secret), "link");
				await deliver();
				expect([sent, await outbox(), await made("area-open")]).toEqual([[], [], 0]);
				await run();
				expect(await left()).toEqual([]);
			});

			it("leaves alone who became a customer, is flagged or cannot be reached", async () => {
				openArea();
				await turn("area-open");
				await store.commit([
					create("appointments", "a", appointment({ lead: "waiting", day: "2026-12-09", status: "booked" })),
					create("leads", "flagged", { ...entry, email: "f@example.com", idempotencyKey: "f", spam: ["honeypot"] }),
					create("leads", "silent", { ...entry, email: null, idempotencyKey: "s" }),
				]);
				await run();
				expect(await outbox()).toEqual([]);
				expect((await store.query("leads")).documents).toHaveLength(3);
			});

			it("keeps the entry when the mail cannot be delivered, and does not write again", async () => {
				openArea();
				await turn("area-open");
				await run();
				answer = { kind: "never", reason: "unknown" };
				await deliver();
				await store.commit([{ kind: "delete", collection: "outbox", id: "waiting-area-open" }]);
				await run();
				expect([await outbox(), (await store.get("leads", "waiting"))?.data.areaMail]).toEqual([
					[],
					"waiting-area-open",
				]);
			});
		});
	});
}

function appointment(changes: Partial<Appointment>): Appointment {
	const at = "2026-11-01T15:00:00.000Z";
	return {
		...{ crew: "equipe-1", day: "2026-11-19", window: { from: "08:00", to: "10:00" }, minutes: 90, travel: 30 },
		...{ lead: "lead", status: "booked", sequence: 0, accessNote: "", noteUntil: null, remindAt: null },
		...{ proposalUntil: null, accepted: [], by: ariane, createdAt: at, updatedAt: at },
		...changes,
	};
}

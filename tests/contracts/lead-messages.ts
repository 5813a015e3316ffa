import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { addToLead } from "#app/leads/.server/follow-lead.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import type { CallChange } from "#app/leads/.server/inbox/lead-change.ts";
import { listLeads, noFilter } from "#app/leads/.server/inbox/list-leads.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import { messagesOf } from "#app/leads/.server/messages.ts";
import { erasePerson } from "#app/leads/.server/person.ts";
import { receiveLead } from "#app/leads/.server/receive-lead.ts";
import { upgradeLeads } from "#app/leads/.server/upgrade-leads.ts";
import { attemptsOf } from "#app/model/leads/call-log.ts";
import type { CallOutcome } from "#app/model/leads/call-outcomes.ts";
import { unsentWords } from "#app/model/leads/unsent-words.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { purgeExpired } from "#app/privacy/.server/retention.ts";
import { contactLead } from "../mail/sample-leads.ts";

const ariane = { id: "m1", name: "Ariane" };
const call = (outcome: CallOutcome, text = "", again: CallChange["again"] = null): CallChange => ({
	...{ kind: "call", outcome, text, status: null, again },
});
const booking = {
	kind: "appointment",
	to: "booked",
	of: null,
	reminds: true,
	accepted: [],
	place: { crew: "montreal", day: "2026-11-24", window: { from: "08:00", to: "10:00" }, minutes: 60, travel: 0 },
} as const;
const at = (minute: number) => new Date(Date.parse("2026-11-17T15:00:00.000Z") + minute * 60_000);

/** A lead as earlier builds stored it, with its messages inside. */
function earlierLead() {
	const { messageCount, lastMessageAt, latestText, laterWords, areaNames, desk, ...lead } = contactLead;
	const state = { status: "new", spam: [], assignee: null, visit: null, answeredAt: null };
	const entry = { by: ariane, before: state, after: state, undone: false, mails: [] };
	const history = [
		{ ...entry, id: "n", kind: "note", revision: 1, at: at(10).toISOString(), text: "Rappeler jeudi.", subject: "" },
		{
			...{ ...entry, id: "r", kind: "reply", revision: 2, at: at(20).toISOString() },
			...{ text: "Voici la réponse.", subject: "Votre demande", mails: ["mail-r"] },
		},
		{ ...entry, id: "u", kind: "note", revision: 3, at: at(30).toISOString(), text: "", subject: "", undone: true },
	];
	const { waitingSince, ...work } = desk;
	return {
		...lead,
		status: "contacted",
		messages: [
			{ at: at(5).toISOString(), text: "Encore ceci" },
			{ at: at(40).toISOString(), text: "Avez-vous une date?" },
		],
		desk: { ...work, revision: 3, history },
	};
}

/** Messages as documents beside their lead: the same on every store. */
export function leadMessagesContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, messages of leads:`, () => {
		let raw: RawStore;
		let store: DocumentStore;
		let now: Date;
		const parts = () => ({
			store,
			clock: { now: () => now },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			secret: "secret",
			mailer: {},
			content: originalContent,
		});
		const conversation = async (id: string) => {
			const lead = await store.get("leads", id);
			const messages = lead ? await messagesOf(store, lead) : [];
			return messages.map(({ data: { direction, channel, text } }) => [direction, channel, text]);
		};
		const lead = async () => {
			const found = await store.get("leads", "a");
			if (!found) throw new Error("no lead");
			return found.data;
		};
		/** A form of the site under the id `a`. Returns its words. */
		const receive = async () => {
			const { name, email, phone, service, message, postalCode } = contactLead;
			const request = { name, email, phone, service, message, postalCode, reachBy: "email", marketing: false } as const;
			await receiveLead(
				{ kind: "contact", fields: request, locale: "fr", key: "a", flags: [], marketingText: "" },
				parts(),
			);
			return message;
		};
		/** Returns the id of the history entry. */
		const say = async (minute: number, what: Parameters<typeof changeLead>[4]) => {
			now = at(minute);
			const outcome = await changeLead(parts(), "a", ariane, 99, what);
			return outcome.kind === "done" ? (outcome.entry?.id ?? "") : "";
		};
		const before = [
			["in", "form", contactLead.message],
			["in", "page", "Encore ceci"],
			["internal", "note", "Rappeler jeudi."],
			["out", "mail", "Voici la réponse."],
			["in", "page", "Avez-vous une date?"],
		];

		beforeEach(async () => {
			raw = await open();
			store = typedStore(raw);
			now = at(0);
		});
		afterEach(() => raw.close());

		it("keeps the form, additions, replies, calls and notes in order, and counts them on the lead", async () => {
			const message = await receive();
			await say(1, { kind: "note", text: "Une note" });
			await say(2, { kind: "reply", subject: "Bonjour", text: "Une réponse", status: "contacted" });
			now = at(3);
			await addToLead(parts(), "a", { text: "Merci" });
			await say(4, call("reached", "Un appel"));
			expect(await conversation("a")).toEqual([
				["in", "form", message],
				["internal", "note", "Une note"],
				["out", "mail", "Une réponse"],
				["in", "page", "Merci"],
				["out", "call", "Un appel"],
			]);
			expect((await store.get("leads", "a"))?.data).toMatchObject({
				messageCount: 5,
				lastMessageAt: at(4).toISOString(),
				lastContactAt: at(4).toISOString(),
				latestText: "Merci",
			});
		});

		it.each([
			["a note", { kind: "note", text: "Une note" } as const],
			["a call", call("reached", "Un appel")],
			["a reply", { kind: "reply", subject: "Bonjour", text: "Une réponse", status: null } as const],
		])("keeps %s whose key is the id of the customer's message", async (_, change) => {
			const message = await receive();
			now = at(1);
			await addToLead(parts(), "a", { text: "Merci" });
			const own = (await store.query("messages")).documents.find(({ data }) => data.text === "Merci");
			const key = own?.id.slice("a.".length);
			now = at(2);
			expect(await changeLead(parts(), "a", ariane, 99, change, key)).toMatchObject({ kind: "done" });
			expect((await conversation("a")).map(([, , text]) => text)).toEqual([message, "Merci", change.text]);
		});

		it("keeps a member's words that no mail brings to the customer as a note", async () => {
			await receive();
			await say(1, { ...booking, tells: false, text: "Dit au téléphone" });
			const id = (await lead()).desk.visit?.appointment ?? "";
			await say(2, { kind: "appointment", to: "cancelled", of: { id, sequence: 0 }, tells: false, text: "Rappeler" });
			await say(3, { ...booking, tells: true, text: "À mardi" });
			expect((await conversation("a")).slice(1)).toEqual([
				["internal", "note", "Dit au téléphone"],
				["internal", "note", "Rappeler"],
				["out", "mail", "À mardi"],
			]);
		});

		it("gives the words of an undone mail back to their member, until they write the next one", async () => {
			await receive();
			const words = { subject: "Bonjour", text: "Une réponse" };
			const reply = { kind: "reply", ...words, status: null } as const;
			const first = await say(1, reply);
			expect(await undoChange(parts(), "a", first, ariane)).toMatchObject({ kind: "undone" });
			expect(await conversation("a")).toHaveLength(1);
			expect(unsentWords(await lead(), ariane, "reply")).toMatchObject({ entry: first, ...words });
			expect(unsentWords(await lead(), { id: "m2" }, "reply")).toBeNull();
			const second = await say(2, { ...reply, text: "Mieux" });
			expect(unsentWords(await lead(), ariane, "reply")).toBeNull();
			expect(JSON.stringify(await lead())).not.toContain("Une réponse");
			expect(await undoChange(parts(), "a", second, ariane)).toMatchObject({ kind: "undone" });
			expect(unsentWords(await lead(), ariane, "reply")).toMatchObject({ entry: second, text: "Mieux" });

			// A note is the change itself: undoing it deletes its text.
			const note = await say(3, { kind: "note", text: "Rappeler jeudi" });
			await undoChange(parts(), "a", note, ariane);
			expect(JSON.stringify(await lead())).not.toContain("Rappeler jeudi");
		});

		it("counts what the customer wrote since an answer, and no notes of the team", async () => {
			await receive();
			await say(1, { kind: "reply", subject: "Votre demande", text: "Bonjour", status: null });
			for (let minute = 2; minute < 27; minute++) await say(minute, { kind: "note", text: `Note ${minute}` });
			const written: boolean[] = [];
			for (let minute = 30; minute < 51; minute++) {
				now = at(minute);
				written.push((await addToLead(parts(), "a", { text: `Message ${minute}` })) !== null);
			}
			expect(written).toEqual([...Array(20).fill(true), false]);
		});

		it("gives the words about an appointment back to the form that they were typed in", async () => {
			await receive();
			const booked = await say(1, { ...booking, tells: true, text: "À mardi" });
			await undoChange(parts(), "a", booked, ariane);
			expect(unsentWords(await lead(), ariane, "appointment")).toMatchObject({ step: "booked", text: "À mardi" });
			await say(2, { ...booking, tells: true, text: "" });
			expect(unsentWords(await lead(), ariane, "appointment")).toBeNull();
			const id = (await lead()).desk.visit?.appointment ?? "";
			const cancel = { kind: "appointment", to: "cancelled", of: { id, sequence: 0 }, tells: true } as const;
			await undoChange(parts(), "a", await say(3, { ...cancel, text: "La route est fermée" }), ariane);
			expect(unsentWords(await lead(), ariane, "appointment")).toMatchObject({
				...{ step: "cancelled", text: "La route est fermée" },
			});
		});

		it("a call without an answer is an attempt: the customer still waits, and nothing was exchanged", async () => {
			await receive();
			const { purgeAfter } = await lead();
			const dueAt = at(120).toISOString();
			const first = await say(1, call("no-answer", "", { text: "Rappeler", dueAt }));
			expect(await lead()).toMatchObject({
				...{ status: "new", messageCount: 1, lastContactAt: at(0).toISOString(), purgeAfter },
				desk: { answeredAt: null, triedAt: at(1).toISOString() },
			});
			const [task] = (await store.query("tasks")).documents;
			expect(task?.data).toMatchObject({ leadId: "a", text: "Rappeler", dueAt, openDueAt: dueAt, assignee: ariane });
			const second = await say(2, call("no-answer", "Sonne dans le vide."));
			const [listed] = (await listLeads(store, { view: "todo", filter: noFilter })).leads;
			expect(listed).toMatchObject({ attempts: 2, triedAt: at(2).toISOString() });

			// The last one is undone first.
			expect(await undoChange(parts(), "a", first, ariane)).toEqual({ kind: "changed" });
			expect(await undoChange(parts(), "a", second, ariane)).toMatchObject({ kind: "undone" });
			expect(await lead()).toMatchObject({ messageCount: 1, desk: { triedAt: at(1).toISOString() } });
			expect(await undoChange(parts(), "a", first, ariane)).toMatchObject({ kind: "undone" });
			expect(await lead()).toMatchObject({ lastContactAt: at(0).toISOString(), desk: { triedAt: null } });
			expect([attemptsOf(await lead()), await store.count("tasks"), await store.count("messages")]).toEqual([
				null,
				0,
				1,
			]);
		});

		it("a message left answers the customer; the attempts go on until they are reached or write", async () => {
			await receive();
			await say(1, call("no-answer"));
			const left = await say(2, call("message-left"));
			expect(await lead()).toMatchObject({
				...{ status: "contacted", lastContactAt: at(2).toISOString() },
				desk: { answeredAt: at(2).toISOString(), waitingSince: null },
			});
			expect(attemptsOf(await lead())).toEqual({ count: 2, last: at(2).toISOString() });
			expect(await undoChange(parts(), "a", left, ariane)).toMatchObject({ kind: "undone" });
			expect(await lead()).toMatchObject({ status: "new", lastContactAt: at(0).toISOString() });
			await say(3, call("message-left"));
			expect(attemptsOf(await lead())?.count).toBe(2);
			now = at(4);
			await addToLead(parts(), "a", { text: "Je vous rappelle." });
			expect(attemptsOf(await lead())).toBeNull();
			await say(5, call("no-answer"));
			expect(attemptsOf(await lead())?.count).toBe(1);
			expect((await lead()).desk.waitingSince).toBe(at(4).toISOString());
			await say(6, call("reached", "Rendez-vous jeudi."));
			expect(attemptsOf(await lead())).toBeNull();
			expect((await lead()).desk.waitingSince).toBeNull();
		});

		it("shows leads of earlier builds, and moves their messages out once, also when it is interrupted", async () => {
			await raw.commit([{ kind: "create", collection: "leads", id: "old", data: earlierLead() }]);
			expect(await conversation("old")).toEqual(before);
			expect(await upgradeLeads(parts())).toBe(1);
			expect(await upgradeLeads(parts())).toBe(0);
			expect(await conversation("old")).toEqual(before);
			const stored = (await raw.get("leads", "old"))?.data;
			expect(stored).not.toHaveProperty("messages");
			expect(JSON.stringify(stored)).not.toContain("Voici la réponse.");
			expect(stored).toMatchObject({ messageCount: 5, desk: { waitingSince: at(40).toISOString() } });
			const [listed] = (await listLeads(store, { view: "todo", filter: noFilter })).leads;
			expect(listed).toMatchObject({ id: "old", waitingSince: at(40).toISOString(), isUnread: true });
		});

		it("also moves them when a member or the customer is faster, and upgrades leads of a rollout", async () => {
			await upgradeLeads(parts());
			const rollout = { ...earlierLead(), receivedAt: at(0).toISOString() };
			await raw.commit(
				["x", "y", "z"].map((id) => ({ kind: "create", collection: "leads", id, data: rollout }) as const),
			);
			now = at(50);
			await changeLead(parts(), "x", ariane, 99, { kind: "note", text: "Encore une note" });
			await addToLead(parts(), "y", { text: "Merci" });
			expect(await upgradeLeads(parts())).toBe(1);
			expect(await conversation("x")).toEqual([...before, ["internal", "note", "Encore une note"]]);
			expect(await conversation("y")).toEqual([...before, ["in", "page", "Merci"]]);
			expect(await conversation("z")).toEqual(before);
		});

		it("deletes them with their lead, by erasure and at the end of retention", async () => {
			for (const id of ["a", "b"])
				await raw.commit([
					{
						kind: "create",
						collection: "leads",
						id,
						data: { ...earlierLead(), email: `${id}@example.com`, phone: null },
					},
				]);
			await upgradeLeads(parts());
			expect(await store.count("messages")).toBe(10);
			await erasePerson(parts(), { email: "A@example.com" });
			expect([await store.count("leads"), await store.count("messages")]).toEqual([1, 5]);
			await purgeExpired(parts(), new Date("2029-11-17T15:00:00.000Z"));
			expect([await store.count("leads"), await store.count("messages")]).toEqual([0, 0]);
		});

		it("upgrades the leads of the previous build, every one of them listed", async () => {
			const fixtures = JSON.parse(readFileSync("tests/fixtures/previous-build.json", "utf8")) as {
				collection: "leads";
				id: string;
				data: { desk?: { visit?: object | null } };
			}[];
			const leads = fixtures.filter(({ collection }) => collection === "leads");
			await raw.commit(leads.map((lead) => ({ kind: "create", ...lead }) as const));
			const planned = leads.filter(({ data }) => data.desk?.visit);
			expect(await upgradeLeads(parts())).toBe(leads.length + planned.length);
			const listed = [
				...(await listLeads(store, { view: "all", filter: noFilter }, 100)).leads,
				...(await listLeads(store, { view: "spam", filter: noFilter }, 100)).leads,
			];
			expect(listed.map(({ id }) => id).sort()).toEqual(leads.map(({ id }) => id).sort());
		});
	});
}

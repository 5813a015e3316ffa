import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { bookedWindowOf } from "#app/model/appointments/appointment-dates.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { stateOf } from "#app/model/leads/lead-history.ts";
import type { SpamFlag } from "#app/model/leads/lead-status.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { addToLead } from "../follow-lead.ts";
import type { LeadParts } from "../lead-parts.ts";
import { receiveLead } from "../receive-lead.ts";
import { changeLead } from "./change-lead.ts";
import type { LeadChange } from "./lead-change.ts";
import { markOpened } from "./mark-opened.ts";
import { undoableEntry, undoChange } from "./undo-change.ts";
import { issueUndo, readUndo, type UndoTicket, undoWindow } from "./undo-token.ts";

const ariane = { id: "m1", name: "Ariane" };
const lost = {
	kind: "status",
	to: "lost",
	lostReason: { id: "autre", name: { fr: "Autre raison", en: "Other reason" } },
} as const;
const jules = { id: "m2", name: "Jules" };
let store: DocumentStore;
let parts: LeadParts;
let now: Date;

beforeEach(async () => {
	now = new Date("2026-11-17T15:00:00Z");
	store = await newStore();
	parts = { store, clock: { now: () => now }, mailDomain: "airelle.example", referencePrefix: "AIR", secret: "secret" };
});
afterEach(() => store.close());

const receive = async (key: string, flags: SpamFlag[] = []) => {
	const request = {
		name: "Hélène Côté",
		email: "helene@exemple.example",
		phone: "5145550123",
		service: "dryer-ducts" as const,
		message: `Bonjour ${key}`,
		postalCode: "H2T2S9",
		reachBy: "email" as const,
		marketing: false,
	};
	await receiveLead({ kind: "contact", fields: request, locale: "fr", key, flags, marketingText: "" }, parts);
	return key;
};
const read = async (id: string) => (await store.get("leads", id))?.data as Lead;
const mails = async (template: string) =>
	(await store.query("outbox")).documents.filter(({ data }) => data.template === template);
const entryOf = async (by: typeof ariane, seen: number, change: LeadChange, id = "a") => {
	const outcome = await changeLead(parts, id, by, seen, change);
	if (outcome.kind !== "done" || !outcome.entry) throw new Error(`not done: ${outcome.kind}`);
	return outcome.entry;
};

describe("changeLead", () => {
	beforeEach(() => receive("a"));

	it("records the member and stops the response clock", async () => {
		await entryOf(ariane, 0, { kind: "status", to: "contacted" });
		const lead = await read("a");
		expect(lead.status).toBe("contacted");
		expect(lead.desk).toMatchObject({ revision: 1, answeredAt: now.toISOString() });
		expect(lead.desk.history).toMatchObject([{ kind: "status", by: ariane, before: { status: "new" } }]);
	});

	it("returns a conflict with the other member's changes, and changes nothing", async () => {
		await entryOf(jules, 0, { kind: "status", to: "quoted" });
		const outcome = await changeLead(parts, "a", ariane, 0, lost);
		expect(outcome).toMatchObject({ kind: "conflict", changes: [{ by: jules, after: { status: "quoted" } }] });
		expect((await read("a")).status).toBe("quoted");
		expect((await changeLead(parts, "a", ariane, 1, lost)).kind).toBe("done");
	});

	it("does not conflict with the member's own changes, notes, opening, or the visitor's additions", async () => {
		await entryOf(ariane, 0, { kind: "assignee", to: ariane });
		await markOpened(parts, "a");
		await addToLead(parts, "a", { text: "Encore ceci" });
		await entryOf(ariane, 0, { kind: "status", to: "contacted" });
		await entryOf(jules, 0, { kind: "note", text: "Stationnement dans la ruelle" });
		const lead = await read("a");
		expect([lead.status, lead.messageCount, lead.desk.history.length]).toEqual(["contacted", 3, 3]);
	});

	it("accepts one of many concurrent changes, and returns it to the others as a conflict", async () => {
		const members = Array.from({ length: 8 }, (_, index) => ({ id: `m${index}`, name: `M${index}` }));
		const outcomes = await Promise.all(
			members.map((member) => changeLead(parts, "a", member, 0, { kind: "assignee", to: member })),
		);
		expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["conflict", ...Array(6).fill("conflict"), "done"]);
	});

	it.each([
		{ kind: "reply", subject: "Votre demande", text: "Bonjour", status: null },
		{
			kind: "call",
			outcome: "no-answer",
			text: "",
			status: null,
			again: { text: "Rappeler", dueAt: "2026-11-18T15:00" },
		},
		{ kind: "note", text: "Clé chez le voisin" },
	] satisfies LeadChange[])("makes a change of a form that is sent twice once: $kind", async (change) => {
		const key = "3f2b8c1e-0000-4000-8000-000000000001";
		const send = (wanted: LeadChange, by = ariane) => changeLead(parts, "a", by, 0, wanted, key);
		const made = () => Promise.all([store.count("outbox"), store.count("messages"), store.count("tasks")]);
		const both = await Promise.all([send(change), send(change)]);
		const counts = await made();
		// A colleague's change in between is no conflict for what was sent before.
		await entryOf(jules, 1, { kind: "assignee", to: jules });
		expect(await send(change)).toMatchObject({ kind: "done", entry: null, known: { id: key } });
		expect(both.filter((outcome) => outcome.kind === "done" && outcome.entry)).toHaveLength(1);
		expect(await made()).toEqual(counts);

		// Other words from the same page, or from the other member, are another change.
		const seen = (await read("a")).desk.revision;
		for (const [wanted, by] of [
			[{ ...change, text: "Autre chose" }, ariane],
			[change, jules],
		] as const) {
			const outcome = await changeLead(parts, "a", by, seen, wanted, key);
			if (outcome.kind !== "conflict") expect(outcome).toMatchObject({ kind: "done", entry: { kind: change.kind } });
		}
		// An undone one can be sent again, and the key of one lead means nothing for another.
		await receive("b");
		expect((await changeLead(parts, "b", ariane, 0, change, key)).kind).toBe("done");
		expect((await undoChange(parts, "b", key, ariane)).kind).toBe("undone");
		expect(await changeLead(parts, "b", ariane, 9, change, key)).toMatchObject({
			kind: "done",
			entry: { undone: false },
		});
	});

	it("adds no history entry when nothing changes", async () => {
		expect(await changeLead(parts, "a", ariane, 0, { kind: "status", to: "new" })).toMatchObject({ entry: null });
		expect((await read("a")).desk.revision).toBe(0);
		expect(await changeLead(parts, "nothing", ariane, 0, { kind: "spam" })).toEqual({ kind: "missing" });
	});
});

describe("undoChange", () => {
	beforeEach(() => receive("a"));

	it("restores the state before the change", async () => {
		const before = stateOf(await read("a"));
		for (const change of [
			lost,
			{ kind: "assignee", to: jules },
			{ kind: "spam" },
			{ kind: "note", text: "Un secret" },
		] as const) {
			const { id, revision } = await entryOf(ariane, 99, change);
			expect((await undoChange(parts, "a", id, ariane)).kind).toBe("undone");
			const lead = await read("a");
			expect(stateOf(lead)).toEqual(before);
			expect(await store.count("messages")).toBe(1);
			expect(lead.desk.revision).toBe(revision + 1);
			expect(JSON.stringify(lead)).not.toContain("secret");
		}
	});

	it("deletes a pending reply from the outbox, and refuses once delivery has started", async () => {
		const reply = { kind: "reply", subject: "Votre demande", text: "Bonjour", status: "contacted" } as const;
		const first = await entryOf(ariane, 0, reply);
		const [mail] = await mails("lead-reply");
		expect(Date.parse(mail?.data.nextAttemptAt ?? "") - now.getTime()).toBe(undoWindow);
		expect((await undoChange(parts, "a", first.id, ariane)).kind).toBe("undone");
		expect(await mails("lead-reply")).toEqual([]);
		expect((await read("a")).status).toBe("new");

		const second = await entryOf(ariane, 2, reply);
		const [waiting] = await mails("lead-reply");
		if (!waiting) throw new Error("no mail");
		const claimed = { ...waiting.data, attempts: 1 };
		const { id, version } = waiting;
		await store.commit([{ kind: "replace", collection: "outbox", id, version, data: claimed }]);
		expect((await undoChange(parts, "a", second.id, ariane)).kind).toBe("late");
		expect((await read("a")).status).toBe("contacted");
	});

	it("refuses after a later change, for another member, and a second time", async () => {
		const { id } = await entryOf(ariane, 0, { kind: "status", to: "contacted" });
		expect((await undoChange(parts, "a", id, jules)).kind).toBe("missing");
		await entryOf(jules, 1, { kind: "status", to: "quoted" });
		expect((await undoChange(parts, "a", id, ariane)).kind).toBe("changed");
		const { id: later } = await entryOf(ariane, 2, lost);
		await undoChange(parts, "a", later, ariane);
		expect((await undoChange(parts, "a", later, ariane)).kind).toBe("missing");
	});

	it("refuses when two later changes have led back to the same state", async () => {
		const { id } = await entryOf(ariane, 0, { kind: "status", to: "contacted" });
		await entryOf(jules, 1, lost);
		await entryOf(jules, 2, { kind: "status", to: "contacted" });
		expect((await undoChange(parts, "a", id, ariane)).kind).toBe("changed");
	});

	describe("of an older change", () => {
		const waits = async () => (await read("a")).desk.waitingSince;
		const at = (minute: number) => {
			now = new Date(Date.UTC(2026, 10, 17, 15, minute));
			return now.toISOString();
		};
		const reply: LeadChange = { kind: "reply", subject: "Oui", text: "Bonjour", status: null };
		const called: LeadChange = { kind: "call", outcome: "reached", text: "", status: null, again: null };
		const write = () => addToLead(parts, "a", { text: "Et lundi?" });
		beforeEach(async () => {
			await entryOf(jules, 0, { kind: "status", to: "contacted" });
			at(1);
			await write();
			at(2);
		});

		it.each([
			["a reply", reply],
			["a call", called],
			["a mark as answered", { kind: "answered" } as const],
		])("does not make a message wait again that was answered since, by %s", async (_, answer) => {
			const taken = await entryOf(ariane, 99, { kind: "assignee", to: ariane });
			at(3);
			await entryOf(jules, 99, answer);
			expect((await undoChange(parts, "a", taken.id, ariane)).kind).toBe("undone");
			expect(await read("a")).toMatchObject({ desk: { assignee: null, waitingSince: null } });
		});

		it("keeps a message waiting that came since, or before a change that answered nothing", async () => {
			const since = await waits();
			const taken = await entryOf(ariane, 99, { kind: "assignee", to: ariane });
			expect((await undoChange(parts, "a", taken.id, ariane)).kind).toBe("undone");
			expect(await waits()).toBe(since);
			await entryOf(jules, 99, { kind: "answered" });
			const again = await entryOf(ariane, 99, { kind: "assignee", to: ariane });
			const later = at(4);
			await write();
			expect((await undoChange(parts, "a", again.id, ariane)).kind).toBe("undone");
			expect(await waits()).toBe(later);
		});

		it("makes the message wait that it answered, unless somebody answered after it", async () => {
			const since = await waits();
			const closed = await entryOf(ariane, 99, lost);
			expect(await waits()).toBeNull();
			const later = await entryOf(jules, 99, reply);
			expect((await undoChange(parts, "a", later.id, jules)).kind).toBe("undone");
			expect((await undoChange(parts, "a", closed.id, ariane)).kind).toBe("undone");
			expect(await waits()).toBe(since);
			const once = await entryOf(ariane, 99, lost);
			at(5);
			await entryOf(jules, 99, reply);
			expect((await undoChange(parts, "a", once.id, ariane)).kind).toBe("undone");
			expect(await waits()).toBeNull();
		});
	});

	it("is offered later by the history, to the member who made the last change, unless it sent mails", async () => {
		const offered = async (by: typeof ariane) => undoableEntry(await read("a"), by)?.id;
		expect(await offered(ariane)).toBeUndefined();
		const closed = await entryOf(ariane, 0, lost);
		await entryOf(jules, 1, { kind: "note", text: "Rappeler" });
		now = new Date("2026-11-19T15:00:00Z");
		expect([await offered(ariane), await offered(jules)]).toEqual([closed.id, undefined]);
		const spam = await entryOf(ariane, 2, { kind: "spam" });
		expect(await offered(ariane)).toBe(spam.id);
		expect((await undoChange(parts, "a", spam.id, ariane)).kind).toBe("undone");
		expect(await offered(ariane)).toBe(closed.id);
		await entryOf(ariane, 9, { kind: "reply", subject: "Oui", text: "Bonjour", status: "contacted" });
		expect(await offered(ariane)).toBeUndefined();
	});

	it("shows up as a change for the other members", async () => {
		const { id } = await entryOf(ariane, 0, { kind: "status", to: "contacted" });
		await undoChange(parts, "a", id, ariane);
		const outcome = await changeLead(parts, "a", jules, 1, lost);
		expect(outcome).toMatchObject({ kind: "conflict", changes: [{ undone: true, by: ariane }] });
	});
});

describe("marking a lead with an appointment as spam", () => {
	const place = {
		crew: "equipe-1",
		day: "2026-11-19",
		window: { from: "08:00", to: "10:00" },
		minutes: 60,
		travel: 30,
	};
	const book: LeadChange = {
		kind: "appointment",
		to: "booked",
		of: null,
		place,
		reminds: true,
		accepted: [],
		tells: false,
		text: "",
	};
	const taken = async () => (await store.query("crewDays")).documents.flatMap(({ data }) => data.taken);

	it("is refused, unless the change names the appointment: then it is cancelled and nobody is told", async () => {
		await receive("a");
		const { appointment } = await entryOf(jules, 0, book);
		const of = { id: appointment?.id ?? "", sequence: 0 };
		expect(await changeLead(parts, "a", ariane, 9, { kind: "spam" })).toMatchObject({ kind: "appointment-open" });
		const outdated = { ...of, sequence: 7 };
		expect(await changeLead(parts, "a", ariane, 9, { kind: "spam", cancels: outdated })).toMatchObject({
			kind: "stale",
		});
		const mailsBefore = await store.count("outbox");
		const entry = await entryOf(ariane, 9, { kind: "spam", cancels: of });
		expect(await read("a")).toMatchObject({ spam: ["marked"], status: "contacted", desk: { visit: null } });
		expect((await store.get("appointments", of.id))?.data).toMatchObject({ status: "cancelled", remindAt: null });
		expect([await taken(), await store.count("outbox")]).toEqual([[], mailsBefore]);
		expect((await undoChange(parts, "a", entry.id, ariane)).kind).toBe("undone");
		expect(await read("a")).toMatchObject({ spam: [], status: "booked", desk: { visit: { appointment: of.id } } });
		expect((await store.get("appointments", of.id))?.data.status).toBe("booked");
		expect(await taken()).toHaveLength(1);
	});
});

describe("finishing a lead with a proposed appointment", () => {
	const place = {
		crew: "equipe-1",
		day: "2026-11-19",
		window: { from: "08:00", to: "10:00" },
		minutes: 60,
		travel: 30,
	};
	const propose: LeadChange = {
		kind: "appointment",
		to: "proposed",
		of: null,
		place,
		accepted: [],
		until: "2026-11-18T15:00:00.000Z",
	};

	it("is refused until the proposal is withdrawn: nobody agreed to it, so no work was done", async () => {
		await receive("a");
		const { appointment } = await entryOf(jules, 0, propose);
		if (!appointment) throw new Error("no proposal");
		const of = { id: appointment.id, sequence: 0 };
		// The lead as sending a quote with a proposal leaves it.
		const quoted = await store.get("leads", "a");
		if (!quoted) throw new Error("no lead");
		const desk = { ...quoted.data.desk, visit: bookedWindowOf(appointment.id, appointment.after) };
		await store.commit([{ kind: "replace", collection: "leads", ...quoted, data: { ...quoted.data, desk } }]);
		const done: LeadChange = { kind: "status", to: "done", finalAmount: null };
		expect(await changeLead(parts, "a", ariane, 9, done)).toMatchObject({ kind: "appointment-open" });
		for (const change of [
			{ kind: "appointment", to: "done", of, finalAmount: null },
			{ kind: "appointment", to: "missed", of },
		] as const) {
			expect(await changeLead(parts, "a", ariane, 9, change)).toMatchObject({ kind: "stale" });
		}
		expect((await store.get("appointments", of.id))?.data.status).toBe("proposed");
		expect(await store.count("jobs")).toBe(0);
		await entryOf(ariane, 9, { kind: "appointment", to: "cancelled", of, tells: false, text: "" });
		await entryOf(ariane, 9, done);
		expect((await read("a")).status).toBe("done");
		expect(await store.count("jobs")).toBe(0);
	});
});

describe("rescuing a lead from spam", () => {
	it("sends the withheld mails once, and can be undone", async () => {
		await receive("b", ["honeypot"]);
		expect(await store.count("outbox")).toBe(0);
		const { id } = await entryOf(ariane, 0, { kind: "rescue" }, "b");
		expect((await read("b")).spam).toEqual([]);
		expect([await mails("lead-notification"), await mails("lead-confirmation")].map(({ length }) => length)).toEqual([
			1, 1,
		]);
		await undoChange(parts, "b", id, ariane);
		expect([await store.count("outbox"), (await read("b")).spam]).toEqual([0, ["honeypot"]]);
	});

	it("confirms no request again whose mails were sent and deleted long ago", async () => {
		await receive("a");
		const sent = (await store.query("outbox")).documents;
		await store.commit(sent.map(({ id }) => ({ kind: "delete", collection: "outbox", id }) as const));
		now = new Date("2027-12-17T15:00:00Z");
		await entryOf(ariane, 0, { kind: "spam" });
		await entryOf(ariane, 1, { kind: "rescue" });
		expect(await store.count("outbox")).toBe(0);
	});

	it("brings back a confirmation that was dropped while the lead was marked, also when the mark is undone", async () => {
		for (const isUndone of [true, false]) {
			const id = await receive(isUndone ? "a" : "b");
			const { id: mark } = await entryOf(ariane, 0, { kind: "spam" }, id);
			await store.commit([{ kind: "delete", collection: "outbox", id: `${id}-lead-confirmation` }]);
			if (isUndone) expect((await undoChange(parts, id, mark, ariane)).kind).toBe("undone");
			else await entryOf(ariane, 1, { kind: "rescue" }, id);
			expect((await store.get("outbox", `${id}-lead-confirmation`))?.data.status).toBe("pending");
		}
	});

	it("sends only the confirmation when the notification was already sent", async () => {
		await receive("c", ["captcha-low"]);
		await entryOf(ariane, 0, { kind: "rescue" }, "c");
		expect([await mails("lead-notification"), await mails("lead-confirmation")].map(({ length }) => length)).toEqual([
			1, 1,
		]);
	});
});

describe("an undo token", () => {
	const ticket: UndoTicket = {
		lead: "a",
		reference: "AIR-1",
		entry: "e",
		kind: "status",
		member: "m1",
		madeAt: Date.parse("2026-11-17T15:00:00Z"),
	};

	it("is valid for its member, with the secret of the site", () => {
		const token = issueUndo(ticket, "secret");
		expect(readUndo(token, "m1", "secret")).toEqual(ticket);
		expect(readUndo(token, "m2", "secret")).toBeNull();
		expect(readUndo(token, "m1", "other")).toBeNull();
	});

	it("is rejected when it is forged or altered", () => {
		const [, signature] = issueUndo(ticket, "secret").split(".");
		const forged = Buffer.from(JSON.stringify({ ...ticket, lead: "b" })).toString("base64url");
		for (const token of ["", ".", "x", `${forged}.${signature}`, `${forged}.`]) {
			expect(readUndo(token, "m1", "secret"), token).toBeNull();
		}
	});
});

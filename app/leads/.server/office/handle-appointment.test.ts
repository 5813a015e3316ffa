import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { bookedWindowOf } from "#app/model/appointments/appointment-dates.ts";
import { sampleCrew } from "#app/model/appointments/sample-crew.testing.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, create, ductAnswers, estimateLead } from "../../../../tests/mail/sample-leads.ts";
import { saveAccessNote } from "../appointments/access-note.ts";
import { completeAddress } from "../complete-address.ts";
import { changeLead } from "../inbox/change-lead.ts";
import { handleAppointment } from "./handle-appointment.ts";

const jules = { id: "m2", name: "Jules" } as Member;
const nora = { id: "m3", name: "Nora" } as Member;
/** Monday, November 16, 2026, 10:00 in Montréal. */
const now = new Date("2026-11-16T15:00:00Z");
const window = { place: "2026-11-19/08:00/equipe-1" };
const done = { intent: "appointment-done", lines: "0", "line-0": "0" };
const exact = { place: "exact", day: "2026-11-19", from: "09:00", minutes: "360", crew: "equipe-1" };

let store: DocumentStore;
beforeEach(async () => {
	store = await newStore();
	await store.commit(["a", "b"].map((id) => create("leads", id, estimateLead(ductAnswers))));
});
afterEach(() => store.close());

function partsOf() {
	return {
		store,
		content: originalContent,
		clock: { now: () => now },
		secret: "s",
		mailDomain: "airelle.example",
		referencePrefix: "AIR",
	};
}

function handle(lead: string, values: Record<string, string>, member = jules) {
	const context = new RouterContextProvider();
	context.set(servicesContext, partsOf() as unknown as Services);
	const form = new FormData();
	for (const [name, value] of Object.entries({ intent: "appointment", of: "", seen: "99", ...values })) {
		form.set(name, value);
	}
	return handleAppointment(context, member, lead, form, { offersUndo: false });
}

const appointments = async () => (await store.query("appointments")).documents;
const journal = async () =>
	(await store.query("audit")).documents.map(({ data }) => `${data.action} ${data.detail}`.trim()).toSorted();

describe("handleAppointment", () => {
	it("books with the address, the note and the boxes, and records the step", async () => {
		const typed = { street: "12, rue A", unit: "", postalCode: "H2T 2S9", note: "Code", reminds: "yes", tells: "yes" };
		expect(await handle("a", { ...window, ...typed })).toMatchObject({ kind: "done" });
		const [booked] = await appointments();
		expect(booked?.data).toMatchObject({ lead: "a", day: "2026-11-19", accessNote: "Code", accepted: [] });
		expect(booked?.data.remindAt).toBe("2026-11-18T22:00:00.000Z");
		expect((await store.get("leads", "a"))?.data).toMatchObject({ status: "booked", address: { street: "12, rue A" } });
		expect(await journal()).toEqual(["request-appointment booked", "request-details"]);
	});

	it("cuts nothing of words of several lines from a page without JavaScript", async () => {
		const words = `${"a\n".repeat(40)}${"b".repeat(1920)}`;
		const text = words.replaceAll("\n", "\r\n");
		const of = async () => `${(await appointments())[0]?.id}/0`;
		expect(await handle("a", { ...window, tells: "yes", text })).toMatchObject({ kind: "done" });
		const cancel = { intent: "appointment-cancel", of: await of(), tells: "yes", text };
		expect(await handle("a", cancel)).toMatchObject({ kind: "done" });
		const texts = (await store.query("messages")).documents.map(({ data }) => data.text).filter(Boolean);
		expect(texts).toEqual([words, words]);
	});

	describe("with fields that the member left as the panel showed them", () => {
		const shown = { "base.street": "", "base.unit": "", "base.postalCode": "H2T 2S9", "base.note": "" };
		const left = { street: "", unit: "", postalCode: "H2T 2S9", note: "", ...shown };
		const theirs = { address: { street: "8, rue Choisie", unit: "4", city: "Montréal" }, postalCode: "H2X1Y4" };

		it("keeps the address that the customer completed meanwhile", async () => {
			await completeAddress(partsOf(), "a", theirs);
			expect(await handle("a", { ...window, ...left, seen: "0" })).toMatchObject({ kind: "done" });
			expect((await store.get("leads", "a"))?.data).toMatchObject({ status: "booked", ...theirs });
		});

		it("tells of that address when the member typed another one", async () => {
			await completeAddress(partsOf(), "a", theirs);
			const typed = { ...left, street: "12, rue A" };
			expect(await handle("a", { ...window, ...typed, seen: "0" })).toMatchObject({ kind: "conflict" });
			expect((await store.get("leads", "a"))?.data).toMatchObject(theirs);
			expect(await appointments()).toEqual([]);
		});

		it("keeps the access note that the customer wrote meanwhile, where it moves and where it stays", async () => {
			await handle("a", window);
			const id = (await appointments())[0]?.id ?? "";
			await saveAccessNote(partsOf(), { lead: "a", appointment: id }, "Code 4321");
			const note = async () => (await store.get("appointments", id))?.data.accessNote;
			expect(await handle("a", { ...left, place: "kept", reminds: "yes", of: `${id}/0` })).toMatchObject({
				kind: "done",
			});
			expect(await note()).toBe("Code 4321");
			expect(await handle("a", { ...left, ...exact, of: `${id}/0` })).toMatchObject({ kind: "done" });
			expect(await note()).toBe("Code 4321");
			const removed = { ...left, "base.note": "Code 4321", place: "kept", of: `${id}/1` };
			expect(await handle("a", removed)).toMatchObject({ kind: "done" });
			expect(await note()).toBe("");
		});

		it("refuses another access note than the one that was written meanwhile, and saves it once that one was shown", async () => {
			await handle("a", window);
			const id = (await appointments())[0]?.id ?? "";
			await saveAccessNote(partsOf(), { lead: "a", appointment: id }, "Code 4321\nBoîte 2");
			const note = async () => (await store.get("appointments", id))?.data.accessNote;
			const typed = { ...left, note: "Sonner à côté", of: `${id}/0` };
			const refused = { kind: "fault", fault: "note-changed" };
			for (const place of [{ place: "kept" }, exact])
				expect(await handle("a", { ...typed, ...place })).toEqual(refused);
			// An older version of the appointment too: the answer of another fault would not show the note.
			expect(await handle("a", { ...typed, ...exact, of: `${id}/7` })).toEqual(refused);
			expect(await note()).toBe("Code 4321\nBoîte 2");
			const same = { ...typed, place: "kept", note: "Code 4321\r\nBoîte 2" };
			expect(await handle("a", same)).toEqual({ kind: "fault", fault: "same-place" });
			const seen = { ...typed, "base.note": "Code 4321\r\nBoîte 2" };
			expect(await handle("a", { ...seen, ...exact })).toMatchObject({ kind: "done" });
			expect(await note()).toBe("Sonner à côté");
		});

		it.each([
			["where it moves", exact],
			["where it stays", { place: "kept" }],
		])("keeps an access note that is written while theirs is saved, %s", async (_, place) => {
			await handle("a", window);
			const id = (await appointments())[0]?.id ?? "";
			const { commit } = store;
			store.commit = async (writes) => {
				if (writes.some((write) => write.collection === "appointments")) {
					store.commit = commit;
					await saveAccessNote(partsOf(), { lead: "a", appointment: id }, "Code 4321");
				}
				return commit(writes);
			};
			const typed = { ...left, ...place, note: "Sonner à côté", of: `${id}/0` };
			expect(await handle("a", typed)).toEqual({ kind: "fault", fault: "stale" });
			expect((await store.get("appointments", id))?.data).toMatchObject({ accessNote: "Code 4321", sequence: 0 });
			expect(await handle("a", typed)).toEqual({ kind: "fault", fault: "note-changed" });
		});
	});

	it("moves, misses and finishes the version that the form was rendered from", async () => {
		await handle("a", window);
		const id = (await appointments())[0]?.id;
		expect(await handle("a", { ...exact, of: `${id}/0` })).toMatchObject({ kind: "done" });
		expect(await handle("a", { intent: "appointment-missed", of: `${id}/0` })).toMatchObject({ fault: "stale" });
		expect(await handle("a", { ...done, of: `${id}/1`, amount: "x" })).toMatchObject({
			fault: "amount-wrong",
		});
		expect(await handle("a", { ...done, of: `${id}/1`, amount: "12,50" })).toMatchObject({
			kind: "done",
			lead: { status: "done", finalAmount: 1250 },
		});
		expect(await journal()).toEqual([
			"request-appointment booked",
			"request-appointment done",
			"request-appointment moved",
		]);
	});

	it("says that a window was taken, and that an exact time overlaps", async () => {
		await handle("a", window);
		expect(await handle("b", window)).toEqual({ kind: "fault", fault: "taken" });
		expect(await handle("b", exact)).toEqual({ kind: "fault", fault: "warned" });
		expect(await handle("b", { ...exact, confirm: "overlap" })).toMatchObject({ kind: "done" });
		expect((await appointments()).find(({ data }) => data.lead === "b")?.data.accepted).toEqual(["overlap"]);
	});

	it("accepts only the warnings that were shown", async () => {
		const late = { ...exact, from: "16:00", minutes: "60" };
		expect(await handle("a", { ...late, confirm: "too-short" })).toEqual({ kind: "fault", fault: "warned" });
		expect(await handle("a", { ...late, confirm: "closed too-short area" })).toMatchObject({ kind: "done" });
		expect((await appointments())[0]?.data.accepted).toEqual(["closed", "too-short"]);
	});

	it("does nothing twice, and refuses the place that the appointment has", async () => {
		await handle("a", window);
		expect(await handle("a", window)).toMatchObject({ kind: "done", entry: null });
		const id = (await appointments())[0]?.id;
		expect(await handle("a", { ...window, of: `${id}/0` })).toEqual({ kind: "fault", fault: "same-place" });
		expect(await appointments()).toHaveLength(1);
	});

	describe("of an appointment that stays where it is", () => {
		const address = { street: "12, rue A", unit: "", postalCode: "H2T 2S9" };
		const reminder = "2026-11-18T22:00:00.000Z";
		const mails = async () => (await store.query("outbox")).documents;
		const anyDates = { noteUntil: expect.any(String), notedAt: expect.any(String), updatedAt: expect.any(String) };
		const booked = async (place: Record<string, string>) => {
			await handle("a", { ...place, reminds: "yes" });
			const [only] = await appointments();
			if (!only) throw new Error("nothing booked");
			return { of: `${only.id}/0`, place: only.data };
		};

		it.each([
			["a window", window, "kept"],
			["an exact time", exact, "kept"],
			["an exact time that is typed again", exact, null],
		])("saves the access note, the address and the reminder: %s", async (_, place, chosen) => {
			const { of, place: before } = await booked(place);
			const same = chosen ? { place: chosen } : place;
			const typed = { ...same, of, ...address, note: "Code 99", tells: "yes" };
			expect(await handle("a", typed)).toMatchObject({ kind: "done" });
			const [kept] = await appointments();
			expect(kept?.data).toEqual({
				...before,
				accessNote: "Code 99",
				remindAt: null,
				noteUntil: expect.any(String),
				notedAt: now.toISOString(),
			});
			expect((await store.get("leads", "a"))?.data).toMatchObject({
				status: "booked",
				address: { street: "12, rue A" },
			});
			expect(await mails()).toEqual([]);
			expect(await handle("a", { ...typed, reminds: "yes" })).toMatchObject({ kind: "done" });
			expect((await appointments())[0]?.data).toMatchObject({ accessNote: "Code 99", remindAt: reminder, sequence: 0 });
			expect(await journal()).toEqual(["request-appointment booked", "request-details"]);
		});

		it("refuses words for a mail that is not sent, and a form that changes nothing", async () => {
			const { of } = await booked(window);
			const same = { place: "kept", of, reminds: "yes" };
			expect(await handle("a", { ...same, note: "Code", text: "À bientôt" })).toEqual({
				kind: "fault",
				fault: "words-unused",
			});
			expect((await appointments())[0]?.data.accessNote).toBe("");
			expect(await handle("a", { ...same, note: "" })).toEqual({ kind: "fault", fault: "same-place" });
			await handle("a", { ...same, note: "Porte 3\r\nCode 12" });
			expect((await appointments())[0]?.data.accessNote).toBe("Porte 3\nCode 12");
			expect(await handle("a", { ...same, note: "Porte 3\r\nCode 12" })).toMatchObject({ fault: "same-place" });
		});

		it("gets another length with its note and nobody is told, with the warnings of that length", async () => {
			await store.commit([create("leads", "c", contactLead)]);
			await handle("c", { ...window, minutes: "120", reminds: "yes" });
			const [before] = await appointments();
			const same = { place: "kept", of: `${before?.id}/0`, reminds: "yes", tells: "yes", "base.minutes": "120" };
			const kept = async () => (await appointments())[0]?.data;
			expect(await handle("c", { ...same, minutes: "600", note: "Code" })).toEqual({ kind: "fault", fault: "warned" });
			expect(await handle("c", { ...same, minutes: "240", text: "Bonjour" })).toMatchObject({ fault: "words-unused" });
			expect(await handle("c", { ...same, minutes: "240", note: "Code" })).toMatchObject({ kind: "done" });
			expect(await kept()).toMatchObject({ ...before?.data, minutes: 240, accessNote: "Code", ...anyDates });
			expect((await store.get("crewDays", "equipe-1_2026-11-19"))?.data.taken).toMatchObject([{ to: 600 + 240 + 30 }]);
			expect(await mails()).toEqual([]);
			// The form showed the length of before: a field that is left alone changes nothing.
			expect(await handle("c", { ...same, minutes: "120", "base.note": "Code", note: "Code 2" })).toMatchObject({
				kind: "done",
			});
			expect(await kept()).toMatchObject({ minutes: 240, accessNote: "Code 2" });
			expect(await journal()).toEqual(["request-appointment booked", "request-appointment changed"]);
		});

		it("refuses a form of an older version, and one without an appointment", async () => {
			const { of } = await booked(window);
			expect(await handle("b", { place: "kept", note: "Code" })).toEqual({ kind: "fault", fault: "stale" });
			await handle("a", { ...exact, of });
			expect(await handle("a", { place: "kept", of, note: "Code" })).toEqual({ kind: "fault", fault: "stale" });
			expect((await appointments())[0]?.data.accessNote).toBe("");
		});
	});

	it("gives another crew the same time without a mail, and refuses words for one", async () => {
		const { id: _, ...crew } = sampleCrew;
		await store.commit([create("crews", "equipe-1", crew), create("crews", "equipe-2", crew)]);
		await handle("a", window);
		const of = `${(await appointments())[0]?.id}/0`;
		const other = { place: "2026-11-19/08:00/equipe-2", of, tells: "yes" };
		expect(await handle("a", { ...other, text: "À bientôt" })).toEqual({ kind: "fault", fault: "words-unused" });
		expect(await handle("a", other)).toMatchObject({ kind: "done" });
		expect((await appointments())[0]?.data).toMatchObject({ crew: "equipe-2", sequence: 0 });
		expect((await store.query("outbox")).documents).toEqual([]);
	});

	it("books the place that is only proposed", async () => {
		const place = {
			crew: "equipe-1",
			day: "2026-11-19",
			window: { from: "08:00", to: "10:00" },
			minutes: 250,
			travel: 30,
		};
		const parts = {
			store,
			clock: { now: () => now },
			secret: "s",
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
		};
		await changeLead(parts, "a", jules, 99, {
			kind: "appointment",
			to: "proposed",
			of: null,
			place,
			accepted: [],
			until: "2026-11-18T15:00:00.000Z",
		});
		const [proposed] = await appointments();
		const lead = await store.get("leads", "a");
		if (!proposed || !lead) throw new Error("nothing proposed");
		// Only a quote proposes an appointment, and tells its lead.
		const desk = { ...lead.data.desk, visit: bookedWindowOf(proposed.id, proposed.data) };
		const { version } = lead;
		await store.commit([{ kind: "replace", collection: "leads", id: "a", version, data: { ...lead.data, desk } }]);
		expect(await handle("a", { ...window, of: `${proposed.id}/0` })).toMatchObject({
			kind: "done",
			entry: { appointment: { step: "booked" } },
			lead: { status: "booked" },
		});
		expect((await appointments())[0]?.data).toMatchObject({ status: "booked", ...place, proposalUntil: null });
	});

	describe("of the window that the customer asked for", () => {
		const asked = { day: "2026-11-19", window: { from: "08:00", to: "10:00" }, at: "2026-11-16T14:00:00.000Z" };
		const confirm = { intent: "appointment-asked", asked: "2026-11-19_08:00-10:00", seen: "0" };
		const ask = async (id: string, more: Partial<Lead> = {}) => {
			const lead = await store.get("leads", id);
			if (!lead) throw new Error("no lead");
			await store.commit([
				{ kind: "replace", collection: "leads", id, version: lead.version, data: { ...lead.data, asked, ...more } },
			]);
		};

		it("books it with a reminder and a mail to the customer, which waits until it cannot be undone", async () => {
			await ask("a");
			expect(await handle("a", confirm)).toMatchObject({ kind: "done", lead: { status: "booked" } });
			const [booked] = await appointments();
			expect(booked?.data).toMatchObject({ lead: "a", crew: "equipe-1", day: asked.day, window: asked.window });
			expect(booked?.data).toMatchObject({ status: "booked", remindAt: "2026-11-18T22:00:00.000Z", accepted: [] });
			const [mail] = (await store.query("outbox")).documents;
			expect(mail?.data.template).toBe("appointment-booked");
			expect(Date.parse(mail?.data.nextAttemptAt ?? "") - now.getTime()).toBeGreaterThanOrEqual(10_000);
			expect(await journal()).toEqual(["request-appointment booked"]);
		});

		it("is booked once when two members press, and answers both with the appointment", async () => {
			await ask("a");
			const twice = await Promise.all([handle("a", confirm), handle("a", confirm, nora)]);
			expect(twice.map(({ kind }) => kind)).toEqual(["done", "done"]);
			expect(await handle("a", confirm, nora)).toMatchObject({ kind: "done", entry: null });
			expect(await appointments()).toHaveLength(1);
			expect((await store.query("outbox")).documents).toHaveLength(1);
		});

		it("is taken when no crew is free any more", async () => {
			await handle("b", window);
			await ask("a");
			expect(await handle("a", confirm)).toEqual({ kind: "fault", fault: "taken" });
		});

		it("goes to a crew that is still free", async () => {
			await handle("b", window);
			const { id: _, ...crew } = sampleCrew;
			await store.commit([create("crews", "equipe-1", crew), create("crews", "equipe-2", crew)]);
			await ask("a");
			expect(await handle("a", confirm)).toMatchObject({ kind: "done" });
			expect((await appointments()).find(({ data }) => data.lead === "a")?.data.crew).toBe("equipe-2");
		});

		it("is refused when the customer asked for another one, when it is past, and when the length is unknown", async () => {
			expect(await handle("a", confirm)).toEqual({ kind: "fault", fault: "stale" });
			await ask("a", { asked: { ...asked, day: "2026-11-20" } });
			expect(await handle("a", confirm)).toEqual({ kind: "fault", fault: "stale" });
			await ask("a", { asked: { ...asked, day: "2026-11-16" } });
			expect(await handle("a", { ...confirm, asked: "2026-11-16_08:00-10:00" })).toMatchObject({ fault: "day-past" });
			await ask("a", { estimate: null });
			expect(await handle("a", confirm)).toEqual({ kind: "fault", fault: "length-wrong" });
			expect(await appointments()).toEqual([]);
		});

		it("conflicts with what another member changed meanwhile, and nothing is booked", async () => {
			await ask("a");
			const parts = {
				store,
				clock: { now: () => now },
				secret: "s",
				mailDomain: "airelle.example",
				referencePrefix: "AIR",
			};
			await changeLead(parts, "a", nora, 0, { kind: "assignee", to: nora });
			expect(await handle("a", confirm)).toMatchObject({ kind: "conflict" });
			expect(await appointments()).toEqual([]);
		});

		it("may start before the notice time is over", async () => {
			await ask("a", { asked: { ...asked, day: "2026-11-17" } });
			expect(await handle("a", { ...confirm, asked: "2026-11-17_08:00-10:00" })).toMatchObject({ kind: "done" });
		});
	});

	it("keeps the longest access note of a customer when the appointment moves", async () => {
		const note = "a".repeat(600);
		await handle("a", { ...window, note });
		expect((await appointments())[0]?.data.accessNote).toBe(note);
	});

	it("saves an access note that changes alone, without another sequence", async () => {
		await handle("a", window);
		const id = (await appointments())[0]?.id;
		expect((await handle("a", { ...window, of: `${id}/0`, note: "Sonner au 2" })).kind).toBe("done");
		expect((await appointments())[0]?.data).toMatchObject({ accessNote: "Sonner au 2", sequence: 0 });
		expect(await handle("a", { ...window, of: `${id}/0`, note: "Sonner au 2" })).toMatchObject({ fault: "same-place" });
	});

	it.each([
		[{ intent: "appointment-cancel", of: "nobody" }, "unreadable"],
		[{ intent: "appointment-done", of: "" }, "unreadable"],
		[{ intent: "appointment-missed", of: "../x/1" }, "unreadable"],
		[{ ...exact, street: "1, rue A", postalCode: "nowhere" }, "address-wrong"],
	])("refuses %j", async (values, fault) => {
		expect(await handle("a", values)).toMatchObject({ kind: "fault", fault });
		expect(await appointments()).toEqual([]);
	});
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { originals } from "#app/.server/content/originals.ts";
import { type ContentReader, createContentReader } from "#app/.server/content/reader.ts";
import { sayAppointment } from "#app/.server/say-appointment.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { saveAccessNote } from "#app/leads/.server/appointments/access-note.ts";
import { chooseByCustomer } from "#app/leads/.server/appointments/choose-window.ts";
import { cancelByCustomer, mostMoves, moveByCustomer } from "#app/leads/.server/appointments/customer-change.ts";
import { remindCustomers } from "#app/leads/.server/appointments/remind-customers.ts";
import { shownAppointment } from "#app/leads/.server/appointments/shown-appointment.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import type { LeadChange } from "#app/leads/.server/inbox/lead-change.ts";
import type { Appointment, AppointmentPlace } from "#app/model/appointments/appointment.ts";
import type { BookingMode } from "#app/model/appointments/booking-rules.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { contactLead, create, ductAnswers, estimateLead } from "../mail/sample-leads.ts";
import { acceptSent, sendQuote } from "./quote-commands.ts";

const ariane = { id: "ariane", name: "Ariane" };
const anyRevision = Number.POSITIVE_INFINITY;
const morning = { from: "08:00", to: "10:00" };
const noon = { from: "10:00", to: "12:00" };
/** A Thursday. */
const day = "2026-11-19";
const next = "2026-11-20";
const crew = { name: "A", size: 2, people: "", colour: "spruce", services: null, areas: null, away: [], active: true };
const hours = [{ days: [1, 2, 3, 4, 5], from: "08:00", to: "18:00" }];

/** What customers do with their appointment: the same on every store. */
export function customerAppointmentsContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, customers with an appointment:`, () => {
		let store: DocumentStore;
		let now: Date;
		const parts = () => ({
			...{ store, clock: { now: () => now }, mailDomain: "airelle.example", referencePrefix: "AIR", secret: "s" },
			reader: originalContent.reader(),
		});
		const lead = async (id = "lead") => (await store.get("leads", id)) as StoredDocument<Lead>;
		const shown = async (id = "lead") => {
			const found = await shownAppointment(store, id);
			if (!found) throw new Error("no appointment");
			return { version: { id: found.id, sequence: found.data.sequence }, ...found.data };
		};
		const mails = async () => (await store.query("outbox")).documents.map(({ id }) => id).toSorted();
		const change = async (wanted: LeadChange, id = "lead") => {
			const { kind } = await changeLead(parts(), id, ariane, anyRevision, wanted, `entry-${id}-${crypto.randomUUID()}`);
			if (kind !== "done") throw new Error(kind);
		};
		async function book(place: Partial<AppointmentPlace> = {}, id = "lead") {
			const found = await shownAppointment(store, id);
			await change(
				{
					...{ kind: "appointment", to: "booked", of: found && { id: found.id, sequence: found.data.sequence } },
					place: { crew: "a", day, window: noon, minutes: 120, travel: 30, ...place },
					...{ reminds: true, accepted: [], tells: false, text: "" },
				},
				id,
			);
			return (await shown(id)).version;
		}
		const move = async (seen: { id: string; sequence: number }, window = morning, on = day) =>
			moveByCustomer(parts(), await lead(), seen, { day: on, window });

		beforeEach(async () => {
			store = typedStore(await open());
			now = new Date("2026-11-16T15:00:00Z");
			const created = { calendarKey: null, hours, ...crew } as const;
			await store.commit([
				create("leads", "lead", contactLead),
				create("leads", "other", { ...contactLead, reference: "AIR-OTHER" }),
				create("crews", "a", { ...created, colour: "spruce", createdAt: "2026-01-01T00:00:00Z" }),
				create("crews", "b", { ...created, colour: "amber", createdAt: "2026-01-02T00:00:00Z" }),
			]);
		});
		afterEach(() => store.close());

		/** A lead of an estimate whose price is accepted, and which has no time yet. */
		async function accepted(more: Partial<Lead> = {}, id = "quoted") {
			await store.commit([create("leads", id, estimateLead(ductAnswers, { photos: [], ...more }))]);
			await sendQuote({ store, now, reader: originalContent.reader() }, id);
			await acceptSent({ store, now }, id);
		}
		const choose = async (mode: BookingMode, window = noon, on = day, id = "quoted") =>
			chooseByCustomer({ ...parts(), reader: readerWith(mode) }, await lead(id), { day: on, window });
		const texts = async (id = "quoted") => {
			const { documents } = await store.query("messages", { where: [{ field: "lead", is: "=", value: id }] });
			return documents.map(({ data }) => data.text);
		};

		it("move it with the crew that has it, tell themselves and the team once, and still wait for an answer", async () => {
			const seen = await book();
			const waiting = await lead();
			const desk = { ...waiting.data.desk, waitingSince: "2026-11-16T14:00:00.000Z" };
			await store.commit([
				{ kind: "replace", collection: "leads", id: "lead", version: waiting.version, data: { ...waiting.data, desk } },
			]);
			expect(await Promise.all([move(seen), move(seen)])).toEqual(["moved", "moved"]);
			expect(await shown()).toMatchObject({ crew: "a", window: morning, sequence: 1, by: { id: "customer" } });
			expect(await mails()).toEqual([`${seen.id}-appointment-moved-1`, expect.stringMatching(/^lead-update-/)]);
			expect((await lead()).data).toMatchObject({
				status: "booked",
				desk: { waitingSince: "2026-11-16T14:00:00.000Z", visit: { start: `${day}T08:00` } },
			});
			expect(await move((await shown()).version, morning)).toBe("kept");
		});

		it("are not told that another crew comes at the same time, and still move it on the page that they opened before", async () => {
			const seen = await book();
			const waiting = await lead();
			const desk = { ...waiting.data.desk, waitingSince: "2026-11-16T14:00:00.000Z" };
			const data = { ...waiting.data, desk };
			await store.commit([{ kind: "replace", collection: "leads", id: "lead", version: waiting.version, data }]);
			const place = { crew: "b", day, window: noon, minutes: 150, travel: 30 };
			const told = { reminds: true, accepted: [], tells: true, text: "" };
			await change({ kind: "appointment", to: "booked", of: seen, place, ...told });
			expect(await shown()).toMatchObject({ ...place, sequence: 0 });
			expect(await mails()).toEqual([]);
			const { desk: changed, lastContactAt } = (await lead()).data;
			expect(changed.history.at(-1)).toMatchObject({ appointment: { step: "changed" }, mails: [] });
			expect(changed.waitingSince).toBe("2026-11-16T14:00:00.000Z");
			expect(lastContactAt).toBe(waiting.data.lastContactAt);
			expect(await move(seen)).toBe("moved");
		});

		it("are reminded of the new day when they move it after the reminder left, unless nobody wanted one", async () => {
			const seen = await book({ window: { from: "18:00", to: "20:00" } });
			now = new Date("2026-11-18T22:30:00Z");
			await remindCustomers(parts(), (error) => expect.fail(String(error)));
			expect((await shown()).remindAt).toBeNull();
			expect(await move(seen, noon, "2026-11-24")).toBe("moved");
			expect((await shown()).remindAt).toBe("2026-11-23T22:00:00.000Z");
			now = new Date("2026-11-16T15:00:00Z");
			const own = (await store.get("appointments", seen.id)) as StoredDocument<Appointment>;
			await store.commit([
				{ ...own, kind: "replace", collection: "appointments", data: { ...own.data, remindAt: null } },
			]);
			expect(await move((await shown()).version, noon, "2026-11-25")).toBe("moved");
			expect((await shown()).remindAt).toBeNull();
		});

		it("get another free crew when theirs is busy, and the next windows when none is free", async () => {
			const seen = await book();
			await book({ day: next, window: morning }, "other");
			expect(await move(seen, morning, next)).toBe("moved");
			expect(await shown()).toMatchObject({ crew: "b", day: next });
			expect(await move((await shown()).version, { from: "15:00", to: "17:00" }, next)).toBe("taken");
			expect(await move((await shown()).version, morning, "2026-11-22")).toBe("taken");
		});

		it("change nothing with a page that is older than the appointment, and are not refused by other changes", async () => {
			const seen = await book();
			await change({ kind: "note", text: "Rappeler demain" });
			await book({ window: morning });
			expect(await move(seen, { from: "13:00", to: "15:00" })).toBe("stale");
			expect(await cancelByCustomer(parts(), await lead(), seen, "")).toBe("stale");
			const { version } = await shown();
			await change({ kind: "assignee", to: ariane });
			expect(await move(version, noon)).toBe("moved");
		});

		it("cannot reach the appointment of somebody else", async () => {
			await book();
			const foreign = await book({ day: next }, "other");
			expect(await move(foreign)).toBe("stale");
			expect(await cancelByCustomer(parts(), await lead(), foreign, "")).toBe("stale");
			expect(await saveAccessNote(parts(), { lead: "lead", appointment: foreign.id }, "4711")).toBe(false);
			expect(await shown("other")).toMatchObject({ status: "booked", sequence: 0, accessNote: "" });
		});

		it("call less than 24 hours before, and after three moves", async () => {
			const seen = await book();
			now = new Date("2026-11-18T15:00:00.001Z");
			expect(await move(seen, noon, next)).toBe("late");
			expect(await cancelByCustomer(parts(), await lead(), seen, "")).toBe("late");
			now = new Date("2026-11-16T15:00:00Z");
			for (let moves = 0; moves < mostMoves; moves++) {
				expect(await move((await shown()).version, moves % 2 ? noon : morning)).toBe("moved");
			}
			expect(await move((await shown()).version, noon, next)).toBe("often");
		});

		it("cancel once, with their reason as a message that the team answers", async () => {
			const seen = await book();
			const cancel = async () => cancelByCustomer(parts(), await lead(), seen, "Dégât d’eau");
			expect(await Promise.all([cancel(), cancel()])).toEqual(["cancelled", "cancelled"]);
			expect(await shown()).toMatchObject({ status: "cancelled", sequence: 1 });
			const { documents } = await store.query("messages", { where: [{ field: "lead", is: "=", value: "lead" }] });
			expect(documents.map(({ data }) => data)).toMatchObject([
				{ direction: "in", channel: "page", text: "Dégât d’eau", by: null },
			]);
			expect((await lead()).data).toMatchObject({
				status: "contacted",
				latestText: "Dégât d’eau",
				desk: { waitingSince: now.toISOString(), visit: null },
			});
			const told = await store.get("outbox", `${seen.id}-appointment-cancelled-1`);
			// The customer's own words are not the company's: the mail to the customer has none.
			expect(told?.data.entryId).toBeUndefined();
			expect((await store.get("crewDays", `a_${day}`))?.data.taken).toEqual([]);
		});

		it("leave an access note that follows a move, is in no other document, and can be removed", async () => {
			const seen = await book();
			const save = (text: string) => saveAccessNote(parts(), { lead: "lead", appointment: seen.id }, text);
			expect(await Promise.all([save("Sonnette 4711"), move(seen, noon, next)])).toEqual([true, "moved"]);
			expect(await shown()).toMatchObject({
				...{ accessNote: "Sonnette 4711", noteUntil: "2026-11-28T05:00:00.000Z" },
				...{ notedAt: now.toISOString(), sequence: 1 },
			});
			const elsewhere = await Promise.all([
				lead(),
				store.query("outbox"),
				store.query("messages"),
				store.query("tasks"),
				store.query("crewDays"),
			]);
			expect(JSON.stringify(elsewhere)).not.toContain("Sonnette");
			expect(await save("")).toBe(true);
			expect(await shown()).toMatchObject({ accessNote: "", noteUntil: null });
			await cancelByCustomer(parts(), await lead(), (await shown()).version, "");
			expect(await save("Trop tard")).toBe(false);
		});

		it("choose a window after they accepted the price, and have it once", async () => {
			await accepted();
			const before = await mails();
			expect(await Promise.all([choose("instant"), choose("instant")])).toEqual(["booked", "booked"]);
			expect(await shown("quoted")).toMatchObject({
				crew: "a",
				day,
				window: noon,
				sequence: 0,
				by: { id: "customer" },
			});
			expect((await lead("quoted")).data).toMatchObject({
				status: "booked",
				desk: { visit: { start: `${day}T10:00` } },
			});
			expect((await mails()).filter((id) => !before.includes(id))).toEqual([
				expect.stringMatching(/-appointment-booked-0$/),
				expect.stringMatching(/^quoted-update-/),
			]);
			expect(await choose("instant")).toBe("booked");
			expect(await choose("instant", morning)).toBe("stale");
		});

		it("ask for a window where a member confirms it, and may ask for another one instead", async () => {
			await accepted();
			expect(await Promise.all([choose("on-request"), choose("on-request")])).toEqual(["asked", "asked"]);
			expect(await choose("on-request")).toBe("asked");
			expect(await texts()).toEqual([expect.stringContaining(sayAppointment({ day, window: noon }, "fr"))]);
			expect(await choose("on-request", morning, next)).toBe("asked");
			expect((await lead("quoted")).data).toMatchObject({
				...{ status: "quoted", asked: { day: next, window: morning } },
				desk: { visit: null, waitingSince: now.toISOString() },
			});
			expect(await texts()).toHaveLength(2);
			expect(await shownAppointment(store, "quoted")).toBeNull();
		});

		it("book and move a few times a day and a number of times in all, whatever they cancel between", async () => {
			await accepted();
			const again = async () => {
				const outcome = await choose("instant");
				if (outcome !== "booked") return outcome;
				return cancelByCustomer(parts(), await lead("quoted"), (await shown("quoted")).version, "");
			};
			const today = [];
			for (let n = 0; n < 8; n++) today.push(await again());
			expect(today).toEqual([...Array(6).fill("cancelled"), "full", "full"]);
			expect((await lead("quoted")).data.desk.visit).toBeNull();
			// Members still book for them, and they may still cancel.
			const place = { crew: "a", day, window: morning, minutes: 120, travel: 30 };
			await change(
				{
					...{ kind: "appointment", to: "booked", of: null, place },
					reminds: true,
					accepted: [],
					tells: false,
					text: "",
				},
				"quoted",
			);
			const seen = (await shown("quoted")).version;
			const moved = { day, window: noon };
			expect(await moveByCustomer(parts(), await lead("quoted"), seen, moved)).toBe("full");
			expect(await cancelByCustomer(parts(), await lead("quoted"), seen, "")).toBe("cancelled");
			now = new Date("2026-11-17T15:00:00.001Z");
			expect(await again()).toBe("cancelled");
			const found = await lead("quoted");
			const entry = found.data.desk.history.findLast(({ appointment }) => appointment?.step === "booked");
			if (!entry) throw new Error("not booked");
			const earlier = Array.from({ length: 40 }, (_, n) => ({ ...entry, id: `old-${n}`, at: "2026-01-01T00:00:00Z" }));
			const desk = { ...found.data.desk, history: [...earlier, ...found.data.desk.history] };
			await store.commit([{ ...found, kind: "replace", collection: "leads", data: { ...found.data, desk } }]);
			expect(await again()).toBe("full");
		});

		it("ask for other windows as often as they may write to the team", async () => {
			await accepted();
			const outcomes = [];
			for (let n = 0; n < 21; n++) outcomes.push(await choose("on-request", n % 2 ? noon : morning));
			expect(outcomes).toEqual([...Array(20).fill("asked"), "full"]);
			expect(await texts()).toHaveLength(20);
		});

		it("book the window that they asked for before, once it can be booked at once", async () => {
			await accepted({ asked: { day, window: noon, at: "2026-11-16T14:00:00.000Z" } });
			expect(await choose("instant")).toBe("booked");
		});

		it("ask again for the window of an appointment that they cancelled, and the team is told", async () => {
			await accepted({ asked: { day, window: noon, at: "2026-11-16T14:00:00.000Z" } });
			const found = await book({}, "quoted");
			expect(await cancelByCustomer(parts(), await lead("quoted"), found, "")).toBe("cancelled");
			expect(await choose("on-request")).toBe("asked");
			expect(await texts()).toEqual([expect.stringContaining(sayAppointment({ day, window: noon }, "fr"))]);
		});

		it("choose nothing that is taken, not offered, fixed by phone, or before the price is accepted", async () => {
			await accepted();
			await book({ crew: "a", minutes: 600 });
			await book({ crew: "b", minutes: 600 }, "other");
			for (const mode of ["instant", "on-request"] as const) expect(await choose(mode)).toBe("taken");
			expect(await choose("instant", morning, "2026-11-22")).toBe("taken");
			expect(await choose("by-phone", noon, next)).toBe("taken");
			await store.commit([create("leads", "priceless", estimateLead(ductAnswers, { photos: [] }))]);
			expect(await choose("instant", noon, next, "priceless")).toBe("stale");
			expect(await texts()).toEqual([]);
		});
	});
}

/** The content of the site with all services in one mode. */
function readerWith(mode: BookingMode): ContentReader {
	const modes = Object.fromEntries(serviceNames.map((service) => [service, mode]));
	const documents = { ...originals, appointments: { ...originals.appointments, modes } };
	return createContentReader(documents, () => documents);
}

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { appointmentDeletions, appointmentsOf } from "#app/appointments/.server/appointment-writes.ts";
import type { AppointmentChange } from "#app/leads/.server/inbox/appointment-change.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import type { LeadChange } from "#app/leads/.server/inbox/lead-change.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import { erasePerson } from "#app/leads/.server/person.ts";
import { finishTask } from "#app/leads/.server/tasks/change-task.ts";
import { upgradeLeads } from "#app/leads/.server/upgrade-leads.ts";
import type { Appointment, AppointmentPlace } from "#app/model/appointments/appointment.ts";
import { crewDayId } from "#app/model/appointments/crew-day.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { customerId, type HistoryEntry } from "#app/model/leads/lead-history.ts";
import type { Task } from "#app/model/leads/task.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { purgeExpired } from "#app/privacy/.server/retention.ts";
import { contactLead } from "../mail/sample-leads.ts";

const ariane = { id: "m1", name: "Ariane" };
const jules = { id: "m2", name: "Jules" };
const customer = { id: customerId, name: "Hélène Côté" };
const place: AppointmentPlace = {
	crew: "montreal",
	day: "2026-11-20",
	window: { from: "08:00", to: "10:00" },
	minutes: 120,
	travel: 30,
};
const later = { ...place, day: "2026-11-24", window: { from: "13:00", to: "15:00" } };

/** Booking, moving, cancelling and ending appointments: the same on every store. */
export function appointmentsContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, appointments:`, () => {
		let raw: RawStore;
		let store: DocumentStore;
		let now: Date;
		const parts = () => ({
			store,
			secret: "secret",
			clock: { now: () => now },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			mailer: {},
		});
		const create = (id: string, data: Partial<Lead> = {}) =>
			raw.commit([{ kind: "create", collection: "leads", id, data: { ...contactLead, ...data } }] as never);
		const lead = async (id = "a") => (await store.get("leads", id))?.data as Lead;
		const change = (id: string, by: typeof ariane, wanted: LeadChange) => changeLead(parts(), id, by, 99, wanted);
		const done = async (id: string, by: typeof ariane, wanted: LeadChange) => {
			const outcome = await change(id, by, wanted);
			if (outcome.kind !== "done" || !outcome.entry) throw new Error(`not done: ${outcome.kind}`);
			return outcome.entry;
		};
		const version = async (id = "a") => {
			const { visit } = (await lead(id)).desk;
			const found = await store.get("appointments", visit?.appointment ?? "");
			return { id: found?.id ?? "", sequence: found?.data.sequence ?? -1 };
		};
		const only = async (id = "a") => {
			const [found] = await appointmentsOf(store, id);
			return found?.data as Appointment;
		};
		const taken = async ({ crew, day }: AppointmentPlace) =>
			(await store.get("crewDays", crewDayId(crew, day)))?.data.taken ?? [];
		const mails = async () =>
			(await store.query("outbox")).documents.map(({ id }) => id.replace(/^.*-appointment-/, "")).sort();

		beforeEach(async () => {
			now = new Date("2026-11-17T15:00:00.000Z");
			raw = await open();
			store = typedStore(raw);
			await create("a");
			await create("b");
		});
		afterEach(() => raw.close());

		it("books: the lead, the crew day and the mail say the same", async () => {
			const entry = await done("a", ariane, book(place));
			const found = await lead();
			expect(found).toMatchObject({
				status: "booked",
				desk: { visit: { start: "2026-11-20T08:00", end: "2026-11-20T10:00", appointment: entry.appointment?.id } },
			});
			expect(found.followToken).toMatch(/^[\w-]{22}$/);
			expect(await only()).toMatchObject({ ...place, status: "booked", sequence: 0, by: ariane });
			expect((await only()).remindAt).toBe("2026-11-19T22:00:00.000Z");
			expect(await taken(place)).toEqual([{ appointment: entry.appointment?.id, from: 480, to: 750 }]);
			expect(await mails()).toEqual(["booked-0"]);
		});

		it("gives a time that two members want to one of them, and to nobody twice", async () => {
			const wanted = Array.from({ length: 8 }, (_, index) => `lead-${index}`);
			for (const id of wanted) await create(id);
			const outcomes = await Promise.all(
				wanted.map((id, index) => change(id, index % 2 ? ariane : jules, book(place))),
			);
			expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["done", ...Array(7).fill("taken")]);
			expect(await taken(place)).toHaveLength(1);
			expect(await store.count("appointments")).toBe(1);
			expect(await mails()).toEqual(["booked-0"]);
		});

		it("takes a time that ends when the next one starts, and refuses one minute more", async () => {
			await done("a", ariane, book(place));
			const next = { ...place, window: { from: "12:30", to: "12:30" } };
			expect((await change("b", ariane, book({ ...next, window: { from: "12:29", to: "12:29" } }))).kind).toBe("taken");
			expect((await change("b", ariane, book(next))).kind).toBe("done");
		});

		it("overlaps only where the member accepted it", async () => {
			await done("a", ariane, book(place));
			expect((await change("b", jules, book(place))).kind).toBe("taken");
			await done("b", jules, { ...book(place), accepted: ["overlap"] });
			expect(await taken(place)).toHaveLength(2);
			expect((await only("b")).accepted).toEqual(["overlap"]);
		});

		it("moves: frees the old time, takes the new one, and tells the customer once more", async () => {
			await done("a", ariane, book(place));
			await done("a", jules, { ...book(later), of: await version() });
			expect(await only()).toMatchObject({ ...later, sequence: 1 });
			expect([await taken(place), await taken(later)]).toMatchObject([[], [{ from: 780, to: 1050 }]]);
			expect((await lead()).desk.visit?.start).toBe("2026-11-24T13:00");
			expect(await mails()).toEqual(["booked-0", "moved-1"]);
			expect((await change("b", ariane, book(place))).kind).toBe("done");
		});

		it("keeps its own place where it would overlap itself", async () => {
			await done("a", ariane, book(place));
			const shifted = { ...place, window: { from: "09:00", to: "09:00" } };
			await done("a", ariane, { ...book(shifted), of: await version() });
			expect(await taken(place)).toMatchObject([{ from: 540, to: 690 }]);
		});

		it("cancels and frees the time; the lead needs an answer again when the customer did it", async () => {
			await done("a", ariane, book(place));
			await done("a", customer, { kind: "appointment", to: "cancelled", of: await version(), tells: true, text: "" });
			expect(await only()).toMatchObject({ status: "cancelled", sequence: 1, remindAt: null });
			expect(await taken(place)).toEqual([]);
			expect(await lead()).toMatchObject({
				status: "contacted",
				desk: { visit: null, waitingSince: now.toISOString() },
			});
			const ids = (await store.query("outbox")).documents.map(({ data }) => data.template).sort();
			expect(ids).toEqual(["appointment-booked", "appointment-cancelled", "lead-update"]);
		});

		it("ends as done with the final amount, or as missed", async () => {
			await done("a", ariane, book(place));
			await done("a", ariane, { kind: "appointment", to: "done", of: await version(), finalAmount: 425_00 });
			expect(await lead()).toMatchObject({ status: "done", finalAmount: 425_00 });
			await done("b", ariane, book(later));
			await done("b", ariane, { kind: "appointment", to: "missed", of: await version("b") });
			expect(await lead("b")).toMatchObject({ status: "contacted", desk: { visit: null } });
			expect([(await only()).status, (await only("b")).status]).toEqual(["done", "missed"]);
			expect([await taken(place), await taken(later)]).toMatchObject([[{ from: 480 }], [{ from: 780 }]]);
		});

		it("does the appointment with its lead, and lets no lead with one be lost or spam", async () => {
			await done("a", ariane, book(place));
			const lostReason = { id: "autre", name: { fr: "Autre", en: "Other" } };
			expect((await change("a", ariane, { kind: "status", to: "lost", lostReason })).kind).toBe("appointment-open");
			expect((await change("a", ariane, { kind: "spam" })).kind).toBe("appointment-open");
			await done("a", ariane, { kind: "status", to: "done", finalAmount: 100_00 });
			expect((await only()).status).toBe("done");
		});

		it("does nothing twice when a form is sent twice", async () => {
			await done("a", ariane, book(place));
			expect(await change("a", ariane, book(place))).toMatchObject({ kind: "done", entry: null });
			const of = await version();
			const cancel: AppointmentChange = { kind: "appointment", to: "cancelled", of, tells: true, text: "" };
			await done("a", ariane, cancel);
			expect(await change("a", ariane, cancel)).toMatchObject({ kind: "done", entry: null });
			expect(await mails()).toEqual(["booked-0", "cancelled-1"]);
		});

		it("refuses a form of an earlier version, also of the same member", async () => {
			await done("a", ariane, book(place));
			const of = await version();
			await done("a", ariane, { ...book(later), of });
			const nextDay = { ...place, day: "2026-11-21" };
			expect((await change("a", ariane, { ...book(nextDay), of })).kind).toBe("stale");
			expect((await change("a", ariane, book(nextDay))).kind).toBe("stale");
			expect((await change("a", ariane, { kind: "appointment", to: "missed", of })).kind).toBe("stale");
		});

		it("undoes a booking, a move and a cancellation with their mails", async () => {
			const booked = await done("a", ariane, book(place));
			expect((await undoChange(parts(), "a", booked.id, ariane)).kind).toBe("undone");
			expect([await store.count("appointments"), await taken(place), await mails()]).toEqual([0, [], []]);
			expect(await lead()).toMatchObject({ status: "new", desk: { visit: null } });

			await done("a", ariane, book(place));
			const moved = await done("a", ariane, { ...book(later), of: await version() });
			expect((await undoChange(parts(), "a", moved.id, ariane)).kind).toBe("undone");
			expect(await only()).toMatchObject({ ...place, sequence: 0, status: "booked" });
			expect([(await taken(place)).length, await taken(later), await mails()]).toEqual([1, [], ["booked-0"]]);

			const of = await version();
			const gone = await done("a", ariane, { kind: "appointment", to: "cancelled", of, tells: true, text: "" });
			expect((await undoChange(parts(), "a", gone.id, ariane)).kind).toBe("undone");
			expect(await lead()).toMatchObject({ status: "booked", desk: { visit: { start: "2026-11-20T08:00" } } });
		});

		it("does not undo a cancellation whose time was taken meanwhile", async () => {
			await done("a", ariane, book(place));
			const of = await version();
			const gone = await done("a", ariane, { kind: "appointment", to: "cancelled", of, tells: false, text: "" });
			await done("b", jules, book(place));
			expect((await undoChange(parts(), "a", gone.id, ariane)).kind).toBe("taken");
			expect((await lead()).status).toBe("contacted");
			expect(await taken(place)).toHaveLength(1);
		});

		it("undoing queues the mail of the appointment again that was dropped meanwhile, and no mail that was sent", async () => {
			/** As the worker does with the mail of a change that another one followed. */
			const drop = (mail = "") => store.commit([{ kind: "delete", collection: "outbox", id: mail }]);
			const moves = async (tells: boolean) => ({ ...book(later), of: await version(), tells });
			const cancels = async (tells: boolean) =>
				({ kind: "appointment", to: "cancelled", of: await version(), tells, text: "" }) as const;
			const booked = await done("a", ariane, { ...book(place), text: "À vendredi" });
			for (const wanted of [moves, cancels])
				for (const tells of [false, true]) {
					const { id } = await done("a", ariane, await wanted(tells));
					await drop(booked.mails[0]);
					expect((await undoChange(parts(), "a", id, ariane)).kind).toBe("undone");
					const { documents } = await store.query("outbox");
					expect(documents).toMatchObject([
						{
							id: booked.mails[0],
							data: {
								...{ template: "appointment-booked", leadId: "a", entryId: booked.id, status: "pending", attempts: 0 },
								appointment: await version(),
							},
						},
					]);
				}

			// A mail that waits or was sent stays as it is. One of a year ago was sent, and then deleted with time.
			const [waiting] = (await store.query("outbox")).documents;
			const gone = await done("a", ariane, await cancels(false));
			await undoChange(parts(), "a", gone.id, ariane);
			expect((await store.query("outbox")).documents).toEqual([waiting]);
			const again = await done("a", ariane, await cancels(false));
			await drop(booked.mails[0]);
			now = new Date("2027-11-18T15:00:00.000Z");
			expect((await undoChange(parts(), "a", again.id, ariane)).kind).toBe("undone");
			expect(await mails()).toEqual([]);
		});

		it("asks for a call where there is no e-mail address, and undoing takes the task back", async () => {
			await create("c", { email: null });
			const { id } = await done("c", ariane, book(place));
			const { documents } = await store.query("tasks");
			expect(documents).toMatchObject([{ data: { leadId: "c", assignee: ariane } }]);
			expect(documents[0]?.data.text).toContain("vendredi 20 novembre 2026, entre 8\u00a0h et 10\u00a0h");
			expect(await mails()).toEqual([]);
			await undoChange(parts(), "c", id, ariane);
			expect(await store.count("tasks")).toBe(0);
		});

		it("keeps only the task with the latest news of an appointment, and undoing brings the one before back", async () => {
			const tasks = async () =>
				(await store.query("tasks")).documents.map(({ id }) => id.replace(/^.*-appointment-/, "")).sort();
			await create("c", { email: null });
			await done("c", ariane, book(place));
			const [first] = (await store.query("tasks")).documents;
			const moved = await done("c", ariane, { ...book(later), of: await version("c") });
			expect(await tasks()).toEqual(["booked-1"]);
			await undoChange(parts(), "c", moved.id, ariane);
			const [again] = (await store.query("tasks")).documents;
			expect({ id: again?.id, data: again?.data }).toEqual({ id: first?.id, data: first?.data });

			// Also without a word to the customer, and when the customer cancels.
			const quiet = { tells: false, text: "" };
			const gone = await done("c", ariane, { kind: "appointment", to: "cancelled", of: await version("c"), ...quiet });
			expect(await tasks()).toEqual([]);
			await undoChange(parts(), "c", gone.id, ariane);
			expect(await tasks()).toEqual(["booked-0"]);
			await done("c", ariane, { ...book(later), of: await version("c") });
			// A reminder that was made meanwhile is about the time that is undone.
			await store.commit([{ kind: "create", collection: "tasks", id: await reminder(), data: first?.data as Task }]);
			const { id } = (await lead("c")).desk.history.at(-1) ?? { id: "" };
			await undoChange(parts(), "c", id, ariane);
			expect(await tasks()).toEqual(["booked-0"]);
			await done("c", customer, { kind: "appointment", to: "cancelled", of: await version("c"), ...quiet });
			expect(await tasks()).toEqual([]);

			async function reminder() {
				const of = await version("c");
				return `${of.id}-appointment-reminder-${of.sequence}`;
			}
		});

		it("tells a customer who is called only what they do not know", async () => {
			await create("c", { email: null });
			const text = async ({ tasks: [id] = [] }: HistoryEntry) =>
				(await store.get("tasks", id ?? ""))?.data.text ?? null;
			const cancel = async () =>
				done("c", ariane, { kind: "appointment", to: "cancelled", of: await version("c"), tells: true, text: "" });
			// Nobody called before it moved, and before it was cancelled.
			await done("c", ariane, book(place));
			const again = await done("c", ariane, { ...book(later), of: await version("c") });
			expect(await text(again)).toContain("Votre rendez-vous est pris, mardi 24 novembre 2026");
			const gone = await cancel();
			expect(await text(gone)).toBeNull();
			expect(await store.count("tasks")).toBe(0);
			await undoChange(parts(), "c", gone.id, ariane);
			expect(await text(again)).toContain("est pris");

			// The call was made: the next move and the cancellation are news, about the time that the customer knows.
			await finishTask(parts(), again.tasks?.[0] ?? "", jules);
			const moved = await done("c", ariane, { ...book(place), of: await version("c") });
			expect(await text(moved)).toContain("Votre rendez-vous est déplacé, vendredi 20 novembre 2026");
			expect(await text(await cancel())).toMatch(/est annulé.*mardi 24 novembre 2026/);

			// Booked without a task: the customer was told on the phone.
			await done("c", ariane, { ...book(place), tells: false });
			expect(await text(await cancel())).toContain("est annulé");
			// A member deleted the task: they know why.
			const booked = await done("c", ariane, book(place));
			await store.commit([{ kind: "delete", collection: "tasks", id: booked.tasks?.[0] ?? "" }]);
			expect(await text(await cancel())).toContain("est annulé");
		});

		it("leaves a call that was made in the list of tasks", async () => {
			await create("c", { email: null });
			await done("c", ariane, book(place));
			const [task] = (await store.query("tasks")).documents;
			await finishTask(parts(), task?.id ?? "", jules);
			await done("c", ariane, { ...book(later), of: await version("c") });
			expect((await store.query("tasks")).documents.map(({ data }) => data.doneBy?.id ?? null).sort()).toEqual([
				"m2",
				null,
			]);
		});

		it("keeps the access note out of the history", async () => {
			await done("a", ariane, { ...book(place), accessNote: "Code 1234" });
			await done("a", ariane, { ...book(later), of: await version() });
			expect(JSON.stringify(await lead())).not.toContain("Code 1234");
			expect(await only()).toMatchObject({ accessNote: "Code 1234", noteUntil: "2026-12-02T05:00:00.000Z" });
		});

		it("erases appointments with the person and frees their time; other appointments stay", async () => {
			await create("c", { email: "autre@exemple.example", phone: "5145550199" });
			await done("a", ariane, book(place));
			await done("c", ariane, book({ ...place, window: { from: "13:00", to: "15:00" } }));
			await erasePerson(parts(), { email: contactLead.email ?? "" });
			expect(await appointmentsOf(store, "a")).toEqual([]);
			expect(await taken(place)).toMatchObject([{ from: 780 }]);
			expect(await store.count("appointments")).toBe(1);
		});

		it("gives the planned leads of earlier builds an appointment once, also where two overlap", async () => {
			const visit = { start: "2026-11-20T09:00", end: "2026-11-20T11:30" };
			const desk = { ...contactLead.desk, visit };
			for (const id of ["x", "y"]) await create(id, { status: "booked", desk });
			await create("z", { status: "contacted", desk });
			const content = originalContent;
			expect(await upgradeLeads({ ...parts(), content })).toBe(2);
			expect(await upgradeLeads({ ...parts(), content })).toBe(0);
			// A server of the earlier build plans an appointment for an old lead during a rollout.
			await store.commit([
				{ kind: "create", collection: "leads", id: "w", data: { ...contactLead, status: "booked", desk } },
			]);
			expect(await upgradeLeads({ ...parts(), content })).toBe(1);
			expect((await only("w")).status).toBe("booked");
			await store.commit([
				{ kind: "delete", collection: "leads", id: "w" },
				...(await appointmentDeletions(store, await appointmentsOf(store, "w"))),
			]);
			expect(await only("x")).toMatchObject({ window: { from: "09:00", to: "09:00" }, minutes: 150, status: "booked" });
			expect(await taken({ ...place, crew: "equipe-1" })).toMatchObject([
				{ from: 540, to: 690 },
				{ from: 540, to: 690 },
			]);
			expect((await lead("x")).desk.visit).toEqual({ ...visit, end: visit.start, appointment: "visit-x" });
			expect(await mails()).toEqual([]);
			await done("x", ariane, { ...book(later), of: await version("x") });
			expect(await taken({ ...place, crew: "equipe-1" })).toHaveLength(1);
		});

		it("deletes the appointments of leads whose period is over, several of one day at once", async () => {
			await done("a", ariane, book(place));
			await done("b", ariane, book({ ...place, window: { from: "13:00", to: "15:00" } }));
			await purgeExpired(parts(), new Date("2028-12-01T00:00:00Z"));
			expect([await store.count("appointments"), await store.count("leads"), await taken(place)]).toEqual([0, 0, []]);
		});
	});
}

function book(wanted: AppointmentPlace) {
	return {
		kind: "appointment",
		to: "booked",
		of: null,
		place: wanted,
		reminds: true,
		accepted: [],
		tells: true,
		text: "",
	} as const satisfies AppointmentChange;
}

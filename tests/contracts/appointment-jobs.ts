import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { runAppointmentJobs } from "#app/leads/.server/appointments/appointment-jobs.ts";
import type { AppointmentChange } from "#app/leads/.server/inbox/appointment-change.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { customerId } from "#app/model/leads/lead-history.ts";
import type { Member, MemberStatus, Role } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, create } from "../mail/sample-leads.ts";

const ariane = { id: "ariane", name: "Ariane" };
const day = "2026-11-19";
/** 17:00 on the day before. */
const reminderDue = "2026-11-18T22:00:00.000Z";
const idle = { reminders: 0, notes: 0, proposals: 0 };

/** Reminders, access notes and proposals whose time has come: the same on every store. */
export function appointmentJobsContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, appointments whose time has come:`, () => {
		let store: DocumentStore;
		let now: Date;
		const parts = () => ({
			store,
			clock: { now: () => now },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			secret: "s",
		});
		const fail = (error: unknown) => {
			throw error;
		};
		const run = () => runAppointmentJobs(parts(), fail);
		const appointment = async (id = "first") => (await store.get("appointments", id))?.data as Appointment;
		const mails = async () => (await store.query("outbox")).documents.map(({ id }) => id).toSorted();
		const reminders = async () => (await mails()).filter((id) => id.includes("reminder"));

		async function change(wanted: object, by = ariane, entryId = crypto.randomUUID() as string) {
			const lead = (await store.get("leads", "lead"))?.data as Lead;
			const id = lead.desk.visit?.appointment;
			const sequence = id ? (await appointment(id)).sequence : 0;
			const rest = { kind: "appointment", of: id ? { id, sequence } : null, tells: false, text: "", accepted: [] };
			const full = { ...rest, reminds: true, ...wanted } as unknown as AppointmentChange;
			const outcome = await changeLead(parts(), "lead", by, lead.desk.revision, full, entryId);
			if (outcome.kind !== "done" || !outcome.entry) throw new Error(outcome.kind);
			return outcome.entry.id;
		}
		const placed = (on: string) => ({
			...{ crew: "equipe-1", day: on, window: { from: "08:00", to: "10:00" } },
			...{ minutes: 90, travel: 30 },
		});
		const book = (on = day, more: object = {}) => change({ to: "booked", place: placed(on), ...more }, ariane, "first");
		const move = (on: string, by = ariane) => change({ to: "booked", place: placed(on) }, by);

		beforeEach(async () => {
			store = typedStore(await open());
			now = new Date("2026-11-16T15:00:00Z");
			await store.commit([create("leads", "lead", contactLead)]);
		});
		afterEach(() => store.close());

		it("make one reminder at 17:00 on the day before, from two servers at once", async () => {
			await book();
			now = new Date("2026-11-18T21:59:59.999Z");
			expect(await run()).toEqual(idle);
			now = new Date(reminderDue);
			const servers = await Promise.all([run(), run()]);
			expect(servers.reduce((sum, { reminders }) => sum + reminders, 0)).toBe(1);
			expect(await run()).toEqual(idle);
			expect(await reminders()).toEqual(["first-appointment-reminder-0"]);
			const mail = (await store.get("outbox", "first-appointment-reminder-0"))?.data;
			expect(mail).toMatchObject({ leadId: "lead", appointment: { id: "first", sequence: 0 }, status: "pending" });
			expect((await appointment()).remindAt).toBeNull();
		});

		it("give a task to the member who handles the lead when the customer has no e-mail address", async () => {
			const lead = await store.get("leads", "lead");
			if (!lead) throw new Error("no lead");
			const desk = { ...lead.data.desk, assignee: { id: "jules", name: "Jules" } };
			await store.commit([
				{ ...lead, kind: "replace", collection: "leads", data: { ...lead.data, email: null, desk } },
			]);
			await book();
			now = new Date("2026-11-18T22:30:00Z");
			const servers = await Promise.all([run(), run()]);
			expect(servers.reduce((sum, { reminders }) => sum + reminders, 0)).toBe(1);
			expect(await reminders()).toEqual([]);
			const { documents } = await store.query("tasks");
			expect(documents.map(({ id, data }) => [id, data.dueAt, data.assignee.id])).toEqual([
				["first-appointment-reminder-0", reminderDue, "jules"],
			]);
			expect(documents[0]?.data.text).toContain("jeudi 19 novembre 2026, entre 8\u00a0h et 10\u00a0h");
		});

		it("give the task to an administrator when nobody has worked on a lead that was booked online", async () => {
			const member = (id: string, role: Role, status: MemberStatus = "active") =>
				({ id, name: id, role, status }) as Member;
			const all = [member("crew", "crew"), member("agent", "agent"), member("gone", "administrator", "disabled")];
			const identity = { members: async () => [...all, member("owner", "administrator")] };
			const lead = await store.get("leads", "lead");
			if (!lead) throw new Error("no lead");
			await store.commit([{ ...lead, kind: "replace", collection: "leads", data: { ...lead.data, email: null } }]);
			await change({ to: "booked", place: placed(day) }, { id: customerId, name: "Maëlle" }, "first");
			now = new Date(reminderDue);
			await runAppointmentJobs({ ...parts(), identity }, fail);
			const { documents } = await store.query("tasks");
			expect(documents.map(({ id, data }) => [id, data.assignee])).toEqual([
				["first-appointment-reminder-0", { id: "owner", name: "owner" }],
			]);
		});

		it.each([
			["at 20:00", "2026-11-19T01:00:00Z"],
			["on the day itself", "2026-11-19T13:30:00Z"],
			["days later", "2026-11-25T13:30:00Z"],
		])("make no late reminder: %s", async (_, at) => {
			await book();
			now = new Date(at);
			expect(await run()).toEqual(idle);
			expect([await reminders(), (await appointment()).remindAt]).toEqual([[], null]);
		});

		it("remind of no appointment that was cancelled, undone, or that wants no reminder", async () => {
			await book();
			await change({ to: "cancelled" });
			const undone = await change({ to: "booked", place: placed(day) }, ariane, "second");
			expect(await undoChange(parts(), "lead", undone, ariane)).toMatchObject({ kind: "undone" });
			await change({ to: "booked", place: placed(day), reminds: false }, ariane, "third");
			now = new Date(reminderDue);
			expect([await run(), await reminders()]).toEqual([idle, []]);
		});

		it("remind of the new day after an appointment moved", async () => {
			await book();
			await move("2026-11-24");
			now = new Date(reminderDue);
			expect(await run()).toEqual(idle);
			now = new Date("2026-11-23T22:00:00Z");
			expect(await run()).toMatchObject({ reminders: 1 });
			expect(await reminders()).toEqual(["first-appointment-reminder-1"]);
		});

		it("make no second reminder when the first one exists already", async () => {
			await book();
			now = new Date(reminderDue);
			await run();
			const found = await store.get("appointments", "first");
			if (!found) throw new Error("no appointment");
			const data = { ...found.data, remindAt: reminderDue };
			await store.commit([{ ...found, kind: "replace", collection: "appointments", data }]);
			expect(await run()).toEqual(idle);
			expect((await appointment()).remindAt).toBeNull();
		});

		it("go on with the others when one fails, and name it", async () => {
			await book();
			const found = await store.get("appointments", "first");
			if (!found) throw new Error("no appointment");
			const past = { remindAt: reminderDue, noteUntil: reminderDue, proposalUntil: reminderDue };
			const data = { ...found.data, accessNote: "Code 4711", ...past };
			await store.commit([
				{ ...found, kind: "replace", collection: "appointments", data: { ...found.data, remindAt: null } },
				create("appointments", "a", data),
				create("appointments", "b", data),
			]);
			now = new Date(reminderDue);
			const failing: DocumentStore = {
				...store,
				async commit(writes) {
					if (writes.some(({ collection, id }) => collection === "appointments" && id === "a")) throw new Error("odd");
					return store.commit(writes);
				},
			};
			const failed: string[] = [];
			const done = await runAppointmentJobs({ ...parts(), store: failing }, (_, id) => void failed.push(id));
			expect(done).toEqual({ reminders: 1, notes: 1, proposals: 1 });
			expect(failed).toEqual(["a", "a", "a"]);
		});

		it("delete the access note seven days after the appointment", async () => {
			await book(day, { accessNote: "Code 4711" });
			now = new Date("2026-11-27T04:59:59Z");
			expect(await run()).toMatchObject({ notes: 0 });
			now = new Date("2026-11-27T05:00:00Z");
			expect(await run()).toMatchObject({ notes: 1 });
			expect(await appointment()).toMatchObject({ accessNote: "", noteUntil: null, status: "booked" });
			expect(JSON.stringify(await store.get("leads", "lead"))).not.toContain("Code 4711");
		});

		it("end a proposal that nobody accepted, free its time and send nothing", async () => {
			await book();
			const found = await store.get("appointments", "first");
			if (!found) throw new Error("no appointment");
			const proposal = { status: "proposed", proposalUntil: "2026-11-17T15:00:00.000Z", remindAt: null } as const;
			const data = { ...found.data, ...proposal };
			await store.commit([{ ...found, kind: "replace", collection: "appointments", data }]);
			expect(await run()).toEqual(idle);
			now = new Date("2026-11-17T15:00:00Z");
			const before = await mails();
			expect(await run()).toEqual({ ...idle, proposals: 1 });
			expect(await appointment()).toMatchObject({
				status: "cancelled",
				neverBooked: true,
				proposalUntil: null,
				sequence: 0,
			});
			expect((await store.get("crewDays", `equipe-1_${day}`))?.data.taken).toEqual([]);
			expect((await store.get("leads", "lead"))?.data.desk.visit).toBeNull();
			expect(await mails()).toEqual(before);
			expect(await run()).toEqual(idle);
		});

		it("mail the team and the member who handles the lead when the customer moves it", async () => {
			await book();
			const lead = await store.get("leads", "lead");
			if (!lead) throw new Error("no lead");
			const desk = { ...lead.data.desk, assignee: { id: "jules", name: "Jules" } };
			await store.commit([{ ...lead, kind: "replace", collection: "leads", data: { ...lead.data, desk } }]);
			const jules = { id: "jules", email: "jules@airelle.example", name: "Jules", locale: "fr", status: "active" };
			const member = async () => ({ ...jules, role: "agent", answerMail: true }) as never;
			const of = { id: "first", sequence: 0 };
			const told = { tells: true, text: "", reminds: true, accepted: [] };
			const wanted = { kind: "appointment", to: "booked", of, place: placed("2026-11-24"), ...told } as const;
			const customer = { id: customerId, name: "Maëlle" };
			await changeLead(
				{ ...parts(), identity: { member, members: async () => [] } },
				"lead",
				customer,
				99,
				wanted,
				"moved",
			);
			expect(await mails()).toEqual(["first-appointment-moved-1", "lead-update-moved", "lead-update-moved-jules"]);
		});
	});
}

import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { erasePerson, eraseRecord, findPerson } from "#app/leads/.server/person.ts";
import { addTask, changeTask, deleteTask, finishTask, reopenTask } from "#app/leads/.server/tasks/change-task.ts";
import { justDone, openTasks, tasksOn } from "#app/leads/.server/tasks/list-tasks.ts";
import { createTaskMailer } from "#app/leads/.server/tasks/mail-due-tasks.ts";
import { mostTasks, newTask } from "#app/model/leads/task.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { purgeExpired } from "#app/privacy/.server/retention.ts";
import { contactLead, create } from "../mail/sample-leads.ts";

const [ariane, jules] = [member("ariane", "administrator"), member("jules", "agent")];

function member(id: string, role: Member["role"], changes: Partial<Member> = {}): Member {
	const email = `${id}@airelle.example`;
	const rest = {
		status: "active",
		locale: "fr",
		secondFactor: false,
		taskMail: true,
		answerMail: true,
		crew: null,
		createdAt: "",
	} as const;
	return { id, email, name: id, role, ...rest, ...changes };
}

/** Tasks and the mail in the morning: the same on every store. */
export function tasksContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, tasks:`, () => {
		let store: DocumentStore;
		let now: Date;
		const parts = () => ({
			store,
			clock: { now: () => now },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			secret: "s",
			mailer: {},
		});
		const due = (dueAt: string, assignee = jules, text = "Rappeler") => ({ text, dueAt, assignee });
		const add = async (dueAt: string, assignee = jules, leadId = "lead") => {
			const outcome = await addTask(parts(), leadId, ariane, due(dueAt, assignee), randomUUID());
			if (outcome.kind !== "saved") throw new Error(outcome.kind);
			return outcome.task.id;
		};
		const openIds = async (query: { assignee?: string; before?: Date } = {}) =>
			(await openTasks(store, { ...query, limit: 50 })).documents.map(({ id }) => id);

		beforeEach(async () => {
			store = typedStore(await open());
			now = new Date("2026-11-16T15:00:00Z");
			await store.commit([create("leads", "lead", contactLead)]);
			await store.commit([create("leads", "other", { ...contactLead, email: "autre@exemple.example", phone: null })]);
		});
		afterEach(() => store.close());

		it("lists open tasks by due time, of everybody or of one member, and until a time", async () => {
			const later = await add("2026-11-20T14:00:00.000Z");
			const soon = await add("2026-11-16T22:00:00.000Z", ariane, "other");
			const sooner = await add("2026-11-16T20:00:00.000Z");
			expect(await openIds()).toEqual([sooner, soon, later]);
			expect(await openIds({ assignee: "jules" })).toEqual([sooner, later]);
			expect(await openIds({ before: new Date("2026-11-17T05:00:00Z") })).toEqual([sooner, soon]);
			expect(await openIds({ assignee: "ariane", before: new Date("2026-11-16T21:00:00Z") })).toEqual([]);
			expect((await tasksOn(store, "lead")).map(({ id }) => id).toSorted()).toEqual([later, sooner].toSorted());
		});

		it("pages through open tasks without showing one twice", async () => {
			for (let hour = 10; hour < 15; hour++) await add(`2026-11-17T${hour}:00:00.000Z`);
			const first = await openTasks(store, { limit: 3 });
			const second = await openTasks(store, { limit: 3, cursor: first.cursor ?? undefined });
			expect([first.documents.length, second.documents.length, second.cursor]).toEqual([3, 2, null]);
			expect(new Set([...first.documents, ...second.documents].map(({ id }) => id)).size).toBe(5);
		});

		it("records the first of two members who do a task at once, and shows it until it settles", async () => {
			const id = await add("2026-11-16T22:00:00.000Z");
			const both = await Promise.all([ariane, jules].map((by) => finishTask(parts(), id, by)));
			expect(both.map((outcome) => outcome.kind === "saved" && outcome.done).toSorted()).toEqual([false, true]);
			const stored = (await store.get("tasks", id))?.data;
			const first = both.find((outcome) => outcome.kind === "saved" && outcome.done);
			expect(first).toMatchObject({ task: { data: { doneBy: stored?.doneBy } } });
			expect(await openIds()).toEqual([]);
			expect((await justDone(store, now, {})).map((task) => task.id)).toEqual([id]);
			expect(await justDone(store, now, { assignee: "ariane" })).toEqual([]);
			now = new Date(now.getTime() + 11 * 60_000);
			expect(await justDone(store, now, {})).toEqual([]);
		});

		it("reopens a task at its due time, once however often it is pressed", async () => {
			const id = await add("2026-11-16T22:00:00.000Z");
			await finishTask(parts(), id, jules);
			const pressed = await Promise.all([reopenTask(parts(), id), reopenTask(parts(), id)]);
			expect(pressed.map((outcome) => outcome.kind === "saved" && outcome.done).toSorted()).toEqual([false, true]);
			expect((await store.get("tasks", id))?.data).toMatchObject({ doneAt: null, doneBy: null });
			expect(await openIds()).toEqual([id]);
		});

		it("adds one task for a form that is sent twice, and another for a form whose key is taken", async () => {
			const key = randomUUID();
			const content = due("2026-11-16T22:00:00.000Z");
			const twice = await Promise.all([1, 2].map(() => addTask(parts(), "lead", ariane, content, key)));
			expect(twice.map((outcome) => outcome.kind === "saved" && outcome.done).toSorted()).toEqual([false, true]);
			await addTask(parts(), "other", ariane, content, key);
			await addTask(parts(), "lead", ariane, { ...content, text: "Autre" }, key);
			expect((await tasksOn(store, "lead")).map(({ data }) => data.text).toSorted()).toEqual(["Autre", "Rappeler"]);
			expect(await tasksOn(store, "other")).toHaveLength(1);
		});

		it("adds nothing to a lead that does not exist, or that has too many tasks", async () => {
			const content = due("2026-11-16T22:00:00.000Z");
			expect(await addTask(parts(), "nobody", ariane, content, randomUUID())).toEqual({ kind: "missing" });
			const task = newTask("lead", content, ariane, now);
			await store.commit(Array.from({ length: mostTasks }, (_, index) => create("tasks", `task-${index}`, task)));
			expect(await addTask(parts(), "lead", ariane, content, randomUUID())).toEqual({ kind: "full" });
		});

		it("refuses a change that did not see the last one, and tells what is stored now", async () => {
			const id = await add("2026-11-16T22:00:00.000Z");
			const moved = due("2026-11-18T22:00:00.000Z");
			expect(await changeTask(parts(), id, 1, moved)).toMatchObject({ kind: "saved", done: true });
			expect(await changeTask(parts(), id, 1, moved)).toMatchObject({ kind: "saved", done: false });
			const stale = await changeTask(parts(), id, 1, due("2026-11-19T22:00:00.000Z"));
			expect(stale).toMatchObject({ kind: "conflict", task: { version: 2, data: { dueAt: moved.dueAt } } });
			expect(await openIds({ before: new Date("2026-11-18T22:00:00.001Z") })).toEqual([id]);
			expect(await deleteTask(parts(), id)).toMatchObject({ text: "Rappeler" });
			expect(await deleteTask(parts(), id)).toBeNull();
			expect(await changeTask(parts(), id, 2, moved)).toEqual({ kind: "missing" });
		});

		it("deletes the tasks of a lead with it: when it expires, and when the person is erased", async () => {
			await add("2026-11-16T22:00:00.000Z");
			await add("2026-11-16T22:00:00.000Z", jules, "other");
			await createTaskMailer({ ...parts(), identity: { members: async () => [ariane, jules] } })();
			const query = { email: contactLead.email ?? "" };
			const record = await findPerson(parts(), query);
			expect([record.tasks.length, record.taskMails.map(({ id }) => id)]).toEqual([1, ["tasks-jules-2026-11-16"]]);
			const forgotten: string[] = [];
			const mailer = { forget: async (messageId: string) => void forgotten.push(messageId) };
			await erasePerson({ ...parts(), mailer }, query);
			expect(forgotten).toEqual(record.taskMails.map(({ data }) => data.messageId));
			expect([await tasksOn(store, "lead"), (await tasksOn(store, "other")).length]).toEqual([[], 1]);
			expect(await store.count("outbox")).toBe(0);
			await purgeExpired(parts(), new Date("2030-01-01T00:00:00Z"));
			expect([await store.count("leads"), await store.count("tasks")]).toEqual([0, 0]);
		});

		it("deletes every task of a lead: those that replace mails are not limited", async () => {
			const task = newTask("lead", { text: "Appeler", dueAt: now.toISOString(), assignee: jules }, jules, now);
			const many = (lead: string) =>
				Array.from({ length: mostTasks + 5 }, (_, n) => create("tasks", `${lead}${n}`, { ...task, leadId: lead }));
			await store.commit([...many("lead"), ...many("other")]);
			expect(await tasksOn(store, "lead")).toHaveLength(mostTasks + 5);
			await erasePerson(parts(), { email: contactLead.email ?? "" });
			expect(await store.count("tasks")).toBe(mostTasks + 5);
			await purgeExpired(parts(), new Date("2030-01-01T00:00:00Z"));
			expect(await store.count("tasks")).toBe(0);
		});

		it("leaves no task that was added while the person was being erased", async () => {
			const record = await findPerson(parts(), { email: contactLead.email ?? "" });
			await add("2026-11-16T22:00:00.000Z");
			await eraseRecord(parts(), record);
			expect(await store.count("tasks")).toBe(0);
		});

		it("mails each member once on a morning with due tasks, from two servers at once", async () => {
			now = new Date("2026-11-17T12:31:00Z");
			await add("2026-11-17T22:00:00.000Z");
			await add("2026-11-16T22:00:00.000Z");
			await add("2026-11-18T05:00:00.000Z", ariane);
			const members = [ariane, jules];
			const servers = [1, 2].map(() => createTaskMailer({ ...parts(), identity: { members: async () => members } }));
			const counts = await Promise.all(servers.map((mailDue) => mailDue()));
			expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
			expect(await Promise.all(servers.map((mailDue) => mailDue()))).toEqual([0, 0]);
			const { documents } = await store.query("outbox");
			expect(documents.map(({ id, data }) => [id, data.staff?.to, data.due?.tasks.length])).toEqual([
				["tasks-jules-2026-11-17", "jules@airelle.example", 2],
			]);
			now = new Date("2026-11-18T12:31:00Z");
			expect(await servers[0]?.()).toBe(2);
		});

		it("mails nothing before 7:30, after noon, or to members who have no use for it", async () => {
			await add("2026-11-16T22:00:00.000Z");
			const mailed = (at: string, members: Member[]) => {
				now = new Date(at);
				return createTaskMailer({ ...parts(), identity: { members: async () => members } })();
			};
			expect(await mailed("2026-11-17T12:29:00Z", [jules])).toBe(0);
			expect(await mailed("2026-11-17T17:00:00Z", [jules])).toBe(0);
			for (const changes of [
				{ taskMail: false },
				{ status: "disabled" },
				{ role: "editor" },
				{ role: "crew" },
			] as const)
				expect(await mailed("2026-11-17T12:30:00Z", [{ ...jules, ...changes }])).toBe(0);
			expect(await mailed("2026-11-17T12:30:00Z", [jules])).toBe(1);
		});
	});
}

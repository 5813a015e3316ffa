import { randomUUID } from "node:crypto";
import { retries } from "#app/.server/store/retries.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import {
	changedTask,
	doneTask,
	mostTasks,
	newTask,
	reopenedTask,
	sameContent,
	type Task,
	type TaskContent,
} from "#app/model/leads/task.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { Clock, DocumentStore, StoredDocument } from "#app/model/ports.ts";

export interface TaskParts {
	store: DocumentStore;
	clock: Clock;
}

type Missing = { kind: "missing" };
/** `done: false`: nothing had to change, for example because the form was sent twice. */
export type TaskOutcome = { kind: "saved"; done: boolean; task: StoredDocument<Task> };

/**
 * The form's key becomes the id, so that a form sent twice adds one task. A key that is taken by another task, which a
 * page from the browser's history may send, is replaced.
 */
export async function addTask(
	{ store, clock }: TaskParts,
	leadId: string,
	by: NamedMember,
	content: TaskContent,
	key: string,
): Promise<TaskOutcome | Missing | { kind: "full" }> {
	const data = newTask(leadId, content, by, clock.now());
	let id = key;
	for (const retry = retries(); ; retry()) {
		const lead = await store.get("leads", leadId);
		if (!lead) return { kind: "missing" };
		const known = await store.get("tasks", id);
		if (known?.data.leadId === leadId && sameContent(known.data, content))
			return { kind: "saved", done: false, task: known };
		if (known) {
			id = randomUUID();
			continue;
		}
		if ((await store.count("tasks", [{ field: "leadId", is: "=", value: leadId }])) >= mostTasks)
			return { kind: "full" };
		const result = await store.commit([unchanged(lead), { kind: "create", collection: "tasks", id, data }]);
		if (result.ok) return { kind: "saved", done: true, task: { id, version: 1, data } };
	}
}

/** Written with a new task: a lead that is deleted meanwhile refuses the commit, so no task is left without its lead. */
function unchanged({ id, version, data }: StoredDocument<Lead>) {
	return { kind: "replace", collection: "leads", id, version, data } as const;
}

/** Of two members who do a task at the same time, the first is recorded. */
export function finishTask(parts: TaskParts, id: string, by: NamedMember): Promise<TaskOutcome | Missing> {
	return replaceTask(parts.store, id, (task) => (task.doneAt ? task : doneTask(task, by, parts.clock.now())));
}

export function reopenTask({ store }: TaskParts, id: string): Promise<TaskOutcome | Missing> {
	return replaceTask(store, id, (task) => (task.doneAt ? reopenedTask(task) : task));
}

async function replaceTask(
	store: DocumentStore,
	id: string,
	change: (task: Task) => Task,
): Promise<TaskOutcome | Missing> {
	for (const retry = retries(); ; retry()) {
		const found = await store.get("tasks", id);
		if (!found) return { kind: "missing" };
		const data = change(found.data);
		if (data === found.data) return { kind: "saved", done: false, task: found };
		const { version } = found;
		const { ok } = await store.commit([{ kind: "replace", collection: "tasks", id, version, data }]);
		if (ok) return { kind: "saved", done: true, task: { id, version: version + 1, data } };
	}
}

/** Returns a conflict when the task is no longer at version `seen`, unless it already has this content. */
export async function changeTask(
	{ store }: TaskParts,
	id: string,
	seen: number,
	content: TaskContent,
): Promise<TaskOutcome | Missing | { kind: "conflict"; task: StoredDocument<Task> }> {
	const found = await store.get("tasks", id);
	if (!found) return { kind: "missing" };
	if (sameContent(found.data, content)) return { kind: "saved", done: false, task: found };
	const data = changedTask(found.data, content);
	const write = { kind: "replace", collection: "tasks", id, version: seen, data } as const;
	const { ok } = found.version === seen ? await store.commit([write]) : { ok: false };
	if (ok) return { kind: "saved", done: true, task: { id, version: seen + 1, data } };
	const now = await store.get("tasks", id);
	return now ? { kind: "conflict", task: now } : { kind: "missing" };
}

/** Returns the deleted task; null when it was deleted before. */
export async function deleteTask({ store }: TaskParts, id: string): Promise<Task | null> {
	const found = await store.get("tasks", id);
	if (!found) return null;
	await store.commit([{ kind: "delete", collection: "tasks", id }]);
	return found.data;
}

import type { Task } from "#app/model/leads/task.ts";
import type { DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import { tasksOn } from "./list-tasks.ts";

type StoredTask = StoredDocument<Task>;

/** The open tasks to tell a customer about an appointment, whichever step they are about. */
export function appointmentTasks(store: DocumentStore, leadId: string, appointment: string): Promise<StoredTask[]> {
	return openTasksFrom(store, leadId, `${appointment}-appointment-`);
}

/** The open task to tell a customer about a version of a quote. */
export function quoteTasks(store: DocumentStore, leadId: string, quote: string): Promise<StoredTask[]> {
	return openTasksFrom(store, leadId, `${quote}-sent`);
}

async function openTasksFrom(store: DocumentStore, leadId: string, start: string): Promise<StoredTask[]> {
	return (await tasksOn(store, leadId)).filter(({ id, data }) => data.doneAt === null && id.startsWith(start));
}

/** The replacement before each deletion fails if a member does the task meanwhile. */
export function taskRemovals(tasks: readonly StoredTask[]): Write<"tasks">[] {
	return tasks.flatMap((task) => [
		{ kind: "replace", collection: "tasks", ...task },
		{ kind: "delete", collection: "tasks", id: task.id },
	]);
}

import { type NamedMember, namedMember } from "../members/member.ts";

/** Something that a member has to do for a lead, by a given time. It is deleted with its lead. */
export interface Task {
	leadId: string;
	text: string;
	dueAt: string;
	/** The due time while the task is open, null once it is done: lists of open tasks are queries by this field alone. */
	openDueAt: string | null;
	assignee: NamedMember;
	createdBy: NamedMember;
	createdAt: string;
	doneBy: NamedMember | null;
	doneAt: string | null;
}

export interface TaskContent {
	text: string;
	dueAt: string;
	assignee: NamedMember;
}

/** A lead with more tasks than this accepts no further ones, which keeps every list of them bounded. */
export const mostTasks = 100;

/** A task that was just done stays in its place in lists, so that pressing again undoes it. In milliseconds. */
const settlesAfter = 10 * 60_000;

export function newTask(leadId: string, { text, dueAt, assignee }: TaskContent, by: NamedMember, now: Date): Task {
	return {
		leadId,
		text,
		dueAt,
		openDueAt: dueAt,
		assignee: namedMember(assignee),
		createdBy: namedMember(by),
		createdAt: now.toISOString(),
		doneBy: null,
		doneAt: null,
	};
}

export function doneTask(task: Task, by: NamedMember, now: Date): Task {
	return { ...task, openDueAt: null, doneBy: namedMember(by), doneAt: now.toISOString() };
}

export function reopenedTask(task: Task): Task {
	return { ...task, openDueAt: task.dueAt, doneBy: null, doneAt: null };
}

export function changedTask(task: Task, { text, dueAt, assignee }: TaskContent): Task {
	return { ...task, text, dueAt, openDueAt: task.doneAt ? null : dueAt, assignee: namedMember(assignee) };
}

export function sameContent(one: TaskContent, other: TaskContent): boolean {
	return one.text === other.text && one.dueAt === other.dueAt && one.assignee.id === other.assignee.id;
}

/** From this time on, a done task is still in its place in lists. */
export function settledBefore(now: Date): string {
	return new Date(now.getTime() - settlesAfter).toISOString();
}

/** By due time; tasks that were done some time ago come last, the newest of them first. */
export function inOrder<Entry extends { data: Task }>(tasks: readonly Entry[], now: Date): Entry[] {
	const limit = settledBefore(now);
	const isSettled = ({ data }: Entry) => data.doneAt !== null && data.doneAt < limit;
	const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
	return [
		...tasks.filter((task) => !isSettled(task)).sort((one, other) => compare(one.data.dueAt, other.data.dueAt)),
		...tasks.filter(isSettled).sort((one, other) => compare(other.data.doneAt ?? "", one.data.doneAt ?? "")),
	];
}

import { recordAudit } from "#app/.server/journal/audit.ts";
import type { Services } from "#app/.server/services.ts";
import type { TaskContent } from "#app/model/leads/task.ts";
import { readTask, type TaskFaults, type TypedTask, taskFields } from "#app/model/leads/task-form.ts";
import type { AuditAction } from "#app/model/members/audit.ts";
import type { Member } from "#app/model/members/member.ts";
import { sentKey } from "../office/sent-key.ts";
import { addTask, changeTask, deleteTask, finishTask, reopenTask, type TaskOutcome } from "./change-task.ts";
import { taskHandlers } from "./task-view.ts";

type HandleParts = Pick<Services, "store" | "clock" | "identity">;

/** The data of a rejected form: the typed values and the reasons. */
export interface TaskAnswer {
	typed: TypedTask;
	faults: TaskFaults;
	/** The lead takes no more tasks. */
	isFull: boolean;
}

type Refused = { kind: "refused"; answer: TaskAnswer };

/** The form that adds a task to a lead. */
export async function handleNewTask(parts: HandleParts, actor: Member, leadId: string, form: FormData) {
	const typed = typedTask(form);
	const reading = readTask(typed, { now: parts.clock.now(), handlers: await taskHandlers(parts.identity) });
	if (!reading.ok) return refused(typed, reading.faults);
	const outcome = await addTask(parts, leadId, actor, reading.content, sentKey(form));
	if (outcome.kind === "full") return refused(typed, {}, true);
	if (outcome.kind === "saved") await record(parts, actor, "task-added", outcome);
	return outcome;
}

/** The form that changes a task. `current`: the task as stored, whose values may stay. */
export async function handleTaskChange(
	parts: HandleParts,
	actor: Member,
	{ id, current }: { id: string; current: TaskContent },
	form: FormData,
) {
	const typed = typedTask(form);
	const handlers = await taskHandlers(parts.identity);
	const reading = readTask(typed, { now: parts.clock.now(), handlers, current });
	if (!reading.ok) return refused(typed, reading.faults);
	const seen = Number.parseInt(String(form.get("seen") ?? ""), 10);
	const outcome = await changeTask(parts, id, Number.isInteger(seen) ? seen : 0, reading.content);
	if (outcome.kind === "saved") await record(parts, actor, "task-changed", outcome);
	return outcome.kind === "conflict" ? { ...outcome, answer: { typed, faults: {}, isFull: false } } : outcome;
}

/** The form says which state it wants, so that pressing twice is the same as pressing once. */
export async function handleTaskDone(parts: HandleParts, actor: Member, id: string, isDone: boolean) {
	const outcome = isDone ? await finishTask(parts, id, actor) : await reopenTask(parts, id);
	if (outcome.kind === "saved") await record(parts, actor, isDone ? "task-done" : "task-reopened", outcome);
	return outcome;
}

export async function handleTaskDeletion(parts: HandleParts, actor: Member, id: string): Promise<void> {
	const data = await deleteTask(parts, id);
	if (data) await record(parts, actor, "task-deleted", { kind: "saved", done: true, task: { id, version: 0, data } });
}

/** Names the lead only: the text of a task may be about the customer, and the journal outlasts their data. */
async function record(parts: HandleParts, actor: Member, action: AuditAction, { done, task }: TaskOutcome) {
	if (!done) return;
	const lead = await parts.store.get("leads", task.data.leadId);
	await recordAudit(parts, actor, action, { subject: lead?.data.reference ?? "" });
}

function refused(typed: TypedTask, faults: TaskFaults, isFull = false): Refused {
	return { kind: "refused", answer: { typed, faults, isFull } };
}

function typedTask(form: FormData): TypedTask {
	return Object.fromEntries(taskFields.map((name) => [name, String(form.get(name) ?? "")])) as TypedTask;
}

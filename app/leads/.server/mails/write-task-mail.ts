import type { SiteContent } from "#app/.server/content/site-content.ts";
import type { WrittenMail } from "#app/.server/mail/write-mail.ts";
import { leadPath } from "#app/admin/paths.ts";
import type { DueTasks, OutboxEntry } from "#app/model/leads/lead.ts";
import type { Task } from "#app/model/leads/task.ts";
import { taskMailDay } from "#app/model/leads/task-mail.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import { renderTaskMail, type TaskLine } from "./staff-mails.ts";

const mostLines = 50;

interface TaskMailParts {
	store: DocumentStore;
	content: SiteContent;
	origin: string;
	clock: Clock;
}

/** Reads the tasks when the mail is sent. Returns null when nothing is left to do, or when the morning is over. */
export async function writeTaskMail(
	{ staff, due }: OutboxEntry,
	{ store, content, origin, clock }: TaskMailParts,
): Promise<WrittenMail | null> {
	const now = clock.now();
	if (!staff || !due || taskMailDay(now) !== due.day) return null;
	const lines = await linesOf(due, store, origin);
	if (lines.length === 0) return null;
	const reader = content.reader();
	const shown = { lines: lines.slice(0, mostLines), others: Math.max(0, lines.length - mostLines) };
	return { ...(await renderTaskMail(staff, due.day, shown, reader, `${origin}/admin/taches`)), to: staff.to };
}

async function linesOf({ memberId, tasks }: DueTasks, store: DocumentStore, origin: string): Promise<TaskLine[]> {
	const lines: TaskLine[] = [];
	for (const { id, leadId } of tasks) {
		const [task, lead] = await Promise.all([store.get("tasks", id), store.get("leads", leadId)]);
		if (!task || !lead || !isStillDue(task.data, memberId)) continue;
		const { name, email, reference } = lead.data;
		const about = [name || email, reference].filter(Boolean).join(", ");
		lines.push({ text: task.data.text, dueAt: task.data.dueAt, about, url: origin + leadPath(leadId) });
	}
	return lines;
}

function isStillDue({ doneAt, assignee }: Task, memberId: string): boolean {
	return doneAt === null && assignee.id === memberId;
}

import type { Task } from "#app/model/leads/task.ts";
import { taskMailDay, taskMailId } from "#app/model/leads/task-mail.ts";
import type { Identity } from "#app/model/members/identity.ts";
import type { Member } from "#app/model/members/member.ts";
import type { Creation, DocumentStore, QueryPage, StoredDocument } from "#app/model/ports.ts";
import { endOfDay } from "#app/time/montreal.ts";
import { mailWrite } from "../mail-write.ts";
import { isAssignable } from "../office/handlers.ts";
import type { TaskParts } from "./change-task.ts";
import { openTasks } from "./list-tasks.ts";

export interface TaskMailParts extends TaskParts {
	identity: Pick<Identity, "members">;
	mailDomain: string;
}

/**
 * Returns the job that mails each member their due tasks in the morning. It can run often: it looks once for each
 * morning, and a mail that another server made meanwhile refuses its second creation. Resolves with the number of mails.
 */
export function createTaskMailer(parts: TaskMailParts): () => Promise<number> {
	let lastDay = "";
	return async () => {
		const day = taskMailDay(parts.clock.now());
		if (!day || day === lastDay) return 0;
		const mails = await mailsFor(day, parts);
		let made = 0;
		for (const mail of mails) if ((await parts.store.commit([mail])).ok) made++;
		// Set last: after an error, the next run tries again.
		lastDay = day;
		return made;
	};
}

async function mailsFor(day: string, parts: TaskMailParts): Promise<Creation<"outbox">[]> {
	const due = Map.groupBy(await tasksUntil(endOfDay(day), parts.store), ({ data }) => data.assignee.id);
	if (due.size === 0) return [];
	const members = (await parts.identity.members()).filter(getsMail);
	return members.flatMap((member) => {
		const tasks = due.get(member.id);
		return tasks ? [mailTo(member, day, tasks, parts)] : [];
	});
}

function getsMail(member: Member): boolean {
	return isAssignable(member) && member.taskMail;
}

function mailTo(
	{ id: memberId, email: to, name, locale }: Member,
	day: string,
	tasks: readonly StoredDocument<Task>[],
	parts: TaskMailParts,
): Creation<"outbox"> {
	return mailWrite(taskMailId(memberId, day), "tasks-due", "", parts, {
		staff: { to, name, locale, tokenId: "" },
		due: { memberId, day, tasks: tasks.map(({ id, data }) => ({ id, leadId: data.leadId })) },
	});
}

async function tasksUntil(before: Date, store: DocumentStore): Promise<StoredDocument<Task>[]> {
	const found: StoredDocument<Task>[] = [];
	let cursor: string | undefined;
	do {
		const page: QueryPage<"tasks"> = await openTasks(store, { before, limit: 500, cursor });
		found.push(...page.documents);
		cursor = page.cursor ?? undefined;
	} while (cursor);
	return found;
}

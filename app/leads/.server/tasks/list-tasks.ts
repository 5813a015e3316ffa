import { everything } from "#app/.server/store/everything.ts";
import { settledBefore, type Task } from "#app/model/leads/task.ts";
import type { Deletion, DocumentStore, QueryPage, StoredDocument } from "#app/model/ports.ts";

type StoredTask = StoredDocument<Task>;

/** All of them: a lead may have more than `mostTasks`, which does not limit the tasks that replace mails. */
export function tasksOn(store: DocumentStore, leadId: string): Promise<readonly StoredTask[]> {
	return everything(store, "tasks", { where: [{ field: "leadId", is: "=", value: leadId }] });
}

/** Written with the deletion of a lead: tasks have no retention period of their own. */
export async function taskDeletions(store: DocumentStore, leadId: string): Promise<Deletion<"tasks">[]> {
	return (await tasksOn(store, leadId)).map(({ id }) => ({ kind: "delete", collection: "tasks", id }));
}

interface OpenTaskQuery {
	/** A member's id; everybody's tasks without it. */
	assignee?: string | undefined;
	/** Only tasks that are due before this time. */
	before?: Date;
	limit: number;
	cursor?: string | undefined;
}

/** Open tasks by due time. A comparison with any text leaves out tasks that are done, which have no such field. */
export function openTasks(
	store: DocumentStore,
	{ assignee, before, limit, cursor }: OpenTaskQuery,
): Promise<QueryPage<"tasks">> {
	return store.query("tasks", {
		where: [
			...(assignee === undefined ? [] : [{ field: "assignee.id", is: "=", value: assignee } as const]),
			before
				? ({ field: "openDueAt", is: "<", value: before.toISOString() } as const)
				: ({ field: "openDueAt", is: ">", value: "" } as const),
		],
		orderBy: { field: "openDueAt", direction: "ascending" },
		limit,
		...(cursor && { cursor }),
	});
}

const mostJustDone = 20;

/** Tasks that were done in the last minutes, which lists still show so that they can be reopened. */
export async function justDone(
	store: DocumentStore,
	now: Date,
	{ assignee, before }: Pick<OpenTaskQuery, "assignee" | "before">,
): Promise<StoredTask[]> {
	const { documents } = await store.query("tasks", {
		where: [{ field: "doneAt", is: ">=", value: settledBefore(now) }],
		orderBy: { field: "doneAt", direction: "descending" },
		limit: mostJustDone,
	});
	return documents.filter(
		({ data }) =>
			(assignee === undefined || data.assignee.id === assignee) && (!before || data.dueAt < before.toISOString()),
	);
}

import { type Actor, recordAudit } from "#app/.server/journal/audit.ts";
import { everything } from "#app/.server/store/everything.ts";
import { changedTask } from "#app/model/leads/task.ts";
import type { Identity } from "#app/model/members/identity.ts";
import { isAssignable } from "../office/handlers.ts";
import { callerOf } from "./caller.ts";
import type { TaskParts } from "./change-task.ts";

/**
 * Gives the open tasks of members who handle no leads any more to those who would call the customers: nobody else looks for
 * them. Returns how many. A task that somebody changes meanwhile is left as it is.
 */
export async function handOverTasks(
	{ store, clock, identity }: TaskParts & { identity: Pick<Identity, "members"> },
	actor: Actor,
): Promise<number> {
	const open = await everything(store, "tasks", {
		where: [{ field: "openDueAt", is: ">", value: "" }],
		orderBy: { field: "openDueAt", direction: "ascending" },
	});
	// A server without tasks does not load the code of the identity for them.
	if (open.length === 0) return 0;
	const members = await identity.members();
	const isHandler = (id: string) => members.some((member) => member.id === id && isAssignable(member));
	let count = 0;
	for (const { id, version, data: task } of open.filter(({ data }) => !isHandler(data.assignee.id))) {
		const lead = await store.get("leads", task.leadId);
		if (!lead) continue;
		const assignee = await callerOf(lead.data, task.createdBy, { identity: { members: async () => members } });
		if (!isHandler(assignee.id)) continue;
		const data = changedTask(task, { ...task, assignee });
		const { ok } = await store.commit([{ kind: "replace", collection: "tasks", id, version, data }]);
		if (!ok) continue;
		await recordAudit({ store, clock }, actor, "task-changed", { subject: lead.data.reference });
		count++;
	}
	return count;
}

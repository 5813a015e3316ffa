import { type ActionFunctionArgs, data, redirect } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { handlers } from "../.server/office/handlers.ts";
import { returnPath } from "../.server/office/return-path.ts";
import { handleTaskDone } from "../.server/tasks/handle-task.ts";

export function loader() {
	return redirect("/admin/taches", 303);
}

/** Marks a task as done or reopens it, then returns to the page with its button. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const form = await readForm(request);
	const isDone = form.get("done") !== "no";
	const outcome = await handleTaskDone(context.get(servicesContext), member, params.task ?? "", isDone);
	if (outcome.kind === "missing") throw data(null, { status: 404 });
	return redirect(returnPath(form, "/admin/taches"), 303);
}

import { use } from "react";
import {
	type ActionFunctionArgs,
	data,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { leadPath } from "#app/admin/paths.ts";
import { forgetKept, KeptFormOwner } from "#app/admin/ui/kept-form/use-kept-form.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { handlers } from "../.server/office/handlers.ts";
import { returnPath } from "../.server/office/return-path.ts";
import { handleNewTask } from "../.server/tasks/handle-task.ts";
import { taskForm } from "../.server/tasks/task-view.ts";
import { TaskForm } from "./task-form.tsx";

export const meta = officeMeta<{ name: string }>(
	(words) => words.tasks.add,
	({ name }) => name,
);

export async function loader({ params, context }: LoaderFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const services = context.get(servicesContext);
	const found = await services.store.get("leads", params.id ?? "");
	if (!found) throw data(null, { status: 404 });
	const { name, email, reference } = found.data;
	return { leadId: found.id, name: name || email || reference, form: await taskForm(services, member) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const form = await readForm(request);
	const id = params.id ?? "";
	const outcome = await handleNewTask(context.get(servicesContext), member, id, form);
	if (outcome.kind === "missing") throw data(null, { status: 404 });
	if (outcome.kind === "refused") {
		return data({ ...outcome.answer, back: returnPath(form, leadPath(id)) }, { status: 422 });
	}
	return redirect(returnPath(form, leadPath(id)), 303);
}

/** The form for a new task on a page of its own, which also shows the one of the lead's page when it was rejected. */
export default function NewTask() {
	const { leadId, name, form } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { tasks: words } = useStaffLanguage().words;
	// The lead's page keeps what was typed there, also when this page shows it again.
	const owner = use(KeptFormOwner);
	const back = answer?.back ?? leadPath(leadId);
	return (
		<article className="task-page">
			<Link to={back} className="office-action">
				<OfficeIcon name="back" size={17} />
				{words.back}
			</Link>
			<h1>{words.addTo(name)}</h1>
			<TaskForm
				form={form}
				action={`${leadPath(leadId)}/taches`}
				answer={answer}
				submit={words.add}
				onAccepted={() => owner && forgetKept(owner, leadPath(leadId), "task")}
			>
				<input type="hidden" name="key" value={form.key} />
				<input type="hidden" name="back" value={back} />
			</TaskForm>
		</article>
	);
}

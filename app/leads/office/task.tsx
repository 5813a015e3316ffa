import {
	type ActionFunctionArgs,
	data,
	Form,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { leadPath, taskPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { otherTime } from "#app/model/leads/task-form.ts";
import { dayInMontreal, timeInMontreal } from "#app/time/montreal.ts";
import { handlers } from "../.server/office/handlers.ts";
import { handleTaskChange, handleTaskDeletion } from "../.server/tasks/handle-task.ts";
import { itemsOf, taskForm } from "../.server/tasks/task-view.ts";
import { TaskForm } from "./task-form.tsx";

export const meta = officeMeta<TaskPageData>(
	(words) => words.tasks.change,
	({ item }) => item.text,
);

export async function loader({ params, context }: LoaderFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const services = context.get(servicesContext);
	const found = await services.store.get("tasks", params.task ?? "");
	if (!found) throw data(null, { status: 404 });
	const { text, dueAt, assignee, leadId } = found.data;
	const due = new Date(dueAt);
	const lead = await services.store.get("leads", leadId);
	const form = await taskForm(services, member);
	const isOffered = form.handlers.some(({ id }) => id === assignee.id);
	const [item] = itemsOf([found], new Map(), member, services.clock.now());
	if (!item) throw data(null, { status: 404 });
	return {
		item,
		version: found.version,
		name: lead?.data.name || lead?.data.email || lead?.data.reference || "",
		// The member who has the task stays in the list, even if they may have no new ones.
		form: isOffered ? form : { ...form, handlers: [...form.handlers, assignee] },
		values: { text, when: otherTime, day: dayInMontreal(due), time: timeInMontreal(due), assignee: assignee.id },
	};
}

type TaskPageData = Awaited<ReturnType<typeof loader>>;

export async function action({ request, params, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const id = params.task ?? "";
	const found = await services.store.get("tasks", id);
	if (!found) throw data(null, { status: 404 });
	const lead = leadPath(found.data.leadId);
	if (form.get("intent") === "delete") {
		await handleTaskDeletion(services, member, id);
		return redirect(lead, 303);
	}
	const outcome = await handleTaskChange(services, member, { id, current: found.data }, form);
	if (outcome.kind === "missing") throw data(null, { status: 404 });
	if (outcome.kind === "refused") return data({ ...outcome.answer, isConflict: false }, { status: 422 });
	if (outcome.kind === "conflict") return data({ ...outcome.answer, isConflict: true }, { status: 409 });
	return redirect(lead, 303);
}

/** Also revalidates after a conflict (409), to show what the other member saved; saving once more then succeeds. */
export { shouldRevalidate } from "#app/admin/ui/after-conflict.ts";

/** Changes or deletes a task. */
export default function TaskPage() {
	const { item, version, name, form, values } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { tasks: words } = useStaffLanguage().words;
	return (
		<article className="task-page">
			<Link to={leadPath(item.leadId)} className="office-action">
				<OfficeIcon name="back" size={17} />
				{words.back}
			</Link>
			<header>
				<h1>{words.change}</h1>
				<p className="text-ink-600">{name}</p>
				<p className="text-ink-600 text-small">
					{item.addedText}
					{item.doneText && `, ${item.doneText}`}
				</p>
			</header>
			{answer?.isConflict && (
				<div role="alert" className="office-warning">
					<strong className="font-semibold text-spruce">{words.conflict.title}</strong>
					<p>{words.conflict.now(item.text, `${item.when}, ${item.assignee}`)}</p>
					<p>{words.conflict.again}</p>
				</div>
			)}
			<TaskForm form={form} action={taskPath(item.id)} values={values} answer={answer} submit={words.save}>
				<input type="hidden" name="seen" value={version} />
			</TaskForm>
			<a href={`${taskPath(item.id)}/agenda`} download className="office-action">
				<OfficeIcon name="calendar" size={17} />
				{words.calendar}
			</a>
			<details className="task-add">
				<summary className="office-action">
					<OfficeIcon name="trash" size={17} />
					{words.deleteHeading}
				</summary>
				<Form method="post" className="task-form">
					<input type="hidden" name="intent" value="delete" />
					<p>{words.deleteText}</p>
					<button type="submit" className="button justify-self-start" data-look="light">
						{words.delete}
					</button>
				</Form>
			</details>
		</article>
	);
}

import { Form, Link, useNavigation } from "react-router";
import { leadPath, taskPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { TaskItem } from "../.server/tasks/task-view.ts";

interface TaskRowProps {
	task: TaskItem;
	mayAct: boolean;
	/** The page to return to without JavaScript. */
	back: string;
	/** `lead`: on the lead's own page. `list`: below others. `page`: with all that can be done. */
	place: "lead" | "list" | "page";
}

export function TaskRow({ task, mayAct, back, place }: TaskRowProps) {
	const { tasks: words } = useStaffLanguage().words;
	const isDone = useShownState(task);
	const tone = isDone ? "done" : task.group === "week" ? "later" : task.group;
	const to = place === "lead" ? taskPath(task.id) : leadPath(task.leadId);
	const isLinked = place !== "lead" || mayAct;
	return (
		<li className="task" data-tone={tone} data-place={place}>
			{mayAct ? <CheckButton task={task} isDone={isDone} back={back} /> : <Check task={task} isDone={isDone} />}
			<div className="task-body">
				<p className="task-text">{isLinked ? <Link to={to}>{task.text}</Link> : task.text}</p>
				<p className="task-note">
					{place !== "lead" && <span>{task.about}</span>}
					{place !== "list" && <Note task={task} isDone={isDone} />}
				</p>
			</div>
			{place === "list" && (
				<span className="task-when-short">
					{tone === "late" && <span className="sr-only">{words.late}, </span>}
					{task.short}
				</span>
			)}
			{place !== "list" && (
				<a
					href={`${taskPath(task.id)}/agenda`}
					download
					className="task-tool"
					aria-label={words.calendarOf(task.text)}
					title={words.calendar}
				>
					<OfficeIcon name="calendar" size={18} />
				</a>
			)}
			{place === "page" && mayAct && (
				<Link to={taskPath(task.id)} className="task-tool" aria-label={words.edit(task.text)} title={words.change}>
					<OfficeIcon name="pen" size={18} />
				</Link>
			)}
		</li>
	);
}

/** The state that was asked for, until the server has answered. */
function useShownState({ id, isDone }: TaskItem): boolean {
	const { formAction, formData } = useNavigation();
	return formAction === `${taskPath(id)}/fait` ? formData?.get("done") === "yes" : isDone;
}

/** A form for each task: it works without JavaScript, and pressing again reopens the task. */
function CheckButton({ task, isDone, back }: { task: TaskItem; isDone: boolean; back: string }) {
	const { tasks: words } = useStaffLanguage().words;
	return (
		<Form method="post" action={`${taskPath(task.id)}/fait`} preventScrollReset>
			<input type="hidden" name="back" value={back} />
			<button
				type="submit"
				name="done"
				value={task.isDone ? "no" : "yes"}
				aria-pressed={isDone}
				aria-label={words.done(task.text)}
				className="task-check"
			>
				<CheckMark />
			</button>
		</Form>
	);
}

/** For members who may only read leads. */
function Check({ task, isDone }: { task: TaskItem; isDone: boolean }) {
	const { tasks: words } = useStaffLanguage().words;
	return (
		<span className="task-check" role="img" aria-label={(isDone ? words.done : words.open)(task.text)}>
			<CheckMark />
		</span>
	);
}

function CheckMark() {
	return (
		<span className="task-mark">
			<OfficeIcon name="check" size={15} />
		</span>
	);
}

function Note({ task, isDone }: { task: TaskItem; isDone: boolean }) {
	const { tasks: words } = useStaffLanguage().words;
	if (isDone) return <span>{task.doneText}</span>;
	return (
		<span className="task-due">
			{task.group === "late" && `${words.late}, `}
			{task.when}, {task.assignee}
		</span>
	);
}

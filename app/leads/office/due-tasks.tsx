import { Link, useLocation } from "react-router";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { DueToday } from "../.server/tasks/task-view.ts";
import { TaskRow } from "./task-row.tsx";

/** The member's due tasks, above the list of leads. */
export function DueTasks({ due: { mayAct, items, more, others }, open }: { due: DueToday; open: string | null }) {
	const { tasks: words } = useStaffLanguage().words;
	const { pathname, search } = useLocation();
	const Heading = open ? "h3" : "h2";
	if (items.length === 0 && more + others <= 0) return null;
	return (
		<section className="task-due-list" aria-labelledby="tasks-today">
			<div className="flex items-baseline justify-between gap-4">
				<Heading id="tasks-today" className="inbox-day">
					{words.todo}
				</Heading>
				<Link to="/admin/taches" className="task-all">
					{words.own}
				</Link>
			</div>
			<ul className="task-list">
				{items.map((task) => (
					<TaskRow key={task.id} task={task} mayAct={mayAct} back={pathname + search} place="list" />
				))}
			</ul>
			{more > 0 && (
				<Link to="/admin/taches" className="task-others">
					{words.moreMine(more)}
				</Link>
			)}
			{others > 0 && (
				<Link to="/admin/taches?qui=equipe" className="task-others">
					{words.others(others)}
				</Link>
			)}
		</section>
	);
}

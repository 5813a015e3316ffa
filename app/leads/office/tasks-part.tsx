import { useEffect, useRef } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { leadPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { LeadTasks } from "../.server/tasks/task-view.ts";
import { listQuery, panelQuery } from "./list-query.ts";
import { Part } from "./part.tsx";
import { TaskForm } from "./task-form.tsx";
import { TaskRow } from "./task-row.tsx";

/** The tasks of a lead, on the lead's page. The query opens the form for a new one, as it opens the other panels. */
export function TasksPart({ tasks: { leadId, mayAct, items, form } }: { tasks: LeadTasks }) {
	const { tasks: words } = useStaffLanguage().words;
	const { pathname, search } = useLocation();
	const [query] = useSearchParams();
	const isOpen = mayAct && query.get("volet") === "tache";
	const opener = useFocusOfForm(isOpen);
	const closed = pathname + listQuery(query);
	return (
		<Part title={words.title} className="lead-tasks">
			{items.length === 0 && <p className="text-ink-600 text-small">{words.empty}</p>}
			<ul className="task-list">
				{items.map((task) => (
					<TaskRow key={task.id} task={task} mayAct={mayAct} back={pathname + search} place="lead" />
				))}
			</ul>
			{mayAct && !isOpen && (
				<Link ref={opener} to={panelQuery(query, "tache")} preventScrollReset className="office-action">
					<OfficeIcon name="plus" size={17} />
					{words.add}
				</Link>
			)}
			{isOpen && (
				<>
					<TaskForm form={form} action={`${leadPath(leadId)}/taches`} submit={words.add}>
						<input type="hidden" name="key" value={form.key} />
						<input type="hidden" name="back" value={closed} />
					</TaskForm>
					<Link to={closed} preventScrollReset className="office-action">
						{words.close}
					</Link>
				</>
			)}
		</Part>
	);
}

/** Focuses the form when it opens, and the link that opens it when it closes: the focused button is gone then. */
function useFocusOfForm(isOpen: boolean) {
	const opener = useRef<HTMLAnchorElement>(null);
	const wasOpen = useRef(isOpen);
	useEffect(() => {
		if (wasOpen.current === isOpen) return;
		wasOpen.current = isOpen;
		if (isOpen) document.getElementById("task-text")?.focus();
		else opener.current?.focus({ preventScroll: true });
	}, [isOpen]);
	return opener;
}

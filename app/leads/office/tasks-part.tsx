import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { OfficeIcon } from "../../admin/ui/office-icon.tsx";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import type { LeadTasks } from "../.server/tasks/task-view.ts";
import { Part } from "./part.tsx";
import { TaskForm } from "./task-form.tsx";
import { TaskRow } from "./task-row.tsx";

/** The tasks of a lead, on the lead's page. */
export function TasksPart({ tasks: { leadId, mayAct, items, form } }: { tasks: LeadTasks }) {
	const { tasks: words } = useStaffLanguage().words;
	const { pathname, search } = useLocation();
	const action = `/admin/demandes/${leadId}/taches`;
	const box = useClosedAfter(action);
	const back = pathname + search;
	return (
		<Part title={words.title} className="request-tasks">
			{items.length === 0 && <p className="text-ink-600 text-small">{words.empty}</p>}
			<ul className="task-list">
				{items.map((task) => (
					<TaskRow key={task.id} task={task} mayAct={mayAct} back={back} place="lead" />
				))}
			</ul>
			{mayAct && (
				<details ref={box} className="task-add">
					<summary className="office-action">
						<OfficeIcon name="plus" size={17} />
						{words.add}
					</summary>
					<TaskForm form={form} action={action} submit={words.add}>
						<input type="hidden" name="key" value={form.key} />
						<input type="hidden" name="back" value={back} />
					</TaskForm>
				</details>
			)}
		</Part>
	);
}

/** Empties and closes the form once its task is added. A rejected form is shown by another page, which unmounts this. */
function useClosedAfter(action: string) {
	const box = useRef<HTMLDetailsElement>(null);
	const { state, formAction } = useNavigation();
	const wasSent = useRef(false);
	const isSent = state !== "idle" && (formAction === action || wasSent.current);
	useEffect(() => {
		if (wasSent.current && !isSent && box.current) {
			box.current.querySelector("form")?.reset();
			box.current.open = false;
			box.current.querySelector("summary")?.focus({ preventScroll: true });
		}
		wasSent.current = isSent;
	}, [isSent]);
	return box;
}

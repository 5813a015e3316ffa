import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { PageHead } from "#app/admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { taskGroups } from "#app/model/leads/task-times.ts";
import { mayHandle } from "../.server/office/handlers.ts";
import { allTasks } from "../.server/tasks/task-view.ts";
import { TaskRow } from "./task-row.tsx";

export const meta = officeMeta((words) => words.tasks.title);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = requireMember(context);
	const query = new URL(request.url).searchParams;
	// Members who only read leads have no tasks of their own.
	const isMine = mayHandle(member.role) && query.get("qui") !== "equipe";
	return allTasks(context.get(servicesContext), member, { isMine, cursor: query.get("suite") ?? undefined });
}

/** All open tasks by due time: the member's own, or those of the whole team. */
export default function Tasks() {
	const { items, cursor, isMine, isFirstPage, mayAct } = useLoaderData<typeof loader>();
	const { tasks: words } = useStaffLanguage().words;
	const { pathname, search } = useLocation();
	const whose = isMine ? "" : "qui=equipe&";
	const groups = Map.groupBy(items, ({ group }) => group);
	return (
		<>
			<PageHead title={words.title}>{words.lead}</PageHead>
			{mayAct && (
				<nav aria-label={words.whose.label} className="office-subnav mb-6">
					<Link to="/admin/taches" className="office-subtab" aria-current={isMine ? "page" : undefined}>
						{words.whose.mine}
					</Link>
					<Link to="/admin/taches?qui=equipe" className="office-subtab" aria-current={isMine ? undefined : "page"}>
						{words.whose.everyone}
					</Link>
				</nav>
			)}
			{items.length === 0 && (
				<div className="office-panel">
					<p className="font-semibold text-spruce">{isMine ? words.emptyMine : words.emptyAll}</p>
					<p className="text-ink-600">{words.emptyHint}</p>
				</div>
			)}
			<div className="grid gap-4">
				{taskGroups
					.filter((group) => groups.has(group))
					.map((group) => (
						<section key={group} className="office-panel" aria-labelledby={`tasks-${group}`}>
							<h2 id={`tasks-${group}`} className="mb-2">
								{words.groups[group]}
							</h2>
							<ul className="task-list">
								{groups.get(group)?.map((task) => (
									<TaskRow key={task.id} task={task} mayAct={mayAct} back={pathname + search} place="page" />
								))}
							</ul>
						</section>
					))}
			</div>
			<div className="mt-4 flex gap-3">
				{!isFirstPage && (
					<Link to={`/admin/taches${isMine ? "" : "?qui=equipe"}`} className="button" data-look="light">
						{words.first}
					</Link>
				)}
				{cursor && (
					<Link to={`?${whose}suite=${encodeURIComponent(cursor)}`} className="button" data-look="light">
						{words.more}
					</Link>
				)}
			</div>
		</>
	);
}

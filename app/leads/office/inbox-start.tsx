import { Link, type LoaderFunctionArgs, useOutletContext } from "react-router";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { quickFilters } from "#app/model/leads/quick-filters.ts";
import type { InboxData } from "../.server/office/inbox-view.ts";

export const meta = officeMeta((words) => words.leads.title);

export function loader({ context }: LoaderFunctionArgs) {
	requireMember(context);
	return null;
}

/** Shown beside the list on wide screens while no lead is open: the figures of the day. */
export default function LeadsStart() {
	const { glance, member } = useOutletContext<InboxData>();
	const { words } = useStaffLanguage();
	const { start } = words.leads;
	const figures = [
		{ name: "urgent", to: "/admin?service=post-disaster" },
		{ name: "late", to: `/admin?filtre=${quickFilters.late}` },
		{ name: "unread", to: "/admin?nonlues=1" },
		{ name: "mine", to: `/admin?responsable=${member}` },
	] as const;
	return (
		<div className="mx-auto grid min-h-dvh max-w-xl content-center gap-6 px-8 py-12">
			<div>
				<span className="text-teal-700">
					<OfficeIcon name="inbox" size={40} />
				</span>
				<h2 className="mt-4 text-[1.75rem]!">{start.title}</h2>
				<p className="mt-1 text-ink-600">{start.lead}</p>
			</div>
			<ul className="grid grid-cols-2 gap-3">
				{figures.map(({ name, to }) => (
					<li key={name}>
						<Link to={to} className="office-panel block hover:bg-mint-100">
							<strong className="tabular block font-bold font-display text-[2rem] text-spruce leading-none">
								{glance[name]}
							</strong>
							<span className="mt-1 block text-ink-600 text-small">{start[name]}</span>
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}

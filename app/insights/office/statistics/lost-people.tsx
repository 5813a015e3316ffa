import { Link } from "react-router";
import { DataTable } from "#app/admin/ui/data-table.tsx";
import { Panel } from "#app/admin/ui/form-parts.tsx";
import { formatShare } from "#app/admin/ui/format-share.ts";
import { useMemberRole } from "#app/admin/ui/member-role.ts";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import type { StatisticsView } from "#app/model/insights/statistics.ts";
import { otherKey } from "#app/model/traffic/page-key.ts";

/** For editors: pages that most views end on. */
export function Endings({ endings }: Pick<StatisticsView, "endings">) {
	const { words, locale } = useStaffLanguage();
	const own = words.statistics.endings;
	return (
		<Panel title={own.title} text={endings.length === 0 ? own.none : own.lead}>
			{endings.length > 0 && (
				<DataTable
					caption={own.title}
					head={[own.page, own.views, own.share]}
					rows={endings.map(({ key, title, views, share }) => ({
						key,
						cells: [title, formatNumber(views, locale), formatShare(share, locale)],
					}))}
				/>
			)}
		</Panel>
	);
}

/** For editors: paths that do not exist, each with a link to the form that redirects it. */
export function Missing({ missing }: Pick<StatisticsView, "missing">) {
	const { words, locale } = useStaffLanguage();
	const own = words.statistics.missing;
	const mayRedirect = useMemberRole() !== "agent";
	return (
		<Panel title={own.title} text={missing.length === 0 ? own.none : own.lead}>
			{missing.length > 0 && (
				<dl className="stat-list">
					{missing.map(({ path, count }) => (
						<div key={path}>
							<dt className="min-w-0 break-words">{path === otherKey ? own.other : <code>{path}</code>}</dt>
							<dd>
								{formatNumber(count, locale)}
								{mayRedirect && path !== otherKey && (
									<Link
										to={`/admin/redirections?${new URLSearchParams({ ancienne: path })}#from`}
										className="stat-redirect print:hidden"
									>
										{own.redirect} <span className="sr-only">{path}</span>
									</Link>
								)}
							</dd>
						</div>
					))}
				</dl>
			)}
		</Panel>
	);
}

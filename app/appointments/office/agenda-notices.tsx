import { Link } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type AgendaQuery, agendaPath } from "#app/model/appointments/agenda-query.ts";
import type { AgendaNotices as Notices } from "../.server/office/notices.ts";

/** What somebody has to sort out in the shown days. */
export function AgendaNotices({ shown, query }: { shown: Notices; query: AgendaQuery }) {
	const { notices, more, waiting } = shown;
	const { notices: words } = useStaffLanguage().words.agenda;
	if (notices.length === 0 && !waiting) return null;
	return (
		<ul className="agenda-notices" aria-label={words.label}>
			{notices.map(({ key, title, text, action }) => (
				<li key={key} className="agenda-notice" data-tone="stop">
					<OfficeIcon name="alert" />
					<p>
						<strong>{title}</strong> {text}
					</p>
					{action && (
						<Link to={action.path} className="agenda-notice-action" aria-label={action.name}>
							{action.label}
						</Link>
					)}
				</li>
			))}
			{more > 0 && (
				<li className="agenda-notice" data-tone="stop">
					<OfficeIcon name="alert" />
					<p>
						<strong>{words.moreLabel}</strong> {words.more(more)}
					</p>
				</li>
			)}
			{waiting && (
				<li className="agenda-notice" data-tone="calm">
					<OfficeIcon name="clock" />
					<p>
						<strong>{waiting.title}</strong> {waiting.names}
					</p>
					{query.status !== "proposed" && (
						<Link
							to={agendaPath(query, { status: "proposed" })}
							className="agenda-notice-action"
							aria-label={words.seeWaiting}
							preventScrollReset
						>
							{words.see}
						</Link>
					)}
				</li>
			)}
		</ul>
	);
}

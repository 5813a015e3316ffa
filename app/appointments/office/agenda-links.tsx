import type { ReactNode } from "react";
import { Link } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type AgendaQuery, agendaPath } from "#app/model/appointments/agenda-query.ts";

/** One week or day back or forward. Nothing where the member may not go. */
export function StepLink({
	to,
	icon,
	children,
}: {
	to: string | null;
	icon: "back" | "next";
	/** For screen readers and as a tip. */
	children: string;
}) {
	if (!to) return null;
	return (
		<Link to={to} className="agenda-step" aria-label={children} title={children} preventScrollReset>
			<OfficeIcon name={icon} />
		</Link>
	);
}

/** Keeps the filters and the day. */
export function ViewLinks({ query, current }: { query: AgendaQuery; current: "week" | "day" }) {
	const { view } = useStaffLanguage().words.agenda;
	return (
		<nav className="agenda-views" aria-label={view.label}>
			{(["week", "day"] as const).map((each) => (
				<Link
					key={each}
					to={agendaPath(query, { view: each })}
					aria-current={each === current ? "page" : undefined}
					preventScrollReset
				>
					{view[each]}
				</Link>
			))}
		</nav>
	);
}

/** A document load: the sheet has no frame and its own print styles. */
export function PrintLink({ day, crews, label }: { day: string; crews: readonly string[]; label: string }) {
	const parts = new URLSearchParams({ jour: day });
	for (const crew of crews) parts.append("equipe", crew);
	return (
		<Link to={`/admin/agenda/feuille?${parts}`} className="agenda-tool">
			<OfficeIcon name="printer" size={18} />
			<span className="agenda-label">{label}</span>
		</Link>
	);
}

export function AddressesLink() {
	const { title } = useStaffLanguage().words.calendarAddresses;
	return (
		<Link to="/admin/agenda/adresses" className="agenda-tool">
			<OfficeIcon name="link" size={18} />
			<span className="agenda-label">{title}</span>
		</Link>
	);
}

export function AddLink({ path }: { path: string | null }): ReactNode {
	const { add } = useStaffLanguage().words.agenda;
	if (!path) return null;
	return (
		<Link to={path} className="button agenda-add">
			<OfficeIcon name="plus" size={18} />
			<span className="agenda-label">{add}</span>
		</Link>
	);
}

import { Link } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { agendaPath } from "#app/model/appointments/agenda-query.ts";
import type { AgendaData } from "../.server/office/agenda-view.ts";
import { AddLink, AddressesLink, PrintLink, StepLink, ViewLinks } from "./agenda-links.tsx";
import { AgendaNotices } from "./agenda-notices.tsx";
import { CrewToggles, MoreFilters } from "./filters.tsx";
import { Legend } from "./legend.tsx";
import { WeekTable } from "./week-table.tsx";

export function WeekScreen({ agenda, week }: { agenda: AgendaData; week: NonNullable<AgendaData["week"]> }) {
	const { agenda: words } = useStaffLanguage().words;
	const { query, today } = agenda;
	const printed = week.days.find(({ isToday }) => isToday)?.day ?? query.day;
	return (
		<>
			<header className="agenda-head">
				<h1>{words.title}</h1>
				<PrintLink day={printed} crews={query.crews} label={words.print} />
				{agenda.addPath && <AddressesLink />}
				<AddLink path={agenda.addPath} />
			</header>
			<div className="agenda-bar">
				<div className="agenda-steps">
					<StepLink to={week.previous && agendaPath(query, { view: "week", day: week.previous })} icon="back">
						{words.week.previous}
					</StepLink>
					<Link to={agendaPath(query, { view: "week", day: today })} className="agenda-tool" preventScrollReset>
						{words.today}
					</Link>
					<StepLink to={week.next && agendaPath(query, { view: "week", day: week.next })} icon="next">
						{words.week.next}
					</StepLink>
				</div>
				<h2 className="agenda-range">{week.title}</h2>
				<div className="agenda-choices">
					<CrewToggles agenda={agenda} />
					<MoreFilters agenda={agenda} view="week" />
					<ViewLinks query={query} current="week" />
				</div>
			</div>
			<AgendaNotices shown={week} query={query} />
			{week.rows.length === 0 ? (
				<p className="agenda-empty">
					<OfficeIcon name="calendar" />
					{words.list.nobody}
				</p>
			) : (
				<>
					<WeekTable agenda={agenda} week={week} />
					<Legend />
				</>
			)}
		</>
	);
}

import { useId } from "react";
import { Link } from "react-router";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { agendaPath } from "#app/model/appointments/agenda-query.ts";
import type { AgendaData } from "../.server/office/agenda-view.ts";
import type { CrewDayList } from "../.server/office/day-view.ts";
import { AddLink, PrintLink, StepLink, ViewLinks } from "./agenda-links.tsx";
import { AgendaNotices } from "./agenda-notices.tsx";
import { CrewDot } from "./crew-dot.tsx";
import { DayStop } from "./day-stop.tsx";
import { MoreFilters } from "./filters.tsx";

/** The day as a list for each crew, side by side on wide screens. */
export function DayScreen({ agenda, day }: { agenda: AgendaData; day: NonNullable<AgendaData["day"]> }) {
	const { agenda: words } = useStaffLanguage().words;
	const { query, today } = agenda;
	return (
		<div className="day">
			<header className="day-head">
				<h1>
					<span className="max-md:hidden">{day.longTitle}</span>
					<span className="md:hidden">{day.title}</span>
				</h1>
				<div className="agenda-steps">
					<StepLink to={day.previous && agendaPath(query, { view: "day", day: day.previous.day })} icon="back">
						{day.previous?.name ?? words.day.previous}
					</StepLink>
					{!day.isToday && (
						<Link to={agendaPath(query, { view: "day", day: today })} className="agenda-tool" preventScrollReset>
							{words.today}
						</Link>
					)}
					<StepLink to={day.next && agendaPath(query, { view: "day", day: day.next.day })} icon="next">
						{day.next?.name ?? words.day.next}
					</StepLink>
				</div>
				<div className="day-tools">
					<ViewLinks query={query} current="day" />
					<MoreFilters agenda={agenda} view="day" />
					<AddLink path={agenda.addPath} />
				</div>
			</header>
			<CrewChoice agenda={agenda} />
			<AgendaNotices shown={day} query={{ ...query, view: "day" }} />
			{day.crews.length === 0 && <p className="agenda-empty">{words.list.nobody}</p>}
			<div className="day-crews">
				{day.crews.map((crew) => (
					<CrewDay key={crew.id} crew={crew} day={day.day} />
				))}
			</div>
		</div>
	);
}

/** One crew or all: one press each, in a row that scrolls on phones. */
function CrewChoice({ agenda: { crews, query } }: { agenda: AgendaData }) {
	const { agenda: words } = useStaffLanguage().words;
	if (crews.length < 2) return null;
	const isAll = crews.every(({ isShown }) => isShown);
	const pathOf = (chosen: readonly string[]) => agendaPath(query, { view: "day", crews: chosen });
	return (
		<nav className="day-choice" aria-label={words.crew}>
			<Link to={pathOf([])} aria-current={isAll ? "page" : undefined} preventScrollReset>
				{words.allCrews}
			</Link>
			{crews.map(({ id, name, colour, isShown }) => (
				<Link key={id} to={pathOf([id])} aria-current={isShown && !isAll ? "page" : undefined} preventScrollReset>
					<CrewDot colour={colour} />
					{name}
				</Link>
			))}
		</nav>
	);
}

function CrewDay({ crew, day }: { crew: CrewDayList; day: string }) {
	const { agenda: words } = useStaffLanguage().words;
	const id = useId();
	return (
		<section className="day-crew" aria-labelledby={id}>
			<div className="day-crew-head">
				<h2 id={id}>
					<CrewDot colour={crew.colour} />
					{crew.name}
				</h2>
				<p>{crew.people}</p>
				<PrintLink day={day} crews={[crew.id]} label={words.printShort} />
			</div>
			<p className="day-summary">{crew.summary}</p>
			{crew.off && <p className="day-off">{crew.off}</p>}
			{crew.stops.length > 0 ? (
				<ol className="day-stops">
					{crew.stops.map((stop, index) => (
						<DayStop key={stop.kind === "job" ? stop.entry.id : index} stop={stop} />
					))}
				</ol>
			) : (
				!crew.off && <p className="day-nothing">{words.list.empty}</p>
			)}
		</section>
	);
}

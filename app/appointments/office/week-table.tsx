import { Link } from "react-router";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { agendaPath } from "#app/model/appointments/agenda-query.ts";
import type { AgendaData } from "../.server/office/agenda-view.ts";
import type { WeekCell } from "../.server/office/week-cell.ts";
import type { WeekDay, WeekRow, WeekView } from "../.server/office/week-view.ts";
import { CrewDot } from "./crew-dot.tsx";
import { WeekBlock, WeekGap } from "./week-block.tsx";

/** A row for each crew, a column for each day; time runs down inside each cell. Phones show the same as a list. */
export function WeekTable({ agenda, week }: { agenda: AgendaData; week: WeekView }) {
	const { agenda: words } = useStaffLanguage().words;
	const { hours } = week;
	return (
		<div className="week-box">
			<table
				className="week"
				data-from={hours.from}
				data-to={hours.to}
				data-rows={week.rows.length === 1 ? "one" : undefined}
			>
				<caption className="sr-only">{words.caption(week.title)}</caption>
				<thead>
					<tr>
						<td className="week-corner">
							<span className="sr-only">{words.crew}</span>
						</td>
						{week.days.map((day) => (
							<DayHead key={day.day} day={day} agenda={agenda} now={week.now?.text} />
						))}
					</tr>
				</thead>
				<tbody>
					{week.rows.map((row, index) => (
						<tr key={row.id}>
							<CrewHead row={row} ticks={week.ticks} />
							{row.cells.map((cell) => (
								<Cell key={cell.day} cell={cell} now={week.now?.at} isFirst={index === 0} agenda={agenda} />
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function DayHead({ day, agenda, now }: { day: WeekDay; agenda: AgendaData; now: string | undefined }) {
	const { agenda: words } = useStaffLanguage().words;
	return (
		<th scope="col" data-today={day.isToday || undefined} aria-current={day.isToday ? "date" : undefined}>
			<Link to={agendaPath(agenda.query, { view: "day", day: day.day })} className="week-head">
				<span className="week-date">
					{day.weekday} <span className="week-number tabular">{day.number}</span>
				</span>
				<span className="week-figures">
					{day.missed && <span className="week-missed">{day.missed}</span>}
					{day.free && <span className="week-free">{day.free}</span>}
				</span>
				<span className="week-count">
					{day.isToday && (
						<span className="sr-only">
							{words.today}, {now},{" "}
						</span>
					)}
					{day.count}
				</span>
			</Link>
		</th>
	);
}

function CrewHead({ row, ticks }: { row: WeekRow; ticks: WeekView["ticks"] }) {
	return (
		<th scope="row">
			<span className="week-crew">
				<CrewDot colour={row.colour} />
				{row.name}
			</span>
			{row.people && <span className="week-people">{row.people}</span>}
			{row.free && <span className="week-crew-free tabular">{row.free}</span>}
			<span className="week-ticks tabular" aria-hidden="true">
				{ticks.map(({ at, label }) => (
					<span key={at} data-from={at}>
						{label}
					</span>
				))}
			</span>
		</th>
	);
}

function Cell({
	cell,
	now,
	isFirst,
	agenda,
}: {
	cell: WeekCell;
	now: string | undefined;
	isFirst: boolean;
	agenda: AgendaData;
}) {
	const { agenda: words } = useStaffLanguage().words;
	const isEmpty = cell.items.length === 0 && !cell.off;
	return (
		<td data-today={cell.isToday || undefined} data-empty={isEmpty || undefined}>
			<span className="week-cell-day">{cell.label}</span>
			<div className="week-track">
				{cell.hatched.map(({ from, to }) => (
					<span key={from} className="week-hatch" data-from={from} data-to={to} />
				))}
				{cell.off && (
					<p className="week-off" data-closed={cell.off.isClosed || undefined}>
						<span>{cell.off.text}</span>
						{cell.off.isClosed && isFirst && agenda.maySetHours && (
							<Link to="/admin/reglages/horaire" className="week-off-link">
								{words.closedDays}
							</Link>
						)}
					</p>
				)}
				{cell.items.length > 0 && (
					<ol>
						{cell.items.map((item) =>
							item.kind === "job" ? (
								<WeekBlock key={item.entry.id} block={item} />
							) : (
								<WeekGap key={item.from} gap={item} />
							),
						)}
					</ol>
				)}
				{cell.isToday && now && <span className="week-now" data-from={now} />}
			</div>
		</td>
	);
}

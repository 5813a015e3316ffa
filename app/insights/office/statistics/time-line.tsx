import { type ReactNode, useId } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import type { StatisticsView } from "#app/model/insights/statistics.ts";
import { countDays } from "#app/time/days.ts";
import { formatDayAndMonth } from "#app/time/format-day.ts";
import { TableInstead } from "../charts.tsx";
import { formatTenths } from "./amounts.ts";
import { changeSince, isByWeek, timeLineRows } from "./lead-times.ts";
import { groupMarks } from "./mark-groups.ts";
import { TimeChart } from "./time-chart.tsx";

/** Leads by day or week, with what happened on the way. `children`: the notes. */
export function TimeLine({ view, children }: { view: StatisticsView; children: ReactNode }) {
	const id = useId();
	const { words, locale } = useStaffLanguage();
	const { timeLine, funnel } = words.statistics;
	const byWeek = isByWeek(view.leads);
	const title = byWeek ? timeLine.byWeek : timeLine.byDay;
	const total = view.leads.reduce((sum, { count }) => sum + count, 0);
	const rate = formatTenths(total / (countDays(view.period) / (byWeek ? 7 : 1)), locale);
	const groups = groupMarks(view.marks);
	const change = byWeek ? null : changeSince(view.leads, groups);
	const all = funnel.leads(total, formatNumber(total, locale));
	const rates = byWeek ? timeLine.perWeek(rate) : timeLine.perDay(rate);
	const description = [
		`${all}, ${rates}`,
		change &&
			timeLine.change(
				formatDayAndMonth(change.day, locale),
				formatTenths(change.before, locale),
				formatTenths(change.after, locale),
			),
		timeLine.marks(groups.length),
	];
	return (
		<section className="office-panel" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<p className="stat-lead">
				{all}, {rates}{" "}
				{change && timeLine.since(formatDayAndMonth(change.day, locale), formatTenths(change.after, locale))}
			</p>
			<p className="stat-key" aria-hidden="true">
				{!byWeek && (
					<>
						<span>
							<b />
							{timeLine.week}
						</span>
						<span>
							<b className="is-weekend" />
							{timeLine.weekend}
						</span>
					</>
				)}
				{view.leadsBefore !== null && (
					<span>
						<u />
						{timeLine.before(formatTenths(view.leadsBefore, locale))}
					</span>
				)}
			</p>
			<TimeChart
				title={title}
				description={description.filter(Boolean).join(" ")}
				bars={view.leads}
				average={view.leadsBefore}
				groups={groups}
			/>
			{children}
			<LeadTable view={view} title={title} />
		</section>
	);
}

function LeadTable({ view, title }: { view: StatisticsView; title: string }) {
	const { words, locale } = useStaffLanguage();
	const { timeLine } = words.statistics;
	const { rows, isWeeks } = timeLineRows(view);
	return (
		<TableInstead
			caption={title}
			head={[isWeeks ? timeLine.weekOf : timeLine.day, timeLine.leads, ...(isWeeks ? [timeLine.perDayColumn] : [])]}
			rows={rows.map(({ from, days, count }) => {
				const day = formatDayAndMonth(from, locale);
				return [
					isWeeks && days < 7 ? timeLine.days(day, days) : day,
					formatNumber(count, locale),
					...(isWeeks ? [formatTenths(count / days, locale)] : []),
				];
			})}
		/>
	);
}

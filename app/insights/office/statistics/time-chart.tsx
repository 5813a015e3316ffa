import { useId } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import type { StatisticsView } from "#app/model/insights/statistics.ts";
import { weekdayOf } from "#app/time/days.ts";
import { formatShortDay } from "#app/time/format-day.ts";
import { barOf, isByWeek } from "./lead-times.ts";
import { type MarkGroup, spreadMarks } from "./mark-groups.ts";

/** Marks are at the top, bars stand on the floor, dates are below it. */
const [height, floor, top] = [232, 206, 63];
/** The widths for which circles are placed: a phone and a laptop. */
const [narrow, wide] = [300, 1000];
/** With more bars, circles are smaller and labels of nothing are left out. */
const manyBars = 31;
/** More labels cannot be read. */
const mostLabels = 60;

/** Horizontal positions are percentages and vertical ones pixels, so that text keeps its size at every width. */
export function TimeChart({
	title,
	description,
	bars,
	average,
	groups,
}: {
	title: string;
	description: string;
	bars: StatisticsView["leads"];
	/** Of the period before, for each bar. */
	average: number | null;
	groups: readonly MarkGroup[];
}) {
	const id = useId();
	const { locale } = useStaffLanguage();
	const most = Math.max(1, average ?? 0, ...bars.map(({ count }) => count));
	const step = 100 / Math.max(1, bars.length);
	const levelOf = (value: number) => floor - ((floor - top) * value) / most;
	const middleOf = (index: number) => `${step * (index + 0.5)}%`;
	const labels = dateLabels(bars);
	const placed = groups.map((group) => ({ group, bar: barOf(bars, group.day) })).filter(({ bar }) => bar >= 0);
	return (
		<svg width="100%" height={height} role="img" aria-labelledby={`${id}-title ${id}-text`} className="stat-chart">
			<title id={`${id}-title`}>{title}</title>
			<desc id={`${id}-text`}>{description}</desc>
			<line x1="0" x2="100%" y1={floor + 0.5} y2={floor + 0.5} className="stroke-line" />
			{average !== null && (
				<line x1="0" x2="100%" y1={levelOf(average)} y2={levelOf(average)} className="stat-chart-average" />
			)}
			{placed.map(({ group, bar }) => {
				const end = levelOf(bars[bar]?.count ?? 0) - 22;
				if (end <= 32) return null;
				const x = middleOf(bar);
				return <line key={group.day} x1={x} x2={x} y1="28" y2={end} className="stat-chart-mark-line" />;
			})}
			{bars.map(({ from, count, isWeekend }, index) => (
				<rect
					key={from}
					x={`${step * (index + 0.16)}%`}
					width={`${step * 0.68}%`}
					y={levelOf(count)}
					height={floor - levelOf(count)}
					rx={bars.length > mostLabels ? 2 : 4}
					className={isWeekend ? "fill-sage" : "fill-teal"}
				/>
			))}
			{bars.length <= mostLabels &&
				bars.map(({ from, count }, index) =>
					count === 0 && bars.length > manyBars ? null : (
						<text key={from} x={middleOf(index)} y={levelOf(count) - 6} className="stat-chart-value max-md:hidden">
							{formatNumber(count, locale)}
						</text>
					),
				)}
			{labels.map(({ index, day, isOnPhone }) => (
				<text key={day} x={middleOf(index)} y="226" className={isOnPhone ? "" : "max-md:hidden"}>
					{formatShortDay(day, locale)}
				</text>
			))}
			<Circles placed={placed} count={bars.length} width={narrow} className="md:hidden" />
			<Circles placed={placed} count={bars.length} width={wide} className="max-md:hidden" />
		</svg>
	);
}

/** Numbers in circles, or dots without a number when they are too close. */
function Circles({
	placed,
	count,
	width,
	className,
}: {
	placed: readonly { group: MarkGroup; bar: number }[];
	/** Of bars. */
	count: number;
	width: number;
	className: string;
}) {
	const places = placed.map(({ bar }) => (bar + 0.5) / count);
	const radius = count > manyBars ? 9 : 13;
	const moved = spreadMarks(places, { width, distance: 2 * radius + 1 });
	return (
		<g className={className}>
			{placed.map(({ group }, index) => {
				const x = `${100 * (places[index] ?? 0)}%`;
				if (!moved) return <circle key={group.day} cx={x} cy="20" r="5" className="fill-spruce" />;
				return (
					<g key={group.day} transform={`translate(${moved[index] ?? 0})`}>
						<circle cx={x} cy="14" r={radius} className="fill-spruce" />
						<text
							x={x}
							y={radius === 13 ? 19 : 18}
							className={radius === 13 ? "stat-chart-number" : "stat-chart-small-number"}
						>
							{group.number}
						</text>
					</g>
				);
			})}
		</g>
	);
}

/** Mondays of a chart by day, some weeks of a chart by week; phones have room for three. */
function dateLabels(bars: StatisticsView["leads"]): { index: number; day: string; isOnPhone: boolean }[] {
	const isEvery = isByWeek(bars) || bars.length <= 7;
	const days = bars.map(({ from }, index) => ({ index, day: from }));
	const possible = isEvery ? days : days.filter(({ day }) => weekdayOf(day) === 1);
	const every = Math.ceil(possible.length / 14);
	const shown = possible.filter((_, index) => index % every === 0);
	const onPhone = Math.ceil(shown.length / 3);
	return shown.map((label, index) => ({ ...label, isOnPhone: index % onPhone === 0 }));
}

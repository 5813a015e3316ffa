import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { StatisticsView } from "#app/model/insights/statistics.ts";
import { formatDate } from "#app/time/format.ts";
import { formatDayAndMonth } from "#app/time/format-day.ts";
import { isComparable } from "./comparable.ts";

/** Which days are shown, and which ones they are compared with. */
export function ComparedDays({ view }: { view: StatisticsView }) {
	const { words, locale } = useStaffLanguage();
	const { statistics } = words;
	const { period, before, countedSince, name } = view;
	const year = period.to.slice(0, 4);
	const say = (day: string) => (day.startsWith(year) ? formatDayAndMonth(day, locale) : formatDate(day, locale));
	return (
		<p className="stat-compared">
			<strong>{statistics.days(say(period.from), formatDate(period.to, locale))}</strong>
			{countedSince === null
				? statistics.notCounted
				: isComparable(view)
					? statistics.compared(statistics.periods[name], say(before.from), say(before.to))
					: statistics.notCompared(say(countedSince))}
		</p>
	);
}

import { useId } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import type { FunnelStep, StatisticsView } from "#app/model/insights/statistics.ts";
import { formatDayAndMonth } from "#app/time/format-day.ts";
import { comparableOn, isComparable } from "./comparable.ts";
import { hasFilter } from "./statistics-query.ts";

/** Too little was counted for tables and charts to say anything. */
export function isNearlyEmpty(view: StatisticsView): boolean {
	if (hasFilter(view.filter)) return false;
	return view.countedSince === null || (view.advice.kind === "too-early" && !isComparable(view));
}

/** In place of the funnel, until there is something to compare. */
export function FirstCounts({ view }: { view: StatisticsView }) {
	const id = useId();
	const { words, locale } = useStaffLanguage();
	const { funnel } = words.statistics;
	const countOf = (name: FunnelStep) => view.funnel.find(({ step }) => step === name)?.count?.now ?? 0;
	const [visits, leads, booked] = [countOf("arrivals"), countOf("sent") + view.noted.now, countOf("booked")];
	const counts = funnel.summary(
		view.countedSince === null ? null : funnel.visits(visits, formatNumber(visits, locale)),
		funnel.leads(leads, formatNumber(leads, locale)),
		funnel.booked(formatNumber(booked, locale)),
	);
	const next =
		view.countedSince === null ? funnel.firstVisit : funnel.comparisons(formatDayAndMonth(comparableOn(view), locale));
	return (
		<section className="office-panel" aria-labelledby={id}>
			<h2 id={id}>{funnel.title}</h2>
			<p className="stat-lead">
				{counts} {next}
			</p>
		</section>
	);
}

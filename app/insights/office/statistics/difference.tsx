import { formatShare } from "#app/admin/ui/format-share.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatTenths } from "./amounts.ts";

/** The change of a count in percent. */
export function Difference({ now, before }: { now: number; before: number | null }) {
	const { words, locale } = useStaffLanguage();
	if (before === null) return <NotCompared />;
	if (before === 0 && now > 0) return <span className="stat-change">{words.statistics.funnel.isNew}</span>;
	const change = before === 0 ? 0 : Math.round(((now - before) / before) * 100);
	return <Change change={change} text={formatShare(Math.abs(change) / 100, locale)} />;
}

/** The change of a share in points. */
export function PointDifference({ now, before }: { now: number | null; before: number | null }) {
	const { words, locale } = useStaffLanguage();
	if (now === null || before === null) return <NotCompared />;
	const change = Math.round((now - before) * 1000) / 10;
	return (
		<Change change={change} text={`${formatTenths(Math.abs(change), locale)}\u00a0${words.statistics.funnel.point}`} />
	);
}

function Change({ change, text }: { change: number; text: string }) {
	const { funnel } = useStaffLanguage().words.statistics;
	if (change === 0) return <span className="stat-change is-same">{funnel.same}</span>;
	return (
		<span className={`stat-change ${change < 0 ? "is-down" : ""}`}>
			<OfficeIcon name={change > 0 ? "arrow-up" : "arrow-down"} size={15} />
			<span className="sr-only">{change > 0 ? funnel.up : funnel.down} </span>
			{text}
		</span>
	);
}

/** In tables of sources, below the amount: `+ 8 %`. */
export function SmallDifference({ now, before }: { now: number; before: number | null }) {
	const { words, locale } = useStaffLanguage();
	const { funnel } = words.statistics;
	if (before === null || (before === 0 && now === 0)) return null;
	if (before === 0) return <span className="stat-sub">{funnel.isNew}</span>;
	const change = Math.round(((now - before) / before) * 100);
	if (change === 0) return <span className="stat-sub">{funnel.same}</span>;
	const text = formatShare(Math.abs(change) / 100, locale);
	return (
		<span className="stat-sub">
			<span aria-hidden="true">
				{change > 0 ? "+" : "−"}
				{"\u00a0"}
				{text}
			</span>
			<span className="sr-only">
				{change > 0 ? funnel.up : funnel.down} {text}
			</span>
		</span>
	);
}

function NotCompared() {
	return <Dash says={useStaffLanguage().words.statistics.funnel.notCompared} />;
}

/** An empty cell, with words for screen readers. */
export function Dash({ says }: { says: string }) {
	return (
		<span className="stat-quiet">
			<span aria-hidden="true">—</span>
			<span className="sr-only">{says}</span>
		</span>
	);
}

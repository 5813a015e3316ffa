import { type ReactNode, useId } from "react";
import { formatShare } from "#app/admin/ui/format-share.ts";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import type { FunnelRow, FunnelStep, StatisticsView } from "#app/model/insights/statistics.ts";
import { formatDollars } from "./amounts.ts";
import { Bar } from "./bar.tsx";
import { Dash, Difference, PointDifference } from "./difference.tsx";
import { TableHead } from "./table-head.tsx";
import { asCell, asName, asRow, asRows, asTable } from "./table-roles.ts";

const groups: readonly { name: "site" | "estimate" | "team"; steps: readonly FunnelStep[] }[] = [
	{ name: "site", steps: ["arrivals", "started"] },
	{ name: "estimate", steps: ["details", "appointment", "person", "sent"] },
	{ name: "team", steps: ["quoted", "booked", "done"] },
];

/** From visits to dollars. Roles are written out: on phones a row is a grid, which is no table row by itself. */
export function Funnel({ view }: { view: StatisticsView }) {
	const id = useId();
	const { words, locale } = useStaffLanguage();
	const { funnel } = words.statistics;
	const head = [funnel.step, funnel.number, funnel.shareColumn, funnel.beforeColumn, funnel.difference];
	return (
		<section className="office-panel stat-funnel-panel" aria-labelledby={id}>
			<h2 id={id}>{funnel.title}</h2>
			<p className="stat-lead">
				{funnel.lead} {view.upcoming > 0 && funnel.upcoming(view.upcoming, formatNumber(view.upcoming, locale))}
			</p>
			<p className="stat-key" aria-hidden="true">
				<span>
					<b />
					{funnel.share}
				</span>
				<span>
					<i />
					{funnel.shareBefore}
				</span>
			</p>
			<table className="stat-table stat-funnel" {...asTable} aria-labelledby={id}>
				<TableHead names={head} />
				{groups.map(({ name, steps }) => (
					<tbody key={name} {...asRows}>
						<tr className="stat-group" {...asRow}>
							<th scope="rowgroup" colSpan={5} {...asName}>
								{funnel.groups[name]}
							</th>
						</tr>
						{name === "team" && <Noted view={view} />}
						{view.funnel
							.filter(({ step }) => steps.includes(step))
							.map((row) => (
								<Step key={row.step} row={row} view={view} />
							))}
					</tbody>
				))}
				<tbody {...asRows}>
					<Dollars view={view} />
				</tbody>
			</table>
		</section>
	);
}

function Step({ row: { step, count, share }, view: { loss, messages } }: { row: FunnelRow; view: StatisticsView }) {
	const { words, locale } = useStaffLanguage();
	const { funnel } = words.statistics;
	const isWorst = loss?.step === step;
	const isGrowing = isWorst && loss.before !== null && loss.share > loss.before;
	const withMessages = step === "sent" && messages !== undefined && messages.now > 0 ? messages.now : null;
	const notes = [
		...(isWorst ? [isGrowing ? funnel.growing : funnel.worst] : []),
		...(withMessages === null ? [] : [funnel.messages(withMessages, formatNumber(withMessages, locale))]),
	];
	return (
		<Row
			className={isWorst ? "is-worst" : ""}
			name={funnel.steps[step]}
			notes={notes}
			count={count === null ? <Dash says={funnel.unknown} /> : formatNumber(count.now, locale)}
			share={
				share.now === null ? null : (
					<span className="stat-share">
						<Bar part={share.now} tick={share.before ?? null} />
						<span>{formatShare(share.now, locale, 1)}</span>
					</span>
				)
			}
			before={count && count.before !== null ? formatNumber(count.before, locale) : null}
			shareBefore={share.before === null ? null : formatShare(share.before, locale, 1)}
			difference={
				count === null ? (
					<Dash says={funnel.unknown} />
				) : step === "arrivals" ? (
					<Difference {...count} />
				) : (
					<PointDifference {...share} />
				)
			}
		/>
	);
}

/** Leads by phone have no visit: they join the others here. */
function Noted({ view: { noted, funnel: rows } }: { view: StatisticsView }) {
	const { words, locale } = useStaffLanguage();
	const { funnel } = words.statistics;
	const sent = rows.find(({ step }) => step === "sent")?.count?.now ?? 0;
	const all = sent + noted.now;
	return (
		<Row
			className="is-joining"
			name={funnel.noted}
			notes={[funnel.joined(all, formatNumber(all, locale))]}
			count={`+\u00a0${formatNumber(noted.now, locale)}`}
			share={null}
			before={noted.before === null ? null : formatNumber(noted.before, locale)}
			shareBefore={null}
			difference={<Difference {...noted} />}
		/>
	);
}

function Row({
	className,
	name,
	notes,
	count,
	share,
	before,
	shareBefore,
	difference,
}: {
	className: string;
	name: string;
	notes: readonly string[];
	count: ReactNode;
	share: ReactNode;
	before: string | null;
	shareBefore: string | null;
	difference: ReactNode;
}) {
	const { funnel } = useStaffLanguage().words.statistics;
	return (
		<tr {...asRow} className={className}>
			<th scope="row" {...asName}>
				{name}
				{notes.map((note) => (
					<span key={note} className="stat-sub">
						{note}
					</span>
				))}
			</th>
			<td {...asCell} className="stat-big">
				{count}
			</td>
			<td {...asCell} className="stat-share-cell">
				{share ?? <span className="sr-only">{funnel.none}</span>}
			</td>
			<td {...asCell} className="stat-before">
				<Before value={before} part={shareBefore} />
			</td>
			<td {...asCell} className="stat-change-cell">
				{difference}
			</td>
		</tr>
	);
}

function Before({ value, part }: { value: string | null; part: string | null }) {
	const { funnel } = useStaffLanguage().words.statistics;
	if (value === null) return <Dash says={funnel.notCompared} />;
	return (
		<>
			<span className="stat-phone-only">{funnel.before} </span>
			{value} {part && <span className="stat-before-share">{part}</span>}
		</>
	);
}

function Dollars({ view: { dollars, perJob } }: { view: StatisticsView }) {
	const { words, locale } = useStaffLanguage();
	const { funnel } = words.statistics;
	const money = (cents: number) => formatDollars(cents, locale);
	return (
		<tr {...asRow} className="stat-money">
			<th scope="row" {...asName}>
				{funnel.dollars}
				<span className="stat-sub">{funnel.dollarsText}</span>
			</th>
			<td {...asCell} colSpan={2} className="stat-share-cell">
				<span className="stat-huge">{money(dollars.now)}</span>
				{perJob.now !== null && (
					<span className="stat-sub">
						{perJob.before === null
							? funnel.perJob(money(perJob.now))
							: funnel.perJobBefore(money(perJob.now), money(perJob.before))}
					</span>
				)}
			</td>
			<td {...asCell} className="stat-before">
				<Before value={dollars.before === null ? null : money(dollars.before)} part={null} />
			</td>
			<td {...asCell} className="stat-change-cell">
				<Difference {...dollars} />
			</td>
		</tr>
	);
}

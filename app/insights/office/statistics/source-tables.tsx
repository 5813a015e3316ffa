import type { ReactNode } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import { fewestArrivals, type PageRow, type SourceRow, type StatisticsView } from "#app/model/insights/statistics.ts";
import { formatDayAndMonth } from "#app/time/format-day.ts";
import { formatDollars } from "./amounts.ts";
import { Bar } from "./bar.tsx";
import { Dash, SmallDifference } from "./difference.tsx";
import { FoldedPanel } from "./fold.tsx";
import { TableHead } from "./table-head.tsx";
import { asCell, asName, asRow, asRows, asTable } from "./table-roles.ts";

interface NamedRow {
	key: string;
	name: string;
	note: string | null;
	row: SourceRow;
}

export function PageTable({ view: { pages, otherPages } }: { view: StatisticsView }) {
	const { words, locale } = useStaffLanguage();
	const { sources } = words.statistics;
	const rows = pages.map((row, index) => {
		const isRest = otherPages > 0 && index === pages.length - 1;
		const name = isRest ? sources.others(otherPages) : (row.title ?? sources.gone);
		return { key: isRest ? "rest" : row.key, name, note: isRest ? null : kindOf(row), row };
	});
	function kindOf({ kind, publishedOn }: PageRow): string | null {
		if (kind === "page") return null;
		return kind === "article" && publishedOn
			? sources.articleOf(formatDayAndMonth(publishedOn, locale))
			: sources.kinds[kind];
	}
	return (
		<FoldedPanel id="calcul" title={sources.pages} text={sources.pagesText} isOpen>
			{(label) => <SourceTable label={label} head={sources.page} rows={rows} total={sources.onlineTotal} />}
		</FoldedPanel>
	);
}

export function ChannelTable({ view: { channels } }: { view: StatisticsView }) {
	const { words } = useStaffLanguage();
	const { sources, channels: channelNames } = words.statistics;
	const rows = channels.map((row) => {
		const names = row.names.map(({ name, isCampaign }) => (isCampaign ? sources.campaign(name) : name));
		return { key: row.channel, name: channelNames[row.channel], note: names.join(", ") || null, row };
	});
	return (
		<FoldedPanel id="canaux" title={sources.channels} text={sources.channelsText(fewestArrivals)}>
			{(label) => <SourceTable label={label} head={sources.channel} rows={rows} total={sources.total} />}
		</FoldedPanel>
	);
}

function SourceTable({
	label,
	head,
	rows,
	total,
}: {
	label: string;
	head: string;
	rows: readonly NamedRow[];
	total: string;
}) {
	const { words, locale } = useStaffLanguage();
	const { sources, funnel } = words.statistics;
	if (rows.length === 0) return <p className="mt-3">{sources.empty}</p>;
	const best = Math.max(0, ...rows.map(({ row }) => row.perHundred ?? 0));
	const sum = (amount: (row: SourceRow) => number) => rows.reduce((all, { row }) => all + amount(row), 0);
	const count = (value: number) => formatNumber(value, locale);
	return (
		<SourceFrame
			label={label}
			className="stat-sources"
			head={[head, sources.visits, sources.leads, sources.booked, sources.dollars, sources.perHundred]}
		>
			<tbody {...asRows}>
				{rows.map(({ key, name, note, row }) => (
					<tr key={key} {...asRow}>
						<RowName name={name} note={note} />
						<Count label={sources.visits}>
							{row.arrivals === null ? <Dash says={funnel.none} /> : count(row.arrivals)}
						</Count>
						<Count label={sources.leads}>{count(row.leads)}</Count>
						<Count label={sources.booked}>{count(row.booked)}</Count>
						<td {...asCell} className="stat-dollars stat-big">
							{formatDollars(row.dollars.now, locale)}
							<SmallDifference {...row.dollars} />
						</td>
						<td {...asCell} className="stat-per">
							<PerHundred row={row} best={best} />
						</td>
					</tr>
				))}
			</tbody>
			<tfoot {...asRows}>
				<tr {...asRow}>
					<RowName name={total} note={null} />
					<Count label={sources.visits}>
						{rows.every(({ row }) => row.arrivals === null) ? (
							<Dash says={funnel.none} />
						) : (
							count(sum(({ arrivals }) => arrivals ?? 0))
						)}
					</Count>
					<Count label={sources.leads}>{count(sum(({ leads }) => leads))}</Count>
					<Count label={sources.booked}>{count(sum(({ booked }) => booked))}</Count>
					<td {...asCell} className="stat-dollars">
						{formatDollars(
							sum(({ dollars }) => dollars.now),
							locale,
						)}
					</td>
					<td {...asCell} className="stat-per" />
				</tr>
			</tfoot>
		</SourceFrame>
	);
}

function PerHundred({ row: { arrivals, perHundred }, best }: { row: SourceRow; best: number }) {
	const { words, locale } = useStaffLanguage();
	const { sources, funnel } = words.statistics;
	if (perHundred === null)
		return arrivals === null ? <Dash says={funnel.none} /> : <span className="stat-quiet">{sources.few}</span>;
	return (
		<span className="stat-per-hundred">
			<Bar part={best > 0 ? perHundred / best : 0} height={8} />
			<span className={perHundred === best ? "stat-big" : ""}>{formatDollars(perHundred, locale)}</span>
			<span className="stat-phone-only" aria-hidden="true">
				{sources.byHundred}
			</span>
		</span>
	);
}

export function SourceFrame({
	label,
	className,
	head,
	children,
}: {
	label: string;
	className: string;
	head: readonly string[];
	children: ReactNode;
}) {
	return (
		<table className={`stat-table ${className}`} {...asTable} aria-labelledby={label}>
			<TableHead names={head} />
			{children}
		</table>
	);
}

export function RowName({ name, note }: { name: string; note: string | null }) {
	return (
		<th scope="row" {...asName}>
			{name}
			{note && <span className="stat-sub">{note}</span>}
		</th>
	);
}

/** On phones the name of the column is below the number. */
export function Count({ label, className = "", children }: { label: string; className?: string; children: ReactNode }) {
	return (
		<td {...asCell} className={`stat-count ${className}`}>
			{children}
			<span className="stat-phone-only" aria-hidden="true">
				{label.toLowerCase()}
			</span>
		</td>
	);
}

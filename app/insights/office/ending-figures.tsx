import { DataTable } from "#app/admin/ui/data-table.tsx";
import { Panel } from "#app/admin/ui/form-parts.tsx";
import { formatShare } from "#app/admin/ui/format-share.ts";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatMoney, formatNumber } from "#app/locale/format.ts";
import { formatMonth } from "#app/time/format-day.ts";
import type { Endings } from "../.server/figures.ts";
import type { FiguresData } from "../.server/figures-page.ts";
import { ColumnChart, RowChart, TableInstead } from "./charts.tsx";
import { Figure } from "./figure.tsx";

/** Dollars won, leads won and lost. */
export function Results({ data: { total, withoutAmount, booked } }: { data: FiguresData }) {
	const { words, locale } = useStaffLanguage();
	const { figures } = words.office;
	const open = total.leads - total.won - total.lost;
	return (
		<Panel title={figures.endings} {...(open > 0 && { text: figures.open(open) })}>
			<dl className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3 xl:grid-cols-5">
				<Figure
					name={figures.dollars}
					value={formatMoney(total.dollars, locale)}
					text={figures.dollarsText(withoutAmount)}
				/>
				<Figure
					name={figures.rate}
					value={total.rate === null ? figures.unknown : formatShare(total.rate, locale)}
					text={figures.rateText}
				/>
				<Figure name={figures.won} value={formatNumber(total.won, locale)} />
				<Figure name={figures.lost} value={formatNumber(total.lost, locale)} />
				<Figure
					name={figures.booked}
					value={formatShare(booked.share ?? 0, locale)}
					text={figures.bookedText(booked.leads, total.leads)}
				/>
			</dl>
		</Panel>
	);
}

/** The appointments whose day is in the period. */
export function Appointments({ data: { appointments } }: { data: FiguresData }) {
	const { words, locale } = useStaffLanguage();
	const { figures } = words.office;
	return (
		<Panel title={figures.appointments} text={figures.appointmentsText}>
			<dl className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3 xl:grid-cols-5">
				{appointments.counts.map(({ status, count }) => (
					<Figure key={status} name={figures.appointmentStatuses[status]} value={formatNumber(count, locale)} />
				))}
				<Figure name={figures.online} value={formatNumber(appointments.online, locale)} />
				<Figure name={figures.hours} value={formatNumber(appointments.hours, locale)} />
			</dl>
		</Panel>
	);
}

/** More bars than this are too thin to read. */
const mostBars = 24;

export function Months({ data: { months } }: { data: FiguresData }) {
	const { words, locale } = useStaffLanguage();
	const { figures } = words.office;
	const best = months.reduce((one, other) => (other.dollars > one.dollars ? other : one));
	const hasChart = months.length > 1 && months.length <= mostBars && best.dollars > 0;
	return (
		<Panel title={figures.months} text={figures.monthsText}>
			{hasChart && (
				<ColumnChart
					title={figures.monthsChart}
					description={figures.monthsDescription(formatMonth(best.month, locale), formatMoney(best.dollars, locale))}
					head={null}
					bars={months.map(({ month, dollars }) => ({
						name: formatMonth(month, locale),
						short: formatMonth(month, locale, "short"),
						value: dollars,
						label: dollars === 0 ? "" : formatMoney(Math.round(dollars / 100) * 100, locale),
					}))}
				/>
			)}
			<div className={hasChart ? "mt-4" : ""}>
				<EndingsTable
					caption={figures.months}
					head={figures.month}
					rows={months.map(({ month, ...endings }) => ({ name: formatMonth(month, locale), ...endings }))}
				/>
			</div>
		</Panel>
	);
}

export function Services({ data: { services } }: { data: FiguresData }) {
	const { figures } = useStaffLanguage().words.office;
	const rows = services.map(({ name, ...endings }) => ({ name: name ?? figures.noService, ...endings }));
	return (
		<Panel title={figures.services} text={figures.servicesText}>
			<EndingsTable caption={figures.services} head={figures.service} rows={rows} />
		</Panel>
	);
}

function EndingsTable({
	caption,
	head,
	rows,
}: {
	caption: string;
	head: string;
	rows: readonly (Endings & { name: string })[];
}) {
	const { words, locale } = useStaffLanguage();
	const { figures } = words.office;
	return (
		<DataTable
			caption={caption}
			head={[head, figures.leads, figures.won, figures.lost, figures.rate, figures.amount]}
			rows={rows.map(({ name, leads, won, lost, rate, dollars }) => ({
				key: name,
				cells: [
					name,
					...[leads, won, lost].map((count) => formatNumber(count, locale)),
					rate === null ? "–" : formatShare(rate, locale),
					dollars === 0 ? "–" : formatMoney(dollars, locale),
				],
			}))}
		/>
	);
}

export function Reasons({ data: { reasons, total } }: { data: FiguresData }) {
	const { words, locale } = useStaffLanguage();
	const { figures } = words.office;
	const rows = reasons.map(({ name, leads }) => ({
		name: name ?? figures.noReason,
		value: leads,
		part: leads / total.lost,
	}));
	return (
		<Panel title={figures.reasons} {...(rows.length === 0 && { text: figures.noneLost })}>
			{rows.length > 0 && (
				<>
					<RowChart title={figures.reasons} rows={rows} />
					<TableInstead
						caption={figures.reasons}
						head={[figures.reason, figures.leads, figures.share]}
						rows={rows.map(({ name, value, part }) => [name, formatNumber(value, locale), formatShare(part, locale)])}
					/>
				</>
			)}
		</Panel>
	);
}

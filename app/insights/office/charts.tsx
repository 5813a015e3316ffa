import { useId } from "react";
import { DataTable } from "#app/admin/ui/data-table.tsx";
import { formatShare } from "#app/admin/ui/format-share.ts";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";

interface Bar {
	/** For the table: "Semaine du 9 novembre 2026". */
	name: string;
	/** Below the bar: "9 nov." */
	short: string;
	value: number;
	/** Above the bar, when the number alone does not say it. */
	label?: string;
}

const [tall, top, foot] = [168, 22, 26];

/** Horizontal positions are percentages and vertical ones pixels, so that text keeps its size at every width. */
export function ColumnChart({
	title,
	description,
	head,
	bars,
}: {
	title: string;
	description: string;
	/** Of the table; null when the page has a table that says more. */
	head: readonly [string, string] | null;
	bars: readonly Bar[];
}) {
	const id = useId();
	const { locale } = useStaffLanguage();
	const most = Math.max(1, ...bars.map(({ value }) => value));
	const [step, floor] = [100 / bars.length, tall - foot];
	return (
		<>
			<svg width="100%" height={tall} role="img" aria-labelledby={`${id}-title ${id}-description`} className="block">
				<title id={`${id}-title`}>{title}</title>
				<desc id={`${id}-description`}>{description}</desc>
				<line x1="0" x2="100%" y1={floor + 0.5} y2={floor + 0.5} className="stroke-line" />
				{bars.map(({ name, short, value, label }, index) => {
					const height = value === 0 ? 0 : Math.max(3, ((floor - top) * value) / most);
					const middle = `${step * (index + 0.5)}%`;
					const last = index === bars.length - 1;
					return (
						<g key={name}>
							<rect
								x={`${step * (index + 0.14)}%`}
								width={`${step * 0.72}%`}
								y={floor - height}
								height={height}
								rx="4"
								className={last ? "fill-sage" : "fill-teal"}
							/>
							<text
								x={middle}
								y={floor - height - 6}
								textAnchor="middle"
								className={`tabular fill-spruce font-semibold text-[0.8125rem] ${label === undefined ? "" : "max-md:hidden"}`}
							>
								{label ?? formatNumber(value, locale)}
							</text>
							{/* Phones have room for every third date only, counted back from last week. */}
							<text
								x={middle}
								y={tall - 6}
								textAnchor="middle"
								className={`fill-ink-600 text-[0.8125rem] ${(bars.length - 1 - index) % 3 === 1 ? "" : "max-md:hidden"}`}
							>
								{short}
							</text>
						</g>
					);
				})}
			</svg>
			{head && (
				<TableInstead
					caption={title}
					head={head}
					rows={bars.map(({ name, value }) => [name, formatNumber(value, locale)])}
				/>
			)}
		</>
	);
}

/** Horizontal bars for named values. Names and numbers are text; the bars are decorative. */
export function RowChart({
	title,
	rows,
}: {
	title: string;
	/** `part`: share of the total, from 0 to 1. */
	rows: readonly { name: string; value: number; part: number }[];
}) {
	const { locale } = useStaffLanguage();
	return (
		<ul aria-label={title} className="grid gap-3">
			{rows.map(({ name, value, part }) => (
				<li key={name}>
					<p className="flex items-baseline justify-between gap-4">
						<span>{name}</span>
						<span className="tabular shrink-0 font-semibold text-spruce">
							{formatNumber(value, locale)}
							<span className="ml-2 font-normal text-ink-600 text-small">{formatShare(part, locale)}</span>
						</span>
					</p>
					<svg width="100%" height="10" aria-hidden="true" className="mt-1 block">
						<rect width="100%" height="10" rx="5" className="fill-cream-200" />
						{value > 0 && <rect width={`${100 * part}%`} height="10" rx="5" className="fill-teal" />}
					</svg>
				</li>
			))}
		</ul>
	);
}

export function TableInstead({
	caption,
	head,
	rows,
}: {
	caption: string;
	head: readonly string[];
	rows: readonly (readonly string[])[];
}) {
	const { words } = useStaffLanguage();
	return (
		<details className="mt-3">
			<summary className="inline-link min-h-11 cursor-pointer py-2.5 font-semibold text-note text-teal-700">
				{words.office.asTable}
			</summary>
			<DataTable caption={caption} head={head} rows={rows.map((cells) => ({ key: cells[0] ?? "", cells }))} />
		</details>
	);
}

import type { ReactNode } from "react";
import { Link } from "react-router";
import { DataTable } from "#app/admin/ui/data-table.tsx";
import { Day } from "#app/admin/ui/moment.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { AudienceRow } from "../.server/audience.ts";
import type { SeriesView } from "../.server/series-view.ts";

/** Who would get the mail and when, and who would not and why. */
export function AudienceLists({ series: { name, isOn, audience } }: { series: SeriesView }) {
	const { mailings } = useStaffLanguage().words;
	const words = mailings.series[name];
	const { gets, not, outside, isCut } = audience;
	const rows = (cells: readonly (AudienceRow & { last: ReactNode })[]) =>
		cells.map((row) => ({
			key: row.key,
			cells: [<Person key="who" row={row} />, row.what, <Day key="on" on={row.on} />, row.last],
		}));
	const leaving = (index: number) => index < audience.now;
	return (
		<div className="grid grid-cols-1 gap-4">
			<div>
				<h3 className="mb-2 font-semibold text-spruce">
					{words.heading} <span className="tabular font-normal text-ink-600">({gets.length})</span>
				</h3>
				{gets.length === 0 ? (
					<p className="text-ink-600">{words.empty}</p>
				) : (
					<DataTable
						caption={words.heading}
						numbers={false}
						head={[mailings.person, mailings.what, words.on, mailings.leaves]}
						rows={rows(
							gets.map((row, index) => ({
								...row,
								last: leaving(index) ? isOn ? mailings.now : mailings.nowOff : <Day on={row.leaves} />,
							})),
						)}
					/>
				)}
			</div>
			{not.length > 0 && (
				<details>
					<summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal-700 underline">
						{mailings.not(not.length)}
					</summary>
					<DataTable
						caption={mailings.not(not.length)}
						numbers={false}
						head={[mailings.person, mailings.what, words.on, mailings.reason]}
						rows={rows(not.map((row) => ({ ...row, last: mailings.reasons[row.reason] })))}
					/>
				</details>
			)}
			{outside > 0 && <p className="text-ink-600 text-small">{mailings.outside(outside)}</p>}
			{isCut && <p className="text-ink-600 text-small">{mailings.cut}</p>}
		</div>
	);
}

function Person({ row: { leadId, name, email } }: { row: AudienceRow }) {
	return (
		<Link
			to={`/admin/demandes/${leadId}`}
			className="inline-grid min-h-11 min-w-36 content-center text-teal-700 underline [overflow-wrap:anywhere]"
		>
			{name || email || leadId}
			{name && email && <span className="font-normal text-ink-600 no-underline">{email}</span>}
		</Link>
	);
}

import type { ReactNode } from "react";
import { Link } from "react-router";
import { leadPath } from "#app/admin/paths.ts";
import { Day } from "#app/admin/ui/moment.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import type { AudienceRow } from "../.server/audience.ts";
import type { SeriesView } from "../.server/series-view.ts";
import { Disclosure } from "./disclosure.tsx";

/** Who would get the mail and when, and who would not and why. */
export function AudienceLists({ series: { name, isOn, audience } }: { series: SeriesView }) {
	const { words, locale } = useStaffLanguage();
	const { mailings } = words;
	const { heading, empty, on } = mailings.series[name];
	const { gets, not, now, outside, isCut } = audience;
	const soon = isOn ? mailings.now : mailings.nowOff;
	return (
		<div className="grid grid-cols-1 gap-4">
			<div>
				<h3 id={`${name}-gets`} className="mb-2 font-semibold text-[1rem] text-spruce">
					{heading} <span className="tabular font-normal text-ink-600">({formatNumber(gets.length, locale)})</span>
				</h3>
				{gets.length === 0 ? (
					<p className="text-ink-600">{empty}</p>
				) : (
					<ul aria-labelledby={`${name}-gets`} className="border-line border-b">
						{gets.map((row, index) => (
							<Item key={row.key} row={row} on={on}>
								<Fact name={mailings.leaves}>{index < now ? soon : <Day on={row.leaves} />}</Fact>
							</Item>
						))}
					</ul>
				)}
			</div>
			{not.length > 0 && (
				<Disclosure summary={mailings.not(not.length)}>
					<ul className="border-line border-b">
						{not.map((row) => (
							<Item key={row.key} row={row} on={on}>
								<Fact name={mailings.reason}>{mailings.reasons[row.reason]}</Fact>
							</Item>
						))}
					</ul>
				</Disclosure>
			)}
			{outside > 0 && <p className="text-ink-600 text-small">{mailings.outside(outside)}</p>}
			{isCut && <p className="text-ink-600 text-small">{mailings.cut}</p>}
		</div>
	);
}

/** One person. On phones its parts are below each other. */
function Item({ row, on, children }: { row: AudienceRow; on: string; children: ReactNode }) {
	const { leadId, name, email, what } = row;
	return (
		<li className="grid grid-cols-1 gap-x-6 gap-y-1 border-line border-t py-3 [overflow-wrap:anywhere] sm:grid-cols-[minmax(0,1.1fr)_minmax(0,1.3fr)]">
			<div>
				<Link to={leadPath(leadId)} className="inline-flex min-h-11 items-center font-semibold text-teal-700 underline">
					{name || email || leadId}
				</Link>
				{name && email && <p className="text-ink-600 text-small">{email}</p>}
			</div>
			<div className="text-small sm:pt-2.5">
				{what && <p>{what}</p>}
				<dl>
					<Fact name={on}>
						<Day on={row.on} />
					</Fact>
					{children}
				</dl>
			</div>
		</li>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="flex flex-wrap gap-x-2">
			<dt className="text-ink-600">{name}</dt>
			<dd className="font-medium text-spruce">{children}</dd>
		</div>
	);
}

import { formatShare } from "#app/admin/ui/format-share.ts";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import type { StatisticsView } from "#app/model/insights/statistics.ts";
import { formatDollars } from "./amounts.ts";
import { Bar } from "./bar.tsx";
import { Dash } from "./difference.tsx";
import { FoldedPanel } from "./fold.tsx";
import { Count, RowName, SourceFrame } from "./source-tables.tsx";
import { asCell, asRow, asRows } from "./table-roles.ts";

export function ServiceTable({ view: { services } }: { view: StatisticsView }) {
	const { words, locale } = useStaffLanguage();
	const { sources, funnel } = words.statistics;
	const head = [sources.service, sources.leads, sources.booked, sources.dollars, sources.before, sources.share];
	return (
		<FoldedPanel id="services" title={sources.services} text={sources.servicesText}>
			{(label) =>
				services.length === 0 ? (
					<p className="mt-3">{sources.empty}</p>
				) : (
					<SourceFrame label={label} className="stat-services" head={head}>
						<tbody {...asRows}>
							{services.map(({ service, title, leads, booked, dollars, share }) => (
								<tr key={service ?? "none"} {...asRow}>
									<RowName name={title ?? sources.noService} note={null} />
									<Count label={sources.leads}>{formatNumber(leads, locale)}</Count>
									<Count label={sources.booked}>{formatNumber(booked, locale)}</Count>
									<td {...asCell} className="stat-dollars stat-big">
										{formatDollars(dollars.now, locale)}
									</td>
									<Count label={sources.before} className="stat-quiet">
										{dollars.before === null ? (
											<Dash says={funnel.notCompared} />
										) : (
											formatDollars(dollars.before, locale)
										)}
									</Count>
									<td {...asCell} className="stat-share-cell">
										<span className="stat-share">
											<Bar part={share} />
											<span>{formatShare(share, locale)}</span>
										</span>
									</td>
								</tr>
							))}
						</tbody>
					</SourceFrame>
				)
			}
		</FoldedPanel>
	);
}

import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { CheckedPair, CheckedPalette } from "#app/model/brand/checked-palette.ts";
import { formatRatio } from "./format-ratio.ts";

export function ContrastTable({ checked }: { checked: CheckedPalette }) {
	const { words, locale } = useStaffLanguage();
	const { colors } = words.settings.brand;
	const { columns } = colors;
	return (
		<div>
			<table className="brand-contrast">
				<caption className="sr-only">{colors.table}</caption>
				<thead>
					<tr>
						<th scope="col">{columns.pair}</th>
						<th scope="col">
							<span className="sr-only">{columns.sample}</span>
						</th>
						<th scope="col">{columns.ratio}</th>
						<th scope="col">{columns.result}</th>
					</tr>
				</thead>
				<tbody>
					{checked.pairs.map((pair) => (
						<tr key={pair.name}>
							<th scope="row">{colors.pairs[pair.name]}</th>
							<td>
								<Sample pair={pair} />
							</td>
							<td>{formatRatio(pair.ratio, locale)}</td>
							<td>
								<span className="brand-result" data-corrected={pair.isCorrected ? true : undefined}>
									<OfficeIcon name={pair.isCorrected ? "undo" : "check"} size={16} />
									{pair.isCorrected ? colors.darkened : colors.enough}
								</span>
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="mt-4 text-ink-600 text-small">{colors.rule(checked.others)}</p>
		</div>
	);
}

function Sample({ pair: { name, front, back } }: { pair: CheckedPair }) {
	const isEdge = name === "edge";
	return (
		<svg aria-hidden="true" viewBox="0 0 54 32" className="brand-sample">
			<rect x={1} y={1} width={52} height={30} rx={7} fill={back} {...(isEdge && { stroke: front, strokeWidth: 2 })} />
			{!isEdge && (
				<text x="27" y="21" textAnchor="middle" fill={front}>
					Aa
				</text>
			)}
		</svg>
	);
}

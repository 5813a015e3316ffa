import type { ReactNode } from "react";

/** On narrow screens the table scrolls, not the page: `relative` keeps screen-reader text inside the container. */
export function DataTable({
	caption,
	head,
	rows,
	numbers = true,
}: {
	caption: string;
	head: readonly string[];
	rows: readonly { key: string; cells: readonly ReactNode[] }[];
	/** False when the other columns contain text. */
	numbers?: boolean;
}) {
	const side = numbers ? "text-right tabular" : "text-left";
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: the scroll container must be reachable by keyboard.
		<section className="relative -mx-1 overflow-x-auto px-1" aria-label={caption} tabIndex={0}>
			<table className="w-full border-collapse text-small">
				<caption className="sr-only">{caption}</caption>
				<thead>
					<tr>
						{head.map((name, index) => (
							<th
								key={name}
								scope="col"
								className={`py-2 pr-4 align-bottom font-semibold text-ink-600 last:pr-0 ${index === 0 ? "text-left" : side}`}
							>
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, cells: [name, ...values] }) => (
						<tr key={key} className="border-line border-t">
							<th scope="row" className="py-2 pr-4 text-left font-medium text-spruce">
								{name}
							</th>
							{values.map((value, index) => (
								<td key={head[index + 1]} className={`py-2 pr-4 last:pr-0 ${side}`}>
									{value}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

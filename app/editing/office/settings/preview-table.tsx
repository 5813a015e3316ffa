import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";

export interface PreviewRow {
	key: string;
	name: string;
	before: string;
	after: string;
	/** Reason why nothing changes. */
	note?: string;
}

/** Prices of typical leads, before and after. Differences are highlighted, and marked as text too. */
export function PreviewTable({
	title,
	text,
	head,
	rows,
}: {
	title: string;
	text: string;
	head: readonly [request: string, before: string, after: string];
	rows: readonly PreviewRow[];
}) {
	const { settings } = useStaffLanguage().words;
	return (
		<section className="office-panel" aria-label={title}>
			<h2>{title}</h2>
			<p className="mt-1.5 text-ink-600 text-small">{text}</p>
			<table className="preview-table">
				<thead>
					<tr>
						{head.map((name) => (
							<th key={name} scope="col">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, name, before, after, note }) => (
						<tr key={key} data-changed={before !== after || undefined}>
							<th scope="row">
								{name}
								{note && <span className="block font-normal text-ink-600">{note}</span>}
							</th>
							<td>{before}</td>
							<td>
								{after}
								{before !== after && <span className="sr-only"> {settings.changed}</span>}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

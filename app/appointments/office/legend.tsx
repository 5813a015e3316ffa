import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";

const shown = ["booked", "now", "proposed", "done", "missed", "conflict", "off"] as const;

export function Legend() {
	const { legend, statuses } = useStaffLanguage().words.agenda;
	const labels = { ...statuses, proposed: legend.proposed, off: legend.off };
	return (
		<div className="agenda-legend">
			<ul aria-label={legend.label}>
				{shown.map((name) => (
					<li key={name}>
						<span className="agenda-swatch" data-status={name} aria-hidden="true" />
						{labels[name]}
					</li>
				))}
			</ul>
			<p>{legend.note}</p>
		</div>
	);
}

import { useId } from "react";
import { Link } from "react-router";
import { formatHour } from "#app/time/format.ts";
import { formatWeekday } from "#app/time/format-day.ts";
import type { StaffWords } from "#content/staff/fr.ts";
import { appointmentPath } from "../paths.ts";
import { OfficeIcon } from "./office-icon.tsx";
import { useStaffLanguage } from "./staff-language.tsx";

interface Row {
	id: string;
	day: string;
	window: { from: string; to: string };
	name: string;
	/** Why the crew cannot keep it; null where the whole list has one reason. */
	reason: keyof StaffWords["crews"]["hits"]["reasons"] | null;
}

/** Appointments ahead that a setting makes impossible. Nothing changes by itself: each link opens one of them. */
export function AppointmentLinks({ rows, text }: { rows: readonly Row[]; text: string }) {
	const { words, locale } = useStaffLanguage();
	const { hits } = words.crews;
	const heading = useId();
	if (rows.length === 0) return null;
	return (
		<section className="office-panel" aria-labelledby={heading} data-hits>
			<h2 id={heading} className="flex items-center gap-2">
				<OfficeIcon name="alert" />
				{hits.title(rows.length)}
			</h2>
			<p className="mt-1.5 text-ink-600 text-small">{text}</p>
			<ul className="mt-3 grid gap-1">
				{rows.map(({ id, day, window, name, reason }) => (
					<li key={id}>
						<Link
							to={appointmentPath(id)}
							className="grid min-h-11 content-center rounded-md py-1 font-semibold text-teal-700"
						>
							<span className="break-words underline">
								{hits.row(formatWeekday(day, locale), formatHour(window.from, locale), formatHour(window.to, locale))}
								{name && ` · ${name}`}
							</span>
							{reason && <span className="font-normal text-ink-600 text-small">{hits.reasons[reason]}</span>}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}

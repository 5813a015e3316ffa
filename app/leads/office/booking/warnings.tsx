import { Link } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { BookingData } from "../../.server/office/booking/booking-panel.ts";
import { Check } from "./check.tsx";

/** What is wrong with the chosen time, how to fix it with one press, and the box that accepts it. */
export function Warnings({ shown: { check } }: { shown: BookingData }) {
	const { booking: words } = useStaffLanguage().words;
	return (
		<div role="status">
			{check && check.warnings.length > 0 && (
				<section className="booking-warnings" aria-labelledby="booking-warnings">
					<OfficeIcon name="alert" />
					<div className="min-w-0">
						<h3 id="booking-warnings">{words.warningsTitle(check.warnings.length)}</h3>
						<ul>
							{check.warnings.map(({ key, title, text, fix, link }) => (
								<li key={key}>
									<strong className="font-semibold">{title}</strong>
									<span>
										{text}{" "}
										{fix && (
											<button type="submit" name="do" value={fix.value} className="booking-fix">
												{fix.text}
											</button>
										)}
										{link && (
											<Link to={link} className="booking-fix">
												{words.seeDay}
											</Link>
										)}
									</span>
								</li>
							))}
						</ul>
						{/* Another set of warnings is accepted anew. */}
						<Check key={check.warned} name="confirm" value={check.warned} hint={words.anywayHint}>
							{words.anyway}
						</Check>
					</div>
				</section>
			)}
		</div>
	);
}

import { useEffect, useRef } from "react";
import { Form, Link, useSearchParams } from "react-router";
import { appointmentPath, leadPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { LeadData } from "../../.server/office/lead-page.ts";
import { FormConflict } from "../conflict-notice.tsx";
import { FormBasics } from "../form-basics.tsx";
import { panelQuery } from "../list-query.ts";

/** The appointment ahead, with what a member can do with it. */
export function AppointmentCard({ loaded: { lead, mayAct } }: { loaded: LeadData }) {
	const { card } = useStaffLanguage().words.booking;
	const [query] = useSearchParams();
	const { appointment } = lead;
	const section = useRef<HTMLElement>(null);
	const version = appointment?.of;
	// The form that booked or moved it is gone with its button, which had the focus.
	useEffect(() => {
		if (version && document.activeElement === document.body) section.current?.focus();
	}, [version]);
	if (!appointment) return null;
	const { id, of, date, arrival, crew, length, reminder, mail, proposed } = appointment;
	const { accepted, byCustomer, note, noStreet, priceWaits } = appointment;
	return (
		<section
			ref={section}
			tabIndex={-1}
			aria-labelledby="appointment"
			className="lead-panel appointment"
			data-proposed={proposed ? "" : undefined}
		>
			<p className="appointment-date" aria-hidden="true">
				<span>{date.weekday}</span>
				<b>{date.day}</b>
				<span>{date.month}</span>
			</p>
			<div className="min-w-0">
				<h2 id="appointment">
					<span className="sr-only">
						{proposed ? card.proposedTitle : card.title}, {appointment.when},{" "}
					</span>
					{arrival}, {crew}
				</h2>
				{proposed && <p className="font-semibold text-small text-spruce">{proposed}</p>}
				<p className="text-ink-600 text-small">
					{length} {reminder} {mail}
				</p>
				{[note, accepted, byCustomer].map(
					(line) =>
						line && (
							<p key={line} className="text-ink-600 text-small">
								{line}
							</p>
						),
				)}
				{[priceWaits, noStreet].map(
					(lack) =>
						lack && (
							<p key={lack} className="lead-lack text-small">
								{lack}
							</p>
						),
				)}
				<p className="flex flex-wrap gap-x-5">
					<Link to={appointmentPath(id)} className="office-action">
						<OfficeIcon name="next" size={17} />
						{card.open}
					</Link>
					<a href={`${leadPath(lead.id)}/agenda`} download className="office-action">
						<OfficeIcon name="calendar" size={17} />
						{card.file}
					</a>
				</p>
				<FormConflict intent="appointment-missed" className="mt-2" />
			</div>
			{mayAct && (
				<div className="appointment-actions">
					<Link to={panelQuery(query, "rendez-vous")} className="button" data-look="light">
						{proposed ? card.book : card.move}
					</Link>
					<Link to={panelQuery(query, "annuler")} className="button" data-look="light">
						{proposed ? card.withdraw : card.cancel}
					</Link>
					{!proposed && (
						<>
							<Link to={`${appointmentPath(id)}/fin`} className="button" data-look="light">
								{card.done}
							</Link>
							<Form method="post" preventScrollReset>
								<FormBasics intent="appointment-missed" revision={lead.revision} heardAt={lead.heardAt} />
								<input type="hidden" name="of" value={of} />
								<button type="submit" className="button" data-look="light">
									{card.missed}
								</button>
							</Form>
						</>
					)}
				</div>
			)}
		</section>
	);
}

import {
	type ActionFunctionArgs,
	data,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { appointmentPath, leadPath } from "#app/admin/paths.ts";
import { PageHead } from "#app/admin/ui/form-parts.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { phoneLink } from "#app/locale/format.ts";
import { roles } from "#app/model/members/member.ts";
import { type AppointmentPageData, appointmentPage } from "../.server/office/booking/appointment-page.ts";
import { openedAppointment } from "../.server/office/booking/opened-appointment.ts";
import { finishAppointment } from "../.server/office/done/finish-appointment.ts";
import { AppointmentEnding } from "./booking/appointment-ending.tsx";
import { AppointmentFacts } from "./booking/appointment-facts.tsx";
import { DoneWork } from "./done/done-work.tsx";

export const meta = officeMeta<AppointmentPageData>(
	(words) => words.booking.card.title,
	({ when, name }) => `${when}, ${name}`,
);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const member = requireMember(context, ...roles);
	const opened = await openedAppointment(context, member, params.id ?? "");
	const page = await appointmentPage(opened, context.get(servicesContext), member);
	return { ...page, refusedPhoto: new URL(request.url).searchParams.get("refusee") };
}

/** Marks the appointment as missed. Its own page finishes it; moving and cancelling is done on the lead. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...roles);
	const opened = await openedAppointment(context, member, params.id ?? "");
	const form = await readForm(request);
	if (form.get("intent") !== "appointment-missed") throw data(null, { status: 403 });
	const outcome = await finishAppointment(context, member, opened, form);
	if (outcome.kind === "refused") {
		const conflict = outcome.fault === "conflict" ? outcome.changes : null;
		return data({ conflict }, { status: 409 });
	}
	return redirect(appointmentPath(params.id ?? ""), 303);
}

export { shouldRevalidate } from "#app/admin/ui/after-conflict.ts";

/** When, where, for whom and how long, for the office and for the crew that comes. */
export default function AppointmentPage() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { booking } = useStaffLanguage().words;
	const { card, page } = booking;
	const { lead, phone, mayChange } = loaded;
	return (
		<article className="appointment-page">
			<PageHead title={loaded.when}>
				{loaded.crew}, {loaded.status.toLocaleLowerCase()}
			</PageHead>
			<div className="flex flex-wrap gap-2.5">
				{phone && (
					<a href={phoneLink(phone)} className="button">
						<OfficeIcon name="phone" size={18} />
						{page.call}
					</a>
				)}
				{loaded.map && (
					<a href={loaded.map} className="button" data-look="light" rel="noreferrer">
						<OfficeIcon name="pin" size={18} />
						{page.map}
					</a>
				)}
				{lead && (
					<Link to={leadPath(lead.id)} className="button" data-look="light">
						<OfficeIcon name="inbox" size={18} />
						{page.lead}
					</Link>
				)}
				{lead && mayChange && (
					<>
						<Link to={leadPath(lead.id, "rendez-vous")} className="button" data-look="light">
							<OfficeIcon name="calendar" size={18} />
							{loaded.proposed ? card.book : card.move}
						</Link>
						<Link to={leadPath(lead.id, "annuler")} className="button" data-look="light">
							<OfficeIcon name="close" size={18} />
							{loaded.proposed ? card.withdraw : card.cancel}
						</Link>
					</>
				)}
			</div>
			{loaded.proposed && <p className="office-hint">{loaded.proposed}</p>}
			<AppointmentFacts loaded={loaded} />
			{loaded.mayEnd && <AppointmentEnding loaded={loaded} answer={answer} />}
			{!loaded.isOpen && <p className="office-hint">{page.over}</p>}
			{loaded.job && <DoneWork loaded={loaded} job={loaded.job} />}
			{loaded.history.length > 0 && (
				<section className="office-panel" aria-labelledby="history">
					<h2 id="history">{page.history}</h2>
					<ol className="mt-3 grid gap-2">
						{loaded.history.map(({ id, who, what, time }) => (
							<li key={id} className="break-words">
								<strong className="font-semibold text-spruce">{who}</strong> {what}{" "}
								<span className="text-ink-600">{time}</span>
							</li>
						))}
					</ol>
				</section>
			)}
		</article>
	);
}

import {
	type ActionFunctionArgs,
	data,
	Link,
	type LoaderFunctionArgs,
	redirect,
	type ShouldRevalidateFunctionArgs,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "../../.server/read-form.ts";
import { servicesContext } from "../../.server/services.ts";
import { requireMember } from "../../admin/.server/require-member.ts";
import { PageHead } from "../../admin/ui/form-parts.tsx";
import { OfficeIcon } from "../../admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { phoneLink } from "../../locale/format.ts";
import type { HistoryEntry } from "../../model/leads/lead-history.ts";
import { roles } from "../../model/members/member.ts";
import { type AppointmentPageData, appointmentPage } from "../.server/office/booking/appointment-page.ts";
import { openedAppointment } from "../.server/office/booking/opened-appointment.ts";
import { changeText } from "../.server/office/change-text.ts";
import { handleAppointment } from "../.server/office/handle-appointment.ts";
import { leadWordsIn } from "../.server/office/staff-words.ts";
import { AppointmentEnding } from "./booking/appointment-ending.tsx";
import { AppointmentFacts } from "./booking/appointment-facts.tsx";
import { JobPanel } from "./jobs/job-panel.tsx";

export const meta = officeMeta<AppointmentPageData>(
	(words) => words.booking.card.title,
	({ when, name }) => `${when}, ${name}`,
);

export async function loader({ params, context }: LoaderFunctionArgs) {
	const member = requireMember(context, ...roles);
	const { appointment, lead, access, isOffice } = await openedAppointment(context, member, params.id ?? "");
	return appointmentPage(appointment, lead, context.get(servicesContext), member, access, isOffice);
}

/** Ends the appointment. Moving and cancelling is done on the lead. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...roles);
	const { appointment, lead, access, isOffice } = await openedAppointment(context, member, params.id ?? "");
	const form = await readForm(request);
	const intent = String(form.get("intent") ?? "");
	const isBooked = appointment.data.status !== "proposed";
	if (!access.mayEnd || !isBooked || (intent !== "appointment-done" && intent !== "appointment-missed")) {
		throw data(null, { status: 403 });
	}
	const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
	if (!isOffice) {
		if (intent === "appointment-done" && !form.has("finished")) {
			return data({ intent, typed, fault: "tick-missing" as const, conflict: null }, { status: 422 });
		}
		// The office knows what was paid.
		form.delete("amount");
	}
	const outcome = await handleAppointment(context, member, lead.id, form, { offersUndo: isOffice });
	if (outcome.kind === "missing") throw data(null, { status: 404 });
	if (outcome.kind === "fault") {
		const status = outcome.fault === "stale" ? 409 : 422;
		return data({ intent, typed, fault: outcome.fault, conflict: null }, { status });
	}
	if (outcome.kind === "conflict") {
		const words = leadWordsIn(member.locale);
		// A crew sees no prices, which the whole sentence may have.
		const what = isOffice
			? (entry: HistoryEntry) => changeText(entry, words, member.locale)
			: ({ kind }: HistoryEntry) => words.live.did[kind];
		const conflict = outcome.changes.map((entry) => `${entry.by.name} ${what(entry)}`);
		return data({ intent, typed, fault: null, conflict }, { status: 409 });
	}
	return redirect(`/admin/rendez-vous/${params.id}`, 303);
}

export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return actionStatus === 409 || defaultShouldRevalidate;
}

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
					<Link to={`/admin/demandes/${lead.id}`} className="button" data-look="light">
						<OfficeIcon name="inbox" size={18} />
						{page.lead}
					</Link>
				)}
				{lead && mayChange && (
					<>
						<Link to={`/admin/demandes/${lead.id}?volet=rendez-vous`} className="button" data-look="light">
							<OfficeIcon name="calendar" size={18} />
							{loaded.proposed ? card.book : card.move}
						</Link>
						<Link to={`/admin/demandes/${lead.id}?volet=annuler`} className="button" data-look="light">
							<OfficeIcon name="close" size={18} />
							{loaded.proposed ? card.withdraw : card.cancel}
						</Link>
					</>
				)}
			</div>
			{loaded.proposed && <p className="office-hint">{loaded.proposed}</p>}
			<AppointmentFacts loaded={loaded} />
			{loaded.mayEnd && <AppointmentEnding loaded={loaded} answer={answer} />}
			{loaded.job && <JobPanel job={loaded.job} />}
			{!loaded.isOpen && <p className="office-hint">{page.over}</p>}
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

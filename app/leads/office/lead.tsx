import {
	type ActionFunctionArgs,
	data,
	Form,
	Link,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
	useSearchParams,
} from "react-router";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import type { FrameHandle } from "#app/admin/frame.tsx";
import { appointmentPath, type LeadPanel } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { phoneLink } from "#app/locale/format.ts";
import { composerWays } from "#app/model/leads/composer-ways.ts";
import type { LeadAnswer } from "../.server/office/handle-lead.ts";
import { type LeadData, leadPage } from "../.server/office/lead-page.ts";
import { receiveLeadForm } from "../.server/office/receive-lead-form.ts";
import { tasksOfLead } from "../.server/tasks/task-view.ts";
import { AppointmentPart } from "./appointment-part.tsx";
import { AppointmentCard } from "./booking/appointment-card.tsx";
import { AskedCard } from "./booking/asked-card.tsx";
import { BookingPanel } from "./booking/booking-panel.tsx";
import { CancelPanel } from "./booking/cancel-panel.tsx";
import { Composer } from "./composer.tsx";
import { AssigneePart, Ending, SpamPart, StatusPart } from "./controls.tsx";
import { Conversation } from "./conversation.tsx";
import { DetailsPanel } from "./details-panel.tsx";
import { DialLink } from "./dial-link.tsx";
import { FormBasics } from "./form-basics.tsx";
import { JobPanel } from "./jobs/job-panel.tsx";
import { LeadNotices } from "./lead-notices.tsx";
import { listQuery, panelQuery } from "./list-query.ts";
import { OriginPart } from "./origin-part.tsx";
import { PersonPart } from "./person-part.tsx";
import { QuoteCard } from "./quotes/quote-card.tsx";
import { QuoteView } from "./quotes/quote-view.tsx";
import { RangePart } from "./range-part.tsx";
import { TasksPart } from "./tasks-part.tsx";
import { WishesPart } from "./wishes-part.tsx";

export const meta = officeMeta<LeadData>(
	(words) => words.leads.title,
	({ lead }) => `${lead.name}, ${lead.reference}`,
);

export const handle: FrameHandle = { ownBar: true };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const member = requireMember(context);
	const { store } = context.get(servicesContext);
	const found = await store.get("leads", params.id ?? "");
	if (!found) throw data(null, { status: 404 });
	const page = await leadPage(found, context.get(servicesContext), member, {
		query: new URL(request.url).searchParams,
		origin: context.get(requestContextKey).origin,
	});
	return { ...page, tasks: await tasksOfLead(context.get(servicesContext), member, found.id) };
}

export async function action(args: ActionFunctionArgs) {
	return receiveLeadForm(args);
}

export { shouldRevalidate } from "#app/admin/ui/after-conflict.ts";

export default function LeadPage() {
	const answer = useActionData<typeof action>();
	const loaded = withRevision(useLoaderData<typeof loader>(), answer);
	const { lead, mayAct } = loaded;
	const { words } = useStaffLanguage();
	return (
		<article key={lead.id} className="lead-page" aria-labelledby="lead-name">
			<Head loaded={loaded} answer={answer} />
			<Clock loaded={loaded} />
			<div className="lead-notices">
				<LeadNotices loaded={loaded} />
				{!mayAct && <p className="text-ink-600 text-small">{words.leads.page.readOnly}</p>}
			</div>
			{loaded.booking ? (
				<BookingPanel loaded={loaded} booking={answer?.booking ?? loaded.booking} answer={answer} />
			) : loaded.cancels && lead.appointment ? (
				<CancelPanel loaded={loaded} cancels={loaded.cancels} answer={answer} />
			) : lead.appointment ? (
				<AppointmentCard loaded={loaded} />
			) : (
				<AskedCard loaded={loaded} />
			)}
			{loaded.viewed ? <QuoteView quote={loaded.viewed} /> : <QuoteCard loaded={loaded} />}
			{loaded.jobs.map((job) => (
				<JobPanel key={job.id} job={job} appointment={appointmentPath(job.id)} />
			))}
			{loaded.details && <DetailsPanel loaded={loaded} answer={answer} />}
			<div className="lead-columns">
				<div className="lead-main">
					<Conversation loaded={loaded} />
					<Composer loaded={loaded} answer={answer} />
				</div>
				<div className="lead-aside">
					<TasksPart tasks={loaded.tasks} />
					{!lead.appointment && <AppointmentPart lead={lead} />}
					<RangePart lead={lead} />
					<WishesPart lead={lead} />
					<PersonPart lead={lead} mayCorrect={mayAct} />
					<OriginPart lead={lead} />
					<AssigneePart loaded={loaded} answer={answer} />
					{mayAct && lead.spam.length === 0 && <SpamPart lead={lead} answer={answer} />}
				</div>
			</div>
			<ActionBar loaded={loaded} className="lead-bar" />
		</article>
	);
}

/** After a conflict the answer is there before the page is loaded again: a second press is about the lead as it is now. */
function withRevision<Data extends LeadData>(loaded: Data, answer: LeadAnswer | undefined): Data {
	const { lead } = loaded;
	const revision = Math.max(lead.revision, answer?.revision ?? 0);
	return revision === lead.revision ? loaded : { ...loaded, lead: { ...lead, revision } };
}

function Head({ loaded, answer }: { loaded: LeadData; answer: LeadAnswer | undefined }) {
	const { lead } = loaded;
	const { words } = useStaffLanguage();
	const [query] = useSearchParams();
	return (
		<header className="lead-head">
			<Link to={`/admin${listQuery(query)}`} className="lead-back">
				<OfficeIcon name="back" />
				{words.leads.page.back}
			</Link>
			<div className="min-w-0">
				<h1 id="lead-name">{lead.name}</h1>
				{lead.outOfArea && <span className="out-of-area">{words.leads.list.outOfArea}</span>}
				<p className="text-ink-600 text-small">{lead.head}</p>
				{lead.attempts && (
					<p className="lead-attempts">
						<OfficeIcon name="phone" size={16} />
						{lead.attempts}
					</p>
				)}
				<Ending loaded={loaded} />
			</div>
			<StatusMenu loaded={loaded} answer={answer} />
			<ActionBar loaded={loaded} className="lead-actions" />
		</header>
	);
}

/** The current status; opens what changes it. Another revision closes it. */
function StatusMenu({ loaded, answer }: { loaded: LeadData; answer: LeadAnswer | undefined }) {
	const { lead, mayAct } = loaded;
	const { words } = useStaffLanguage();
	const name = words.leads.statuses[lead.status];
	if (!mayAct) return <p className="font-semibold text-spruce">{name}</p>;
	return (
		<details key={lead.revision} className="status-menu" open={loaded.closing !== null || answer?.intent === "status"}>
			<summary className="button" data-look="dark">
				<span className="sr-only">{words.leads.page.state}: </span>
				{name}
				<OfficeIcon name="down" size={18} />
			</summary>
			<StatusPart loaded={loaded} answer={answer} />
		</details>
	);
}

/** The three main actions: beside the name on wide screens, at the bottom of the screen on phones. */
function ActionBar({ loaded: { lead, mayAct }, className }: { loaded: LeadData; className: string }) {
	const { words } = useStaffLanguage();
	const own = words.leads.page;
	const [query] = useSearchParams();
	// An open panel, such as the one that books, stays: the member may need it during the call.
	const opened = query.get("volet");
	const isFree = opened === null || composerWays.some((way) => way === opened);
	const panel = (name: LeadPanel) => panelQuery(query, name);
	return (
		<div className={className}>
			{mayAct && lead.email && (
				<Link to={panel("ecrire")} className="button" data-look="light">
					<OfficeIcon name="mail" size={18} />
					{own.write}
				</Link>
			)}
			{mayAct && (
				<Link to={panel("rendez-vous")} className="button" data-look="light">
					<OfficeIcon name="calendar" size={18} />
					{own.plan}
				</Link>
			)}
			{mayAct && (
				<Link to={panel("tache")} className="button lead-task" data-look="light">
					<OfficeIcon name="tasks" size={18} />
					{words.tasks.one}
				</Link>
			)}
			{lead.phone && (
				<DialLink href={phoneLink(lead.phone)} log={mayAct && isFree ? panel("appel") : null} className="button">
					<OfficeIcon name="phone" size={18} />
					{own.call}
				</DialLink>
			)}
		</div>
	);
}

function Clock({ loaded: { lead, mayAct } }: { loaded: LeadData }) {
	const { words } = useStaffLanguage();
	const { clock, conversation } = words.leads;
	if (!lead.clock) return null;
	const { due, long, tone, gone } = lead.clock;
	return (
		<div className="lead-clock" data-tone={tone} title={clock.note}>
			<span className="flex items-center gap-2.5">
				<OfficeIcon name={lead.isNewBooking ? "calendar" : lead.waitsSince ? "reply" : "clock"} />
				<span>
					{lead.waitsSince && (
						<strong className="font-semibold">
							{(lead.isNewBooking ? conversation.bookedAt : conversation.answeredAt)(lead.waitsSince)}{" "}
						</strong>
					)}
					{lead.waitsSince ? conversation.due : clock.due} <strong className="font-semibold">{due}</strong>
				</span>
			</span>
			<progress value={gone} max={100} aria-label={clock.progress} />
			<strong className="tabular whitespace-nowrap font-semibold">{long}</strong>
			{lead.waitsSince && mayAct && (
				<Form method="post" preventScrollReset>
					<FormBasics intent="answered" revision={lead.revision} heardAt={lead.heardAt} />
					<button type="submit" className="office-action">
						<OfficeIcon name="check" size={17} />
						{conversation.markAnswered}
					</button>
				</Form>
			)}
		</div>
	);
}

import { Form, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { leadPath } from "#app/admin/paths.ts";
import { PageHead } from "#app/admin/ui/form-parts.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { handlers } from "../.server/office/handlers.ts";
import { pickView } from "../.server/office/pick-view.ts";

export const meta = officeMeta((words) => words.agenda.pick.title);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = requireMember(context, ...handlers);
	return pickView(context.get(servicesContext), member, new URL(request.url).searchParams);
}

/** The lead for a time that was chosen in the agenda. Choosing one opens its booking panel with that time. */
export default function PickLead() {
	const { search, time, day, hour, crew, leads, isMore } = useLoaderData<typeof loader>();
	const { agenda, calls } = useStaffLanguage().words;
	const { pick } = agenda;
	const when = [day && (hour ? pick.at(day, hour) : day), crew && pick.crew(crew)].filter(Boolean).join(", ");
	const back = `/admin/agenda${time.jour ? `?jour=${time.jour}` : ""}`;
	return (
		<>
			<Link to={back} className="pick-back">
				<OfficeIcon name="back" size={18} />
				{pick.back}
			</Link>
			<PageHead title={pick.title}>{pick.lead}</PageHead>
			{when && (
				<p className="pick-time">
					<OfficeIcon name="calendar" />
					{when}
				</p>
			)}
			<Search search={search} time={time} />
			<Link to="/admin/appel" className="pick-call">
				<OfficeIcon name="phone" size={18} />
				{calls.open}
			</Link>
			<section aria-labelledby="pick-found">
				<h2 id="pick-found" className="mb-3">
					{search ? pick.found(leads.length) : pick.without}
				</h2>
				{leads.length === 0 ? (
					<div className="office-panel">
						<p className="font-semibold text-spruce">{search ? pick.none : pick.empty}</p>
						<p className="text-ink-600">{search ? pick.noneHint : pick.emptyHint}</p>
					</div>
				) : (
					<Found leads={leads} time={time} />
				)}
				{isMore && <p className="mt-3 text-ink-600">{pick.more}</p>}
			</section>
		</>
	);
}

type PickData = Awaited<ReturnType<typeof pickView>>;

/** A GET form: the time stays in the address. */
function Search({ search, time }: Pick<PickData, "search" | "time">) {
	const { pick } = useStaffLanguage().words.agenda;
	return (
		<Form role="search" action="/admin/agenda/nouveau" className="pick-search">
			{Object.entries(time).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<label htmlFor="pick-q" className="font-semibold text-spruce">
				{pick.search}
			</label>
			<p id="pick-hint" className="text-ink-600 text-small">
				{pick.hint}
			</p>
			<div className="pick-row">
				<input
					key={search}
					id="pick-q"
					type="search"
					name="q"
					className="field"
					defaultValue={search}
					maxLength={100}
					autoComplete="off"
					enterKeyHint="search"
					aria-describedby="pick-hint"
				/>
				<button type="submit" className="button" data-look="dark">
					{pick.submit}
				</button>
				{search && (
					<Link to={`/admin/agenda/nouveau?${new URLSearchParams(time)}`} className="button" data-look="light">
						{pick.clear}
					</Link>
				)}
			</div>
		</Form>
	);
}

function Found({ leads, time }: Pick<PickData, "leads" | "time">) {
	const { words } = useStaffLanguage();
	const { pick } = words.agenda;
	return (
		<ul className="pick-list">
			{leads.map((lead) => (
				<li key={lead.id}>
					<Link to={leadPath(lead.id, "rendez-vous", time)}>
						<span className="pick-name">
							<bdi>{lead.name}</bdi>
						</span>
						<span className="pick-status">{words.leads.statuses[lead.status]}</span>
						<span className="pick-about">{[lead.services, lead.place, lead.reference].filter(Boolean).join(", ")}</span>
						{lead.visit && <span className="pick-about">{lead.isProposed ? lead.visit : pick.booked(lead.visit)}</span>}
						<OfficeIcon name="next" size={18} />
					</Link>
				</li>
			))}
		</ul>
	);
}

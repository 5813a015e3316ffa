import {
	type ActionFunctionArgs,
	data,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { DownloadForm } from "#app/admin/ui/download-form.tsx";
import { PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { Day } from "#app/admin/ui/moment.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { PeopleTabs } from "#app/admin/ui/people-tabs.tsx";
import { PrintButton } from "#app/admin/ui/print-button.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { incidentValues, parseIncident } from "#app/model/privacy/incident-form.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { Badge } from "#app/ui/badge.tsx";
import { addIncident, readIncidents } from "../.server/incidents.ts";
import { IncidentForm } from "./incident-form.tsx";

export const meta = officeMeta((words) => words.office.incidents.title);

export async function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	const incidents = await readIncidents(context.get(servicesContext).store);
	return {
		incidents: incidents.map(({ id, data: { noticedOn, circumstances, people, risk } }) => {
			return { id, noticedOn, circumstances, people, risk };
		}),
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const values = incidentValues(await readForm(request));
	const parsed = parseIncident(values, dayInMontreal(services.clock.now()));
	if (parsed.kind === "wrong") return data({ values, errors: parsed.errors }, { status: 422 });
	const id = await addIncident(parsed.facts, member, services);
	await recordAudit(services, member, "incident-added", { subject: id });
	return redirect(`/admin/personnes/incidents/${id}?avis=added`, 303);
}

export default function Incidents() {
	const { incidents } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words } = useStaffLanguage();
	const own = words.office.incidents;
	return (
		<>
			<PeopleTabs />
			<PageHead title={own.title}>{own.lead}</PageHead>
			<div className="grid grid-cols-1 gap-4">
				{incidents.length === 0 ? (
					<p className="office-panel">{own.empty}</p>
				) : (
					<ul className="overflow-hidden rounded-md bg-white shadow-[inset_0_0_0_1px_var(--color-line)]">
						{incidents.map(({ id, noticedOn, circumstances, people, risk }) => (
							<li key={id} className="border-line not-first:border-t">
								<Link
									to={`/admin/personnes/incidents/${id}`}
									className="flex items-center gap-4 px-5 py-3.5 hover:bg-mint-100"
								>
									<span className="grid min-w-0 grow gap-1">
										<span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
											<strong className="font-semibold text-spruce">{own.number(id)}</strong>
											<Badge tone={risk === "yes" ? "urgent" : risk === "assessing" ? "attention" : "quiet"}>
												{own.risks[risk]}
											</Badge>
										</span>
										<span className="line-clamp-2 break-words">{circumstances}</span>
										<span className="text-ink-600 text-small">
											<Day on={noticedOn} />, {people === null ? own.peopleUnknown.toLowerCase() : own.people(people)}
										</span>
									</span>
									<span className="text-teal-700 print:hidden">
										<OfficeIcon name="next" />
									</span>
								</Link>
							</li>
						))}
					</ul>
				)}
				{incidents.length > 0 && (
					<div className="flex flex-wrap gap-3">
						<PrintButton />
						<DownloadForm action="/admin/personnes/incidents/registre" submit={own.download} />
					</div>
				)}
				<div className="print:hidden">
					<Panel title={own.add} text={own.addText}>
						<IncidentForm
							submit={own.save}
							values={answer?.values}
							errors={answer?.errors}
							isUnsaved={answer !== undefined}
						/>
					</Panel>
				</div>
			</div>
		</>
	);
}

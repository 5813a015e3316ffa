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
import { Facts } from "#app/admin/ui/facts.tsx";
import { FormAlert, FormNotice, PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { PrintButton } from "#app/admin/ui/print-button.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type IncidentFacts, type IncidentField, incidentFields, valuesOf } from "#app/model/privacy/incident.ts";
import { incidentValues, parseIncident } from "#app/model/privacy/incident-form.ts";
import { formatDate } from "#app/time/format.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { amendIncident } from "../.server/incidents.ts";
import { IncidentForm } from "./incident-form.tsx";

export const meta = officeMeta<{ id: string }>(
	(words) => words.office.incidents.title,
	({ id }, { office }) => office.incidents.number(id),
);

const notices = ["added", "saved", "same"] as const;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	const incident = await context.get(servicesContext).store.get("incidents", params.id ?? "");
	if (!incident) throw data(null, { status: 404 });
	const notice = new URL(request.url).searchParams.get("avis");
	const { recordedAt, recordedBy, history, purgeAfter, ...facts } = incident.data;
	return {
		id: incident.id,
		version: incident.version,
		recordedAt,
		recordedBy,
		history,
		purgeAfter,
		facts: facts as IncidentFacts,
		notice: notices.find((each) => each === notice) ?? null,
	};
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const values = incidentValues(form);
	const parsed = parseIncident(values, dayInMontreal(services.clock.now()));
	if (parsed.kind === "wrong") return data({ values, errors: parsed.errors, changed: false }, { status: 422 });
	const id = params.id ?? "";
	const outcome = await amendIncident(id, Number(form.get("version")), parsed.facts, member, services);
	if (outcome === "missing") throw data(null, { status: 404 });
	if (outcome === "changed") return data({ values, errors: {}, changed: true }, { status: 409 });
	if (outcome === "amended") await recordAudit(services, member, "incident-amended", { subject: id });
	return redirect(`/admin/personnes/incidents/${id}?avis=${outcome === "same" ? "same" : "saved"}`, 303);
}

/** After a conflict the page shows the other member's version, with the typed one in the form. */
export { shouldRevalidate } from "#app/admin/ui/after-conflict.ts";

export default function IncidentPage() {
	const { id, version, facts, recordedAt, recordedBy, purgeAfter, notice } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words, locale } = useStaffLanguage();
	const own = words.office.incidents;
	const inWords = useDescription();
	const mustTell = facts.risk === "yes" && (facts.commissionToldOn === null || facts.peopleToldOn === null);
	return (
		<>
			<Link
				to="/admin/personnes/incidents"
				className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-note text-teal-700 print:hidden"
			>
				<OfficeIcon name="back" />
				{own.title}
			</Link>
			<PageHead title={own.number(id)}>
				{own.recorded(recordedBy, formatDate(recordedAt, locale))} {own.untilText(formatDate(purgeAfter, locale))}
			</PageHead>
			<div className="grid grid-cols-1 gap-4">
				{notice && !answer && <FormNotice>{own[notice]}</FormNotice>}
				{answer?.changed && <FormAlert>{own.changedMeanwhile}</FormAlert>}
				{mustTell && <FormAlert>{own.duty}</FormAlert>}
				<section className="office-panel">
					<Facts facts={incidentFields.map((field) => [own.fields[field], inWords(field, facts[field])] as const)} />
				</section>
				<PrintButton />
				<History />
				<div className="print:hidden">
					<Panel title={own.amend} text={own.amendText}>
						<IncidentForm
							key={version}
							version={version}
							submit={own.saveAmendment}
							values={answer?.values ?? valuesOf(facts)}
							errors={answer?.errors}
							isUnsaved={answer !== undefined}
						/>
					</Panel>
				</div>
			</div>
		</>
	);
}

function History() {
	const { history } = useLoaderData<typeof loader>();
	const { words, locale } = useStaffLanguage();
	const own = words.office.incidents;
	const inWords = useDescription();
	if (history.length === 0) return null;
	return (
		<Panel title={own.history}>
			<ol className="grid gap-5">
				{history.map(({ at, by, before }) => (
					<li key={at}>
						<p className="mb-2 font-semibold text-spruce">
							{own.by(by, formatDate(at, locale))} <span className="font-normal text-ink-600">{own.before}</span>
						</p>
						<Facts
							facts={incidentFields
								.filter((field) => field in before)
								.map((field) => [own.fields[field], inWords(field, before[field]) || "–"] as const)}
						/>
					</li>
				))}
			</ol>
		</Panel>
	);
}

/** Returns a function that describes a field's value in words. */
function useDescription() {
	const { words, locale } = useStaffLanguage();
	const { incidents: own } = words.office;
	return (field: IncidentField, value: IncidentFacts[IncidentField] | undefined): string => {
		if (field === "categories")
			return (value as IncidentFacts["categories"]).map((one) => own.categories[one]).join(", ");
		if (field === "risk") return own.risks[value as IncidentFacts["risk"]];
		if (field === "people") return value === null ? own.peopleUnknown : String(value);
		if (field === "commissionToldOn") return value ? formatDate(String(value), locale) : own.notToldCommission;
		if (field === "peopleToldOn") return value ? formatDate(String(value), locale) : own.notTold;
		if (field === "noticedOn") return formatDate(String(value), locale);
		return String(value ?? "");
	};
}

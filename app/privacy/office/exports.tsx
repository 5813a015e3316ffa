import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { DownloadForm } from "#app/admin/ui/download-form.tsx";
import { PageHead } from "#app/admin/ui/form-parts.tsx";
import { PeopleTabs } from "#app/admin/ui/people-tabs.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { leadStatuses } from "#app/model/leads/lead-status.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";

export const meta = officeMeta((words) => words.office.exports.title);

export async function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	const { store } = context.get(servicesContext);
	return { total: await store.count("leads") };
}

export default function Exports() {
	const { total } = useLoaderData<typeof loader>();
	const { words } = useStaffLanguage();
	const { exports, figures } = words.office;
	const { statuses } = words.leads;
	return (
		<>
			<PeopleTabs />
			<PageHead title={exports.title}>{exports.lead}</PageHead>
			<section className="office-panel">
				<p className="mb-4 font-semibold text-spruce">{figures.total(total)}</p>
				<DownloadForm action="/admin/personnes/exports/fichier" submit={exports.submit} look="dark">
					<div className="grid gap-4 sm:grid-cols-2">
						<TextField id="from" name="from" type="date" label={exports.from} />
						<TextField id="to" name="to" type="date" label={exports.to} />
						<SelectField id="status" name="status" label={exports.status}>
							<option value="">{exports.anyStatus}</option>
							{leadStatuses.map((status) => (
								<option key={status} value={status}>
									{statuses[status]}
								</option>
							))}
						</SelectField>
						<SelectField id="format" name="format" label={exports.format}>
							<option value="csv">{exports.csv}</option>
							<option value="json">{exports.json}</option>
						</SelectField>
					</div>
					<p className="text-ink-600 text-small">{exports.safe}</p>
				</DownloadForm>
			</section>
		</>
	);
}

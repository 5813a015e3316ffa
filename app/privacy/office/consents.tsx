import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { DataTable } from "#app/admin/ui/data-table.tsx";
import { PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { Moment } from "#app/admin/ui/moment.tsx";
import { PeopleTabs } from "#app/admin/ui/people-tabs.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import { formatDate } from "#app/time/format.ts";
import { readConsentLog } from "../.server/consent-log.ts";

export const meta = officeMeta((words) => words.office.consents.title);

export async function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	const { store, clock } = context.get(servicesContext);
	return readConsentLog(store, clock.now());
}

export default function Consents() {
	const { days, recent, total } = useLoaderData<typeof loader>();
	const { words, locale } = useStaffLanguage();
	const { consents, languages } = words.office;
	const number = (value: number) => formatNumber(value, locale);
	return (
		<>
			<PeopleTabs />
			<PageHead title={consents.title}>{consents.lead}</PageHead>
			{days.length === 0 ? (
				<p className="office-panel">{consents.empty}</p>
			) : (
				<div className="grid grid-cols-1 gap-4">
					<Panel title={consents.perDay} text={consents.total(total)}>
						<DataTable
							caption={consents.perDay}
							head={[consents.day, consents.choices.granted, consents.choices.refused]}
							rows={days.map(({ day, granted, refused }) => ({
								key: day,
								cells: [formatDate(day, locale), number(granted), number(refused)],
							}))}
						/>
					</Panel>
					<Panel title={consents.recent}>
						<DataTable
							caption={consents.recent}
							head={[consents.when, consents.choice, consents.language, consents.version]}
							numbers={false}
							rows={recent.map(({ choice, locale: spoken, textVersion, chosenAt }) => ({
								key: chosenAt,
								cells: [
									<span key="at" className="block min-w-32">
										<Moment at={chosenAt} />
									</span>,
									consents.choices[choice],
									languages[spoken],
									<code key="version">{textVersion}</code>,
								],
							}))}
						/>
					</Panel>
				</div>
			)}
		</>
	);
}

import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, StaffLanguageProvider, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { agendaPath } from "#app/model/appointments/agenda-query.ts";
import { roles } from "#app/model/members/member.ts";
import { Button } from "#app/ui/button.tsx";
import type { EntryView } from "../.server/office/entry-view.ts";
import { sheetView } from "../.server/office/sheet-view.ts";

export const meta = officeMeta<{ date: string }>(
	(words) => words.agenda.sheet.title,
	({ date }) => date,
);

export function loader({ request, context }: LoaderFunctionArgs) {
	const member = requireMember(context, ...roles);
	return sheetView(context.get(servicesContext), member, new URL(request.url).searchParams);
}

type Sheet = Awaited<ReturnType<typeof sheetView>>;

/** The day of each crew on paper, without the frame of the back office. */
export default function DaySheet() {
	const sheet = useLoaderData<typeof loader>();
	return (
		<StaffLanguageProvider locale={sheet.locale}>
			<main id="main" className="office sheet">
				<Buttons sheet={sheet} />
				{sheet.crews.map((crew) => (
					<CrewPage key={crew.id} crew={crew} sheet={sheet} />
				))}
			</main>
		</StaffLanguageProvider>
	);
}

function Buttons({ sheet }: { sheet: Sheet }) {
	const words = useStaffLanguage().words.agenda.sheet;
	return (
		<div className="sheet-buttons">
			<Link to={agendaPath(sheet.query)} className="button" data-look="light">
				<OfficeIcon name="back" />
				{words.back}
			</Link>
			<Button icon="printer" className="scripted" onClick={() => print()}>
				{words.print}
			</Button>
		</div>
	);
}

function CrewPage({ crew, sheet }: { crew: Sheet["crews"][number]; sheet: Sheet }) {
	const words = useStaffLanguage().words.agenda.sheet;
	return (
		<article className="sheet-page">
			<header className="sheet-head">
				<h1>{crew.heading}</h1>
				<p>{crew.people}</p>
				<p className="sheet-date">{sheet.date}</p>
				<p>{sheet.company}</p>
			</header>
			{crew.off && <p>{crew.off}</p>}
			{crew.entries.length > 0 ? (
				<ol className="sheet-jobs">
					{crew.entries.map((entry) => (
						<Job key={entry.id} entry={entry} />
					))}
				</ol>
			) : (
				<p>{words.empty}</p>
			)}
		</article>
	);
}

function Job({ entry }: { entry: EntryView }) {
	const { agenda } = useStaffLanguage().words;
	const { sheet: words, list, statuses } = agenda;
	return (
		<li className="sheet-job">
			<div className="sheet-job-head">
				<p className="sheet-time tabular">{entry.longWindow}</p>
				<h2>
					<bdi>{entry.name}</bdi>
				</h2>
				<p>{statuses[entry.status]}</p>
			</div>
			<dl className="sheet-facts">
				<div>
					<dt>{words.phone}</dt>
					<dd className="tabular">{entry.phone?.text ?? words.noPhone}</dd>
				</div>
				<div>
					<dt>{words.address}</dt>
					<dd>{entry.address.join(", ") || words.noAddress}</dd>
				</div>
				<div>
					<dt>{words.work}</dt>
					<dd>{entry.services}</dd>
				</div>
				<div>
					<dt>{words.length}</dt>
					<dd>
						{entry.length}, {entry.end}
					</dd>
				</div>
				{entry.accessNote && (
					<div className="sheet-access">
						<dt>{list.access}</dt>
						<dd>{entry.accessNote}</dd>
					</div>
				)}
			</dl>
			<ul className="sheet-checks">
				{words.checks.map((check) => (
					<li key={check}>{check}</li>
				))}
				<li className="sheet-blank">{words.start}</li>
				<li className="sheet-blank">{words.end}</li>
			</ul>
			<p className="sheet-remarks">{words.remarks}</p>
		</li>
	);
}

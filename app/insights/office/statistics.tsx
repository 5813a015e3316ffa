import { randomUUID } from "node:crypto";
import {
	type ActionFunctionArgs,
	data,
	Link,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import type { FrameHandle } from "#app/admin/frame.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { PrintButton } from "#app/admin/ui/print-button.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { pathTo } from "#app/locale/paths.ts";
import { officeRoles } from "#app/model/members/member.ts";
import { plainLine } from "#app/model/text/plain-line.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { addNote, longestNote, removeNote } from "../.server/statistics/notes.ts";
import { statisticsPage } from "../.server/statistics/statistics-page.ts";
import { Answer } from "./statistics/answer.tsx";
import { Aside, Searches } from "./statistics/aside.tsx";
import { ComparedDays } from "./statistics/compared-days.tsx";
import { FirstCounts, isNearlyEmpty } from "./statistics/empty.tsx";
import { Filters } from "./statistics/filters.tsx";
import { Funnel } from "./statistics/funnel.tsx";
import { Endings, Missing } from "./statistics/lost-people.tsx";
import { Notes } from "./statistics/notes.tsx";
import { ServiceTable } from "./statistics/service-table.tsx";
import { ChannelTable, PageTable } from "./statistics/source-tables.tsx";
import { statisticsQuery } from "./statistics/statistics-query.ts";
import { TimeLine } from "./statistics/time-line.tsx";
import "./statistics/statistics.css";
import "./statistics/filters.css";
import "./statistics/answer.css";
import "./statistics/statistics-tables.css";
import "./statistics/wide-tables.css";
import "./statistics/phone-tables.css";
import "./statistics/time-line.css";

export const meta = officeMeta((words) => words.statistics.title);
export const handle: FrameHandle = { wide: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, ...officeRoles);
	const services = context.get(servicesContext);
	const view = await statisticsPage(services, locale, new URL(request.url).searchParams);
	const noteForm = { key: randomUUID(), today: dayInMontreal(services.clock.now()), longest: longestNote };
	return { view, noteForm };
}

/** Adds and removes notes on the time line. A form that is sent twice adds one note: no redirect is needed. */
export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...officeRoles);
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const text = (name: string) => String(form.get(name) ?? "");
	if (text("intent") === "remove-note") {
		const isRemoved = await removeNote(services, member, text("id"));
		return isRemoved ? { kind: "removed" as const } : data({ kind: "gone" as const }, 409);
	}
	const typed = { key: text("key"), day: text("day"), text: text("text") };
	const outcome = await addNote(services, member, typed);
	if (outcome.kind === "wrong") return data({ ...outcome, typed }, 422);
	return { kind: "added" as const, day: typed.day.trim(), text: plainLine(typed.text) };
}

export default function Statistics() {
	const { view, noteForm } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words, locale } = useStaffLanguage();
	const { statistics } = words;
	const isEmpty = isNearlyEmpty(view);
	return (
		<div className="stat">
			<header className="stat-head">
				<h1>{statistics.title}</h1>
				<p>
					{statistics.lead}{" "}
					<Link to="/admin/chiffres" className="inline-link font-semibold print:hidden">
						{statistics.team}
					</Link>
				</p>
			</header>
			<div className="stat-tools">
				<a className="button" data-look="light" href={`/admin/statistiques/fichier${statisticsQuery(view)}`} download>
					<OfficeIcon name="download" />
					{statistics.csv}
				</a>
				<PrintButton hasIcon />
			</div>
			<Filters view={view} />
			<ComparedDays view={view} />
			<Answer view={view} />
			<div className="stat-grid">
				{isEmpty ? (
					<>
						<FirstCounts view={view} />
						{view.searches.length > 0 && <Searches searches={view.searches} />}
					</>
				) : (
					<>
						<Funnel view={view} />
						<Aside view={view} />
						<TimeLine view={view}>
							<Notes view={view} form={noteForm} answer={answer} />
						</TimeLine>
						<PageTable view={view} />
						<ChannelTable view={view} />
						<ServiceTable view={view} />
					</>
				)}
				{(!isEmpty || view.endings.length > 0 || view.missing.length > 0) && (
					<div className="stat-pair">
						<Endings endings={view.endings} />
						<Missing missing={view.missing} />
					</div>
				)}
			</div>
			<p className="stat-footer">
				{statistics.footer}{" "}
				<a href={pathTo("privacy", locale)} className="font-semibold text-teal-700">
					{statistics.privacy}
				</a>
			</p>
		</div>
	);
}

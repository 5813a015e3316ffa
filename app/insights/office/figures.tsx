import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { formatShare } from "#app/admin/ui/format-share.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import { officeRoles } from "#app/model/members/member.ts";
import { formatDate } from "#app/time/format.ts";
import { formatShortDay } from "#app/time/format-day.ts";
import { figuresPage } from "../.server/figures-page.ts";
import { ColumnChart, RowChart, TableInstead } from "./charts.tsx";
import { Appointments, Months, Reasons, Results, Services } from "./ending-figures.tsx";
import { Figure } from "./figure.tsx";
import { AfterWork } from "./job-figures.tsx";
import { PeriodForm } from "./period-form.tsx";
import { Quotes } from "./quote-figures.tsx";

export const meta = officeMeta((words) => words.office.figures.title);

export function loader({ request, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, ...officeRoles);
	return figuresPage(context.get(servicesContext), locale, new URL(request.url).searchParams);
}

export default function FiguresPage() {
	const data = useLoaderData<typeof loader>();
	const { total, flagged, imported, period } = data;
	const { words, locale } = useStaffLanguage();
	const { figures } = words.office;
	return (
		<>
			<Link to="/admin/statistiques" className="office-action min-h-11 print:hidden">
				<OfficeIcon name="back" />
				{words.statistics.title}
			</Link>
			<PageHead title={figures.title}>
				{figures.lead(formatDate(period.from, locale), formatDate(period.to, locale))}{" "}
				{flagged > 0 && figures.aside(flagged)} {imported > 0 && figures.imported(imported)}
			</PageHead>
			<PeriodForm data={data} />
			{total.leads === 0 ? (
				<div className="grid gap-4">
					<p className="office-panel">{figures.empty}</p>
					{data.quotes.sent > 0 && <Quotes data={data} />}
					{data.appointments.counts.some(({ count }) => count > 0) && <Appointments data={data} />}
					{(data.jobs.done.count > 0 || data.jobs.due.count > 0) && <AfterWork data={data} />}
				</div>
			) : (
				<div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:[&>.wide]:col-span-2">
					<div className="wide">
						<Results data={data} />
					</div>
					<div className="wide">
						<Quotes data={data} />
					</div>
					<div className="wide">
						<Appointments data={data} />
					</div>
					<div className="wide">
						<AfterWork data={data} />
					</div>
					<div className="wide">
						<Months data={data} />
					</div>
					<Reasons data={data} />
					<AnswerTimes />
					<div className="wide">
						<Services data={data} />
					</div>
					{data.weeks.length > 1 && (
						<div className="wide">
							<Weeks />
						</div>
					)}
					<Kinds />
					<Languages />
				</div>
			)}
		</>
	);
}

function Weeks() {
	const { weeks, total } = useLoaderData<typeof loader>();
	const { words, locale } = useStaffLanguage();
	const { figures } = words.office;
	const busiest = weeks.reduce((one, other) => (other.leads > one.leads ? other : one));
	const description = figures.weeksDescription(
		busiest.leads,
		formatDate(busiest.from, locale),
		weeks.at(-1)?.leads ?? 0,
	);
	return (
		<Panel title={figures.weeks} text={`${figures.total(total.leads)} ${description}`}>
			<ColumnChart
				title={figures.weeks}
				description={description}
				head={[figures.week, figures.leads]}
				bars={weeks.map(({ from, leads }) => ({
					name: formatDate(from, locale),
					short: formatShortDay(from, locale),
					value: leads,
				}))}
			/>
		</Panel>
	);
}

function AnswerTimes() {
	const { answers } = useLoaderData<typeof loader>();
	const { words, locale } = useStaffLanguage();
	const { figures } = words.office;
	const { medianText, ninetiethText, within } = answers;
	return (
		<Panel title={figures.response} text={figures.responseText}>
			<dl className="grid gap-4 sm:grid-cols-2 sm:[&>:last-child]:col-span-2">
				<Figure name={figures.median} value={medianText ?? figures.unknown} text={figures.medianText} />
				<Figure name={figures.ninetieth} value={ninetiethText ?? figures.unknown} text={figures.ninetiethText} />
				<Figure
					name={figures.within}
					value={within === null ? figures.unknown : formatShare(within, locale)}
					text={figures.withinText}
				/>
			</dl>
			<ul className="mt-4 grid gap-1 text-ink-600 text-small">
				{answers.known > 0 && <li>{figures.known(answers.known)}</li>}
				{answers.waiting > 0 && <li>{figures.waiting(answers.waiting)}</li>}
				{answers.untold > 0 && <li>{figures.untold(answers.untold)}</li>}
			</ul>
		</Panel>
	);
}

function Kinds() {
	const { kinds } = useLoaderData<typeof loader>();
	const { words } = useStaffLanguage();
	const { figures } = words.office;
	const rows = kinds.map(({ kind, leads }) => ({ name: words.leads.kinds[kind], leads }));
	return <Shares title={figures.kinds} head={figures.sort} rows={rows} />;
}

function Languages() {
	const data = useLoaderData<typeof loader>();
	const { figures, languages } = useStaffLanguage().words.office;
	const rows = data.languages.map(({ locale, leads }) => ({ name: languages[locale], leads }));
	return <Shares title={figures.languages} head={figures.language} rows={rows} />;
}

function Shares({
	title,
	head,
	rows,
}: {
	title: string;
	head: string;
	rows: readonly { name: string; leads: number }[];
}) {
	const { total } = useLoaderData<typeof loader>();
	const { words, locale } = useStaffLanguage();
	const { figures } = words.office;
	const shared = rows.map(({ name, leads }) => ({ name, value: leads, part: leads / total.leads }));
	return (
		<Panel title={title}>
			<RowChart title={title} rows={shared} />
			<TableInstead
				caption={title}
				head={[head, figures.leads, figures.share]}
				rows={shared.map(({ name, value, part }) => [name, formatNumber(value, locale), formatShare(part, locale)])}
			/>
		</Panel>
	);
}

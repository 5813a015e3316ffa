import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { serviceNameIn } from "../../.server/content/service-name.ts";
import { servicesContext } from "../../.server/services.ts";
import { requireMember } from "../../admin/.server/require-member.ts";
import { PageHead, Panel } from "../../admin/ui/form-parts.tsx";
import { formatDuration } from "../../admin/ui/format-duration.ts";
import { formatShare } from "../../admin/ui/format-share.ts";
import { officeMeta, useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { allLeads } from "../../leads/.server/person.ts";
import { formatNumber } from "../../locale/format.ts";
import { formatDate } from "../../time/format.ts";
import { formatShortDay } from "../../time/format-day.ts";
import { figuresOf } from "../.server/figures.ts";
import { ColumnChart, RowChart, TableInstead } from "./charts.tsx";

export const meta = officeMeta((words) => words.office.figures.title);

export async function loader({ context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, "administrator", "editor", "agent");
	const { store, clock, content } = context.get(servicesContext);
	const leads = await allLeads(store);
	const reader = content.reader();
	const { services, ...figures } = figuresOf(
		leads.map(({ data }) => data),
		clock.now(),
	);
	return {
		...figures,
		services: services.map(({ service, requests }) => ({
			name: service && serviceNameIn(service, locale, reader),
			requests,
		})),
	};
}

export default function FiguresPage() {
	const { total, flagged } = useLoaderData<typeof loader>();
	const { figures } = useStaffLanguage().words.office;
	return (
		<>
			<PageHead title={figures.title}>
				{figures.lead} {flagged > 0 && figures.aside(flagged)}
			</PageHead>
			{total === 0 ? (
				<p className="office-panel">{figures.empty}</p>
			) : (
				<div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
					<div className="lg:col-span-2">
						<Weeks />
					</div>
					<Response />
					<Booked />
					<div className="lg:col-span-2">
						<Services />
					</div>
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
	const busiest = weeks.reduce((one, other) => (other.requests > one.requests ? other : one));
	const description = figures.weeksDescription(
		busiest.requests,
		formatDate(busiest.from, locale),
		weeks.at(-1)?.requests ?? 0,
	);
	return (
		<Panel title={figures.weeks} text={`${figures.total(total)} ${description}`}>
			<ColumnChart
				title={figures.weeks}
				description={description}
				head={[figures.week, figures.requests]}
				bars={weeks.map(({ from, requests }) => ({
					name: formatDate(from, locale),
					short: formatShortDay(from, locale),
					value: requests,
				}))}
			/>
		</Panel>
	);
}

function Response() {
	const { response } = useLoaderData<typeof loader>();
	const { words } = useStaffLanguage();
	const { figures, duration } = words.office;
	const time = (value: number | null) => (value === null ? figures.unknown : formatDuration(value, duration));
	return (
		<Panel title={figures.response} text={figures.responseText}>
			<dl className="grid gap-4 sm:grid-cols-2">
				<Figure name={figures.median} value={time(response.median)} text={figures.medianText} />
				<Figure name={figures.ninetieth} value={time(response.ninetieth)} text={figures.ninetiethText} />
			</dl>
			<ul className="mt-4 grid gap-1 text-ink-600 text-small">
				{response.known > 0 && <li>{figures.known(response.known)}</li>}
				{response.waiting > 0 && <li>{figures.waiting(response.waiting)}</li>}
				{response.untold > 0 && <li>{figures.untold(response.untold)}</li>}
			</ul>
		</Panel>
	);
}

function Booked() {
	const { booked, total } = useLoaderData<typeof loader>();
	const { words, locale } = useStaffLanguage();
	const { figures } = words.office;
	const share = booked.share ?? 0;
	return (
		<Panel title={figures.booked}>
			<p className="font-display font-semibold text-[2.25rem] text-spruce leading-none">{formatShare(share, locale)}</p>
			<svg width="100%" height="12" aria-hidden="true" className="mt-3 block">
				<rect width="100%" height="12" rx="6" className="fill-cream-200" />
				{share > 0 && <rect width={`${100 * share}%`} height="12" rx="6" className="fill-teal" />}
			</svg>
			<p className="mt-3 text-ink-600 text-small">{figures.bookedText(booked.requests, total)}</p>
		</Panel>
	);
}

function Services() {
	const { services } = useLoaderData<typeof loader>();
	const { figures } = useStaffLanguage().words.office;
	const rows = services.map(({ name, requests }) => ({ name: name ?? figures.noService, requests }));
	return <Shares title={figures.services} text={figures.servicesText} head={figures.service} rows={rows} />;
}

function Kinds() {
	const { kinds } = useLoaderData<typeof loader>();
	const { figures, leadKinds } = useStaffLanguage().words.office;
	const rows = kinds.map(({ kind, requests }) => ({ name: leadKinds[kind], requests }));
	return <Shares title={figures.kinds} head={figures.sort} rows={rows} />;
}

function Languages() {
	const data = useLoaderData<typeof loader>();
	const { figures, languages } = useStaffLanguage().words.office;
	const rows = data.languages.map(({ locale, requests }) => ({ name: languages[locale], requests }));
	return <Shares title={figures.languages} head={figures.language} rows={rows} />;
}

function Shares({
	title,
	text,
	head,
	rows,
}: {
	title: string;
	text?: string;
	head: string;
	rows: readonly { name: string; requests: number }[];
}) {
	const { total } = useLoaderData<typeof loader>();
	const { words, locale } = useStaffLanguage();
	const { figures } = words.office;
	const shared = rows.map(({ name, requests }) => ({ name, value: requests, part: requests / total }));
	return (
		<Panel title={title} {...(text && { text })}>
			<RowChart title={title} rows={shared} />
			<TableInstead
				caption={title}
				head={[head, figures.requests, figures.share]}
				rows={shared.map(({ name, value, part }) => [name, formatNumber(value, locale), formatShare(part, locale)])}
			/>
		</Panel>
	);
}

function Figure({ name, value, text }: { name: string; value: string; text: string }) {
	return (
		<div>
			<dt className="font-semibold text-small text-spruce">{name}</dt>
			<dd>
				<span className="tabular block font-display font-semibold text-[1.5rem] text-spruce leading-tight">
					{value}
				</span>
				<span className="block text-ink-600 text-small">{text}</span>
			</dd>
		</div>
	);
}

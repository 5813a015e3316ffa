import { type ReactNode, useId } from "react";
import { formatShare } from "#app/admin/ui/format-share.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { Loss, StatisticsView } from "#app/model/insights/statistics.ts";
import { otherKey } from "#app/model/traffic/page-key.ts";
import { formatDayAndMonth } from "#app/time/format-day.ts";
import { formatDollars } from "./amounts.ts";
import { markNumber } from "./mark-groups.ts";

/** The small panels beside the funnel. */
export function Aside({ view }: { view: StatisticsView }) {
	return (
		<div className="stat-aside">
			{view.loss && <FixFirst loss={view.loss} view={view} />}
			<Phone view={view} />
			<Searches searches={view.searches} />
			<Languages view={view} />
		</div>
	);
}

function FixFirst({ loss, view }: { loss: Loss; view: StatisticsView }) {
	const id = useId();
	const { words, locale } = useStaffLanguage();
	const { fix } = words.statistics;
	return (
		<section className="office-panel stat-fix" aria-labelledby={id}>
			<h2 id={id}>{fix.title}</h2>
			<p className="stat-fix-share">{formatShare(loss.share, locale)}</p>
			<p>
				{fix.losses[loss.step]}
				{loss.before === null ? fix.alone : fix.before(formatShare(loss.before, locale))}
			</p>
			<Since loss={loss} marks={view.marks} />
			{estimateSteps.includes(loss.step) && (
				<p className="print:hidden">
					<a href={pathTo("estimate", locale)} className="office-action min-h-11">
						<OfficeIcon name="external" size={18} />
						{fix.open}
					</a>
				</p>
			)}
		</section>
	);
}

const estimateSteps: readonly Loss["step"][] = ["started", "details", "appointment", "person", "sent"];

function Since({ loss, marks }: { loss: Loss; marks: StatisticsView["marks"] }) {
	const { words, locale } = useStaffLanguage();
	const { fix } = words.statistics;
	const mark = loss.mark === null ? undefined : marks[loss.mark - 1];
	if (!mark) return null;
	const number = markNumber(marks, mark);
	return (
		<p>
			{fix.since(formatDayAndMonth(mark.day, locale), fix.causes[mark.kind ?? "note"](mark.text))}{" "}
			<a href={`#note-${number}`}>{fix.mark(number)}</a>.
		</p>
	);
}

function Phone({ view: { phone } }: { view: StatisticsView }) {
	const { words, locale } = useStaffLanguage();
	const own = words.statistics.phone;
	const { presses, noted, firstAnswer } = phone;
	const count = (value: number | null) => (value === null ? null : formatNumber(value, locale));
	return (
		<SmallPanel title={own.title}>
			<dl className="stat-list">
				<Fact name={own.presses} value={formatNumber(presses.now, locale)} before={count(presses.before)} />
				<Fact name={own.noted} value={formatNumber(noted.now, locale)} before={count(noted.before)} />
				<Fact name={own.firstAnswer} value={firstAnswer.now ?? own.unknown} before={firstAnswer.before} />
			</dl>
			<p className="stat-hint">{own.hint}</p>
		</SmallPanel>
	);
}

function Fact({ name, value, before }: { name: string; value: string; before: string | null }) {
	const { phone } = useStaffLanguage().words.statistics;
	return (
		<div>
			<dt>{name}</dt>
			<dd>
				{value}
				{before !== null && <span>{phone.before(before)}</span>}
			</dd>
		</div>
	);
}

const fewSearches = 3;

export function Searches({ searches }: Pick<StatisticsView, "searches">) {
	const own = useStaffLanguage().words.statistics.searches;
	const counted = searches.map(({ text, count }) => ({ name: text === otherKey ? own.other : text, count }));
	return (
		<SmallPanel title={own.title}>
			{counted.length === 0 ? (
				<p className="stat-hint">{own.none}</p>
			) : (
				<Counts counted={counted.slice(0, fewSearches)} />
			)}
			{counted.length > fewSearches && (
				<details className="stat-more">
					<summary className="office-action">{own.all}</summary>
					<Counts counted={counted.slice(fewSearches)} />
				</details>
			)}
		</SmallPanel>
	);
}

function Counts({ counted }: { counted: readonly { name: string; count: number }[] }) {
	const { locale } = useStaffLanguage();
	return (
		<dl className="stat-list">
			{counted.map(({ name, count }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{formatNumber(count, locale)}</dd>
				</div>
			))}
		</dl>
	);
}

function Languages({ view: { languages } }: { view: StatisticsView }) {
	const { words, locale } = useStaffLanguage();
	const { funnel, languages: own } = words.statistics;
	return (
		<SmallPanel title={own.title}>
			<dl className="stat-list">
				{languages.map(({ locale: language, leads, dollars }) => (
					<div key={language}>
						<dt>{words.office.languages[language]}</dt>
						<dd>
							{funnel.leads(leads, formatNumber(leads, locale))}
							<span>{formatDollars(dollars, locale)}</span>
						</dd>
					</div>
				))}
			</dl>
		</SmallPanel>
	);
}

function SmallPanel({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className="office-panel" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}

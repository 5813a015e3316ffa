import { useId } from "react";
import { Link } from "react-router";
import { formatShare } from "#app/admin/ui/format-share.ts";
import { useMemberRole } from "#app/admin/ui/member-role.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import { type Advice, type AdvisedSource, fewestBooked, type StatisticsView } from "#app/model/insights/statistics.ts";
import { formatDollars, formatTenths } from "./amounts.ts";
import { Bar } from "./bar.tsx";
import { comparableOn, monthThird } from "./comparable.ts";
import { hasFilter, statisticsQuery } from "./statistics-query.ts";

type More = Extract<Advice, { kind: "more" }>;

/** The question that the screen answers: what should the owner do more of? */
export function Answer({ view }: { view: StatisticsView }) {
	const id = useId();
	const { words } = useStaffLanguage();
	const { advice } = view;
	return (
		<section className="stat-answer" aria-labelledby={id}>
			<div>
				<h2 id={id}>{words.statistics.answer.title}</h2>
				{advice.kind === "more" && <MoreOf advice={advice} view={view} />}
				{advice.kind === "even" && <Even view={view} />}
				{advice.kind === "too-early" && <TooEarly advice={advice} view={view} />}
			</div>
			{advice.kind === "more" && <Versus advice={advice} />}
		</section>
	);
}

function MoreOf({ advice: { best, worst, average, booked }, view }: { advice: More; view: StatisticsView }) {
	const { words, locale } = useStaffLanguage();
	const { answer, periods } = words.statistics;
	const isArticle = best.of === "page" && best.kind === "article";
	const mayWrite = useMemberRole() !== "agent";
	return (
		<>
			<p className="stat-say">
				{useAdvised(best)}
				{useComparison(best, worst, average)}
			</p>
			<p className="stat-why">{answer.why(booked, formatNumber(booked, locale), periods[view.name], fewestBooked)}</p>
			<p className="stat-answer-links">
				{isArticle && mayWrite && (
					<Link to="/admin/contenu">
						<span>{answer.write}</span>
						<OfficeIcon name="arrow-right" size={18} />
					</Link>
				)}
				<Calculation of={best.of} />
			</p>
		</>
	);
}

/** A plain link: browsers open a folded table around the target only when they follow the link themselves. */
function Calculation({ of }: { of: AdvisedSource["of"] }) {
	const { answer } = useStaffLanguage().words.statistics;
	return (
		<a href={of === "page" ? "#calcul" : "#canaux"}>
			<span>{answer.calculation}</span>
		</a>
	);
}

function useAdvised(best: AdvisedSource): string {
	const { words, locale } = useStaffLanguage();
	const { answer } = words.statistics;
	const amount = formatDollars(best.perHundred, locale);
	if (best.of === "channel") return answer.moreOfChannel[best.channel](amount);
	return best.kind === "article" ? answer.article(best.title, amount) : answer.page(best.title, amount);
}

/** Such as ", quatre fois plus que la publicité." */
function useComparison(best: AdvisedSource, worst: AdvisedSource | null, average: number): string {
	const { words, locale } = useStaffLanguage();
	const { answer } = words.statistics;
	if (!worst) return answer.thanAverage(formatDollars(average, locale));
	const than = worst.of === "channel" ? answer.thanChannel[worst.channel] : answer.thanPage(worst.title);
	if (worst.perHundred === 0) return answer.nothingFrom(than);
	const ratio = best.perHundred / worst.perHundred;
	if (ratio < 1.95) return answer.shareMore(formatShare(ratio - 1, locale), than);
	const near = Math.round(ratio);
	// From ten on, tenths say nothing.
	const isWhole = ratio >= 10 || Math.abs(ratio - near) <= 0.06 * near;
	const value = isWhole ? near : ratio;
	return answer.timesMore(value, isWhole ? formatNumber(near, locale) : formatTenths(ratio, locale), than);
}

/** The bars are relative to the best. */
function Versus({ advice: { best, worst, average } }: { advice: More }) {
	const { words, locale } = useStaffLanguage();
	const { answer } = words.statistics;
	const rows = [
		{ name: sourceName(best, words.statistics), value: best.perHundred, look: "is-best" },
		{ name: answer.average, value: average, look: "is-average" },
		...(worst ? [{ name: sourceName(worst, words.statistics), value: worst.perHundred, look: "is-worst" }] : []),
	];
	return (
		<table className="stat-versus">
			<caption>{answer.caption}</caption>
			<tbody>
				{rows.map(({ name, value, look }) => (
					<tr key={look}>
						<th scope="row">{name}</th>
						<td>
							{formatDollars(value, locale)}
							<Bar part={best.perHundred > 0 ? value / best.perHundred : 0} height={10} className={look} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

type Words = ReturnType<typeof useStaffLanguage>["words"]["statistics"];

function sourceName(source: AdvisedSource, words: Words): string {
	if (source.of === "channel") return words.channels[source.channel];
	return source.kind === "article" ? words.answer.articleName(source.title) : source.title;
}

function Even({ view }: { view: StatisticsView }) {
	const { answer } = useStaffLanguage().words.statistics;
	return (
		<>
			<p className="stat-say">{answer.even}</p>
			<p className="stat-why">{answer.evenWhy}</p>
			<p className="stat-answer-links">
				<LongestPeriod view={view} />
				<Calculation of="page" />
			</p>
		</>
	);
}

function TooEarly({ advice, view }: { advice: Extract<Advice, { kind: "too-early" }>; view: StatisticsView }) {
	const { words, locale } = useStaffLanguage();
	const { answer, periods } = words.statistics;
	const { booked, needed } = advice;
	return (
		<>
			<p className="stat-say">{answer.tooEarly(booked, formatNumber(booked, locale), periods[view.name], needed)}</p>
			<p className="stat-why">
				{answer.until} {useWhatToTry(view)}
			</p>
			{view.name !== "12-mois" && (
				<p className="stat-answer-links">
					<LongestPeriod view={view} />
				</p>
			)}
		</>
	);
}

function useWhatToTry(view: StatisticsView): string {
	const { words, locale } = useStaffLanguage();
	const { answer } = words.statistics;
	const isLongest = view.name === "12-mois";
	if (hasFilter(view.filter)) return isLongest ? answer.fewer : answer.longer;
	const day = comparableOn(view);
	const [month, third] = monthThird(day, locale);
	const when = answer.around(month, third);
	return isLongest ? answer.later(when) : answer.longerOrLater(when);
}

function LongestPeriod({ view }: { view: StatisticsView }) {
	const { answer } = useStaffLanguage().words.statistics;
	if (view.name === "12-mois") return null;
	return (
		<Link to={statisticsQuery({ ...view, name: "12-mois" })} preventScrollReset>
			<span>{answer.twelveMonths}</span>
			<OfficeIcon name="arrow-right" size={18} />
		</Link>
	);
}

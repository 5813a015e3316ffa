import type { Locale } from "#app/locale/locales.ts";
import { writeMoney } from "#app/model/editing/schemas/written-values.ts";
import { isIn } from "#app/model/insights/days.ts";
import type { AdvisedSource, Compared, SourceRow, StatisticsView } from "#app/model/insights/statistics.ts";
import { csvOf, separators, writeDecimal } from "#app/model/text/csv.ts";
import { statisticsFileWords as english } from "#content/staff/statistics-csv.en.ts";
import { statisticsFileWords as french, type StatisticsFileWords } from "#content/staff/statistics-csv.fr.ts";
import { byDay } from "./marks.ts";

type Value = string | number | null;
type Row = readonly [table: string, row: string, measure: string, value: Value, before: Value];

/** Exactly the figures of the page: one measure a row, so that a spreadsheet can sort and pivot them. */
export function statisticsAsCsv(view: StatisticsView, locale: Locale): string {
	const words = locale === "fr" ? french : english;
	const write = writer(words, locale);
	const rows: Row[] = [
		...headRows(view, words),
		...adviceRows(view, words, write),
		...funnelRows(view, words, write),
		...aroundRows(view, words, write),
		...timeRows(view, words, write),
		...view.pages.flatMap((row, index) => {
			const isRest = view.otherPages > 0 && index === view.pages.length - 1;
			return write.source(words.pages, isRest ? words.otherPages(view.otherPages) : (row.title ?? words.gonePage), row);
		}),
		...view.channels.flatMap((row): Row[] => [
			...write.source(words.channelsLabel, words.channels[row.channel], row),
			[
				words.channelsLabel,
				words.channels[row.channel],
				words.names,
				row.names.map(({ name }) => name).join(", "),
				null,
			],
		]),
		...view.services.flatMap(({ title, leads, booked, dollars, share }): Row[] => {
			const name = title ?? words.noService;
			return [
				[words.services, name, words.leads, leads, null],
				[words.services, name, words.booked, booked, null],
				write.money(words.services, name, words.dollars, dollars),
				[words.services, name, words.shareOfDollars, write.share(share), null],
			];
		}),
	];
	return csvOf([words.columns, ...rows], separators[locale]);
}

type Writer = ReturnType<typeof writer>;

function writer(words: StatisticsFileWords, locale: Locale) {
	const cents = (value: number | null) => (value === null ? null : writeMoney(value, locale));
	const money = (table: string, row: string, measure: string, { now, before }: StatisticsView["perJob"]): Row => {
		return [table, row, measure, cents(now), cents(before)];
	};
	return {
		cents,
		money,
		share: (part: number | null) => (part === null ? null : `${writeDecimal(Math.round(part * 1000) / 10, locale)} %`),
		decimal: (value: number | null) => (value === null ? null : writeDecimal(Math.round(value * 10) / 10, locale)),
		number: (table: string, row: string, measure: string, { now, before }: Compared): Row => {
			return [table, row, measure, now, before];
		},
		source: (table: string, row: string, { arrivals, leads, booked, dollars, perHundred }: SourceRow): Row[] => [
			[table, row, words.visits, arrivals, null],
			[table, row, words.leads, leads, null],
			[table, row, words.booked, booked, null],
			money(table, row, words.dollars, dollars),
			[table, row, words.perHundred, cents(perHundred), null],
		],
	};
}

function headRows(
	{ period, before, countedSince, filter, choices }: StatisticsView,
	words: StatisticsFileWords,
): Row[] {
	const { label, ...names } = words.filter;
	const page = choices.pages.find(({ key }) => key === filter.page)?.title ?? filter.page;
	const service = choices.services.find(({ name }) => name === filter.service)?.title ?? filter.service;
	const filters: readonly (readonly [string, string | null])[] = [
		[names.channel, filter.channel && words.channels[filter.channel]],
		[names.page, page],
		[names.service, service],
		[names.language, filter.locale && words.locales[filter.locale]],
	];
	return [
		[words.period, "", words.from, period.from, before.from],
		[words.period, "", words.to, period.to, before.to],
		[words.period, "", words.countedSince, countedSince, null],
		...filters.flatMap(([name, value]): Row[] => (value === null ? [] : [[label, "", name, value, null]])),
	];
}

function adviceRows({ advice }: StatisticsView, words: StatisticsFileWords, { cents }: Writer): Row[] {
	const { label, ...own } = words.advice;
	if (advice.kind === "too-early") return [[label, "", own["too-early"], advice.booked, null]];
	if (advice.kind === "even") return [[label, "", own.even, null, null]];
	const nameOf = (source: AdvisedSource) => (source.of === "page" ? source.title : words.channels[source.channel]);
	const row = (name: string, source: AdvisedSource): Row => {
		return [label, `${name} (${nameOf(source)})`, words.perHundred, cents(source.perHundred), null];
	};
	return [
		row(own.best, advice.best),
		...(advice.worst ? [row(own.worst, advice.worst)] : []),
		[label, own.average, words.perHundred, cents(advice.average), null],
	];
}

function funnelRows(view: StatisticsView, words: StatisticsFileWords, write: Writer): Row[] {
	const { funnel, messages, noted, upcoming, dollars, perJob, loss } = view;
	const table = words.funnel;
	return [
		...funnel.flatMap(({ step, count, share }): Row[] => [
			[table, words.steps[step], words.count, count?.now ?? null, count?.before ?? null],
			[table, words.steps[step], words.share, write.share(share.now), write.share(share.before)],
		]),
		...(messages ? [write.number(table, "", words.messages, messages)] : []),
		write.number(table, "", words.noted, noted),
		[table, "", words.upcoming, upcoming, null],
		write.money(table, "", words.dollars, dollars),
		write.money(table, "", words.perJob, perJob),
		...(loss
			? [
					[
						words.loss,
						words.steps[loss.step],
						words.leaving,
						write.share(loss.share),
						write.share(loss.before),
					] as const,
				]
			: []),
	];
}

function aroundRows(view: StatisticsView, words: StatisticsFileWords, write: Writer): Row[] {
	const { presses, noted, firstAnswer } = view.phone;
	return [
		write.number(words.phone, "", words.presses, presses),
		write.number(words.phone, "", words.noted, noted),
		[words.phone, "", words.firstAnswer, firstAnswer.now, firstAnswer.before],
		...view.searches.map(({ text, count }): Row => [words.searches, text, words.count, count, null]),
		...view.missing.map(({ path, count }): Row => [words.missing, path, words.count, count, null]),
		...view.endings.flatMap(({ title, views, share }): Row[] => [
			[words.endings, title, words.views, views, null],
			[words.endings, title, words.endingShare, write.share(share), null],
		]),
		...view.languages.flatMap(({ locale, leads, dollars }): Row[] => [
			[words.languages, words.locales[locale], words.leads, leads, null],
			[words.languages, words.locales[locale], words.dollars, write.cents(dollars), null],
		]),
	];
}

function timeRows(
	{ leads, leadsBefore, period, marks, otherNotes }: StatisticsView,
	words: StatisticsFileWords,
	write: Writer,
): Row[] {
	const total = leads.reduce((sum, { count }) => sum + count, 0);
	// A file has room for every note of its period.
	const happened = [...marks, ...otherNotes.filter(({ day }) => isIn(period, day))];
	return [
		...leads.map(({ from, count }): Row => [words.timeline, from, words.leads, count, null]),
		[
			...([words.timeline, "", words.average] as const),
			write.decimal(leads.length > 0 ? total / leads.length : null),
			write.decimal(leadsBefore),
		],
		...happened
			.toSorted(byDay)
			.map(({ day, kind, text }): Row => [words.marksLabel, day, words.marks[kind ?? "note"], text, null]),
	];
}

import { leadWordsIn } from "#app/leads/.server/office/staff-words.ts";
import type { Locale } from "#app/locale/locales.ts";
import { writeMoney } from "#app/model/editing/schemas/written-values.ts";
import { csvOf, separators, writeDecimal } from "#app/model/text/csv.ts";
import type { JobFigureWords } from "#content/staff/job-figures.fr.ts";
import { officeWords as english } from "#content/staff/office.en.ts";
import { officeWords as french } from "#content/staff/office.fr.ts";
import type { QuoteFigureWords } from "#content/staff/quote-figures.fr.ts";
import type { Endings } from "./figures.ts";
import type { FiguresData } from "./figures-page.ts";

type Row = readonly [table: string, row: string, measure: string, value: string | number | null];

/** Exactly the figures of the page: one measure a row, so that a spreadsheet can sort and pivot them. */
export function figuresAsCsv(data: FiguresData, locale: Locale): string {
	const { figures, languages } = locale === "fr" ? french : english;
	const { file } = figures;
	const { kinds } = leadWordsIn(locale);
	const endings = (table: string, row: string, of: Endings): Row[] => [
		[table, row, figures.leads, of.leads],
		[table, row, figures.won, of.won],
		[table, row, figures.lost, of.lost],
		[table, row, figures.rate, share(of.rate)],
		[table, row, `${figures.amount} ($)`, writeMoney(of.dollars, locale)],
	];
	const counts = (table: string, rows: readonly { name: string; leads: number }[]): Row[] =>
		rows.map(({ name, leads }) => [table, name, figures.leads, leads]);
	const { answers, booked, period } = data;
	const minutes = (name: string) => `${name} (${file.minutes})`;
	const whole = (value: number | null) => (value === null ? null : Math.round(value));
	const rows: Row[] = [
		[figures.period.label, "", figures.period.from, period.from],
		[figures.period.label, "", figures.period.to, period.to],
		...endings(figures.endings, file.all, data.total),
		[figures.endings, file.all, figures.booked, share(booked.share)],
		[figures.response, file.all, minutes(figures.median), whole(answers.median)],
		[figures.response, file.all, minutes(figures.ninetieth), whole(answers.ninetieth)],
		[figures.response, file.all, figures.within, share(answers.within)],
		...data.appointments.counts.map(
			({ status, count }): Row => [figures.appointments, "", figures.appointmentStatuses[status], count],
		),
		[figures.appointments, "", figures.hours, data.appointments.hours],
		[figures.appointments, "", figures.online, data.appointments.online],
		...quoteRows(data, figures.quotes, locale),
		...jobRows(data, figures.jobs),
		...data.months.flatMap(({ month, ...of }) => endings(figures.months, month, of)),
		...data.services.flatMap(({ name, ...of }) => endings(figures.services, name ?? figures.noService, of)),
		...counts(
			figures.reasons,
			data.reasons.map(({ name, leads }) => ({ name: name ?? figures.noReason, leads })),
		),
		...counts(
			figures.weeks,
			data.weeks.map(({ from, leads }) => ({ name: from, leads })),
		),
		...counts(
			figures.kinds,
			data.kinds.map(({ kind, leads }) => ({ name: kinds[kind], leads })),
		),
		...counts(
			figures.languages,
			data.languages.map((each) => ({ name: languages[each.locale], leads: each.leads })),
		),
	];
	return csvOf([[file.table, file.row, file.measure, file.value], ...rows], separators[locale]);
}

function share(part: number | null): string | null {
	return part === null ? null : `${Math.round(part * 100)} %`;
}

function quoteRows({ quotes }: FiguresData, words: QuoteFigureWords, locale: Locale): Row[] {
	const { title } = words;
	const money = (name: string, cents: number): Row => [title, "", `${name} ($)`, writeMoney(cents, locale)];
	return [
		...(["sent", "accepted", "declined", "expired", "waiting"] as const).map(
			(name): Row => [title, "", words[name], quotes[name]],
		),
		[title, "", words.rate, share(quotes.rate)],
		money(words.dollarsSent, quotes.dollars.sent),
		money(words.dollarsAccepted, quotes.dollars.accepted),
		[
			title,
			"",
			`${words.days} (${words.daysUnit})`,
			quotes.medianDays === null ? null : writeDecimal(quotes.medianDays, locale),
		],
		money(words.final, quotes.done.final),
		money(words.acceptedOfDone, quotes.done.accepted),
	];
}

function jobRows({ jobs: { done, due } }: FiguresData, words: JobFigureWords): Row[] {
	const withoutPhotos = done.withPhotos === null ? null : done.count - done.withPhotos;
	const work = (measure: string, value: Row[3]): Row => [words.title, words.work, measure, value];
	const again = (measure: string, value: Row[3]): Row => [words.title, words.due, measure, value];
	return [
		work(words.done, done.count),
		work(words.photos, done.withPhotos),
		work(words.withoutPhotosLabel, withoutPhotos),
		...(["fine", "notFine", "unanswered"] as const).map((name) => work(words[name], done[name])),
		work(words.answered, share(done.answered)),
		work(words.shown, done.shown),
		again(words.planned, due.count),
		...(["mailed", "returned", "returnedAfterMail", "passed", "open"] as const).map((name) =>
			again(words[name], due[name]),
		),
	];
}

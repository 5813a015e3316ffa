import type { CrewEntry } from "#app/model/appointments/crew.ts";
import { minutesOf, takenBy } from "#app/model/appointments/crew-day.ts";
import { hoursOn } from "#app/model/appointments/free-windows.ts";
import { weekdayOf } from "#app/time/days.ts";
import { formatWeekdayWithoutYear, weekdayName } from "#app/time/format-day.ts";
import { sayWindow, timeOf } from "../say-times.ts";
import { bookPath } from "./book-path.ts";
import { byStart, dayOffOf, lanesOf, type Span } from "./crew-day-times.ts";
import { type EntryBlock, entryBlock, type ViewContext } from "./entry-view.ts";
import type { AgendaEntry, ShownAgenda } from "./read-shown.ts";

/** Times are `HH:MM`, in steps of five minutes, as the style sheet places them. */
export interface PlacedSpan {
	from: string;
	to: string;
}

export interface WeekBlock extends PlacedSpan {
	kind: "job";
	entry: EntryBlock;
	/** The end of the planned length when the crew arrives first thing. */
	workTo: string;
	/** The road after the latest end, as far as the day is shown. */
	roadTo: string;
	lane: number;
	lanes: number;
	/** Too low for three lines. */
	isShort: boolean;
}

export interface WeekGap extends PlacedSpan {
	kind: "free";
	/** `Libre` and the time, or the whole day: a low gap has room for the time only. */
	label: string;
	time: string | null;
	isShort: boolean;
	/** Says the day and the crew to screen readers. */
	rest: string;
	/** Null for members who do not book. */
	path: string | null;
}

export interface WeekCell {
	day: string;
	/** `lun. 16`, for narrow screens, which have no column heads. */
	label: string;
	isToday: boolean;
	/** Why nobody works; null on a working day. */
	off: { text: string; isClosed: boolean } | null;
	/** Outside of the working hours. */
	hatched: readonly PlacedSpan[];
	items: readonly (WeekBlock | WeekGap)[];
}

/** Lower blocks show one line. */
const threeLines = 100;

export function cellOf(
	crew: CrewEntry,
	day: string,
	{
		closed,
		hours,
		gaps,
		entries,
	}: Pick<ShownAgenda, "closed"> & { hours: Span; gaps: readonly Span[]; entries: readonly AgendaEntry[] },
	context: ViewContext,
): WeekCell {
	const off = dayOffOf(crew, day, closed);
	const working = hoursOn(crew, day);
	const opens = working && !off ? minutesOf(working.from) : hours.to;
	const closes = working && !off ? minutesOf(working.to) : hours.to;
	const hatched = [
		{ from: hours.from, to: opens },
		{ from: closes, to: hours.to },
	].filter(({ from, to }) => from < to);
	const jobs = blocksOf(entries, hours.to, context);
	const free = gaps.map((gap) => gapOf(gap, crew, day, gap.from === opens && gap.to === closes, context));
	const { weekday, number } = dayName(day, context);
	return {
		day,
		label: `${weekday} ${number}`,
		isToday: day === context.today,
		off: off && { text: sayOff(off, context), isClosed: off.kind === "closed" },
		hatched: hatched.map(placed),
		items: [...jobs, ...free].toSorted((one, other) => one.from.localeCompare(other.from)),
	};
}

function blocksOf(entries: readonly AgendaEntry[], end: number, context: ViewContext): WeekBlock[] {
	const sorted = entries.toSorted(byStart);
	const spans = sorted.map(({ appointment }) => {
		const { from, to } = takenBy(appointment);
		return { from, to: to - appointment.travel };
	});
	const lanes = lanesOf(spans);
	return sorted.map((entry, index) => {
		const { from = 0, to = 0 } = spans[index] ?? {};
		const { lane = 0, lanes: count = 1 } = lanes[index] ?? {};
		const { minutes, travel } = entry.appointment;
		return {
			kind: "job",
			entry: entryBlock(entry, context),
			...placed({ from, to }),
			workTo: timeOf(fives(from + minutes)),
			roadTo: timeOf(fives(Math.min(to + travel, end))),
			lane: Math.min(lane, 3),
			lanes: Math.min(count, 4),
			isShort: to - from < threeLines,
		};
	});
}

export function gapOf(
	gap: Span,
	crew: CrewEntry,
	day: string,
	isWholeDay: boolean,
	{ words, locale, scope }: ViewContext,
): WeekGap {
	const [from, to] = [timeOf(gap.from), timeOf(gap.to)];
	return {
		kind: "free",
		...placed(gap),
		label: isWholeDay ? words.freeAllDay : words.free,
		time: isWholeDay ? null : sayWindow({ from, to }, locale, words.between),
		isShort: gap.to - gap.from < threeLines,
		rest: words.bookThen(formatWeekdayWithoutYear(day, locale), crew.name),
		path: scope.mayBook ? bookPath({ day, from, crew: crew.id }) : null,
	};
}

export function sayOff(off: NonNullable<ReturnType<typeof dayOffOf>>, { words, locale }: ViewContext): string {
	if (off.kind === "closed") return words.closed;
	return off.kind === "away" ? off.reason || words.away : words.off(weekdayName(off.weekday, locale));
}

export function dayName(day: string, { locale }: ViewContext) {
	return { weekday: weekdayName(weekdayOf(day), locale, "short"), number: String(Number(day.slice(8))) };
}

export function placed({ from, to }: Span): PlacedSpan {
	return { from: timeOf(fives(from)), to: timeOf(fives(to)) };
}

/** The style sheet knows steps of five minutes. */
export function fives(minutes: number): number {
	return Math.round(minutes / 5) * 5;
}

import type { AgendaQuery } from "#app/model/appointments/agenda-query.ts";
import type { CrewColour, CrewEntry } from "#app/model/appointments/crew.ts";
import { crewDayId, minutesOf, takenBy } from "#app/model/appointments/crew-day.ts";
import { hoursOn } from "#app/model/appointments/free-windows.ts";
import { addDays, mondayOf } from "#app/time/days.ts";
import { sayDays, sayLength, sayMinute, timeOf } from "../say-times.ts";
import { isDayWithin } from "./agenda-access.ts";
import { freeSpans, type Span } from "./crew-day-times.ts";
import { fitsFilters } from "./entry-filter.ts";
import { statusOf, type ViewContext } from "./entry-view.ts";
import type { ShownAgenda } from "./read-shown.ts";
import { cellOf, dayName, fives, type PlacedSpan, placed, type WeekCell } from "./week-cell.ts";

export interface WeekRow {
	id: string;
	name: string;
	people: string;
	colour: CrewColour;
	free: string | null;
	cells: readonly WeekCell[];
}

export interface WeekDay {
	day: string;
	weekday: string;
	number: string;
	isToday: boolean;
	count: string;
	missed: string | null;
	free: string | null;
}

export interface WeekView {
	title: string;
	/** A day of the week before; null when the member may not see it. */
	previous: string | null;
	next: string | null;
	days: readonly WeekDay[];
	rows: readonly WeekRow[];
	/** The shown part of each day. */
	hours: PlacedSpan;
	/** Every second hour, beside each crew. */
	ticks: readonly { at: string; label: string }[];
	/** `HH:MM` when today is shown and the time is within the hours. */
	now: { at: string; text: string } | null;
}

export function weekView(shown: ShownAgenda, query: AgendaQuery, context: ViewContext): WeekView {
	const { locale, words, today, minute, scope } = context;
	const days = daysOf(shown, query.day, context);
	const hours = hoursOfWeek(shown, days);
	const entries = shown.entries.filter((entry) => fitsFilters(entry, statusOf(entry, context), query, context.reader));
	const gaps = new Map(
		shown.crews.flatMap((crew) =>
			days.map((day) => [crewDayId(crew.id, day), freeSpans(crew, day, { ...shown, today, minute })]),
		),
	);
	const gapsOf = ({ id }: CrewEntry, day: string) => gaps.get(crewDayId(id, day)) ?? [];
	const byCrewDay = Map.groupBy(entries, ({ appointment: { crew, day } }) => crewDayId(crew, day));
	const entriesOf = ({ id }: CrewEntry, day: string) => byCrewDay.get(crewDayId(id, day)) ?? [];
	const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, { from, to }) => sum + to - from, 0);
	const sayFree = (minutes: number) => (minutes > 0 ? words.freeHours(sayLength(minutes, locale), minutes) : null);
	const monday = mondayOf(query.day);
	const isNowShown = days.includes(today) && minute >= hours.from && minute < hours.to;
	return {
		title: sayDays(days[0] ?? monday, days.at(-1) ?? monday, locale),
		previous: isDayWithin(scope, addDays(monday, -1)) ? addDays(query.day, -7) : null,
		next: isDayWithin(scope, addDays(monday, 7)) ? addDays(query.day, 7) : null,
		days: days.map((day) => {
			const own = entries.filter(({ appointment }) => appointment.day === day);
			const missed = own.filter(({ appointment }) => appointment.status === "missed").length;
			return {
				day,
				...dayName(day, context),
				isToday: day === today,
				count: words.count(own.length),
				missed: missed > 0 ? words.missed(missed) : null,
				free: sayFree(wholeHours(lengthOf(shown.crews.flatMap((crew) => gapsOf(crew, day))))),
			};
		}),
		rows: shown.crews.map((crew) => ({
			id: crew.id,
			name: crew.name,
			people: crew.people,
			colour: crew.colour,
			free: sayFree(lengthOf(days.flatMap((day) => gapsOf(crew, day)))),
			cells: days.map((day) => {
				const of = { closed: shown.closed, hours, gaps: gapsOf(crew, day), entries: entriesOf(crew, day) };
				return cellOf(crew, day, of, context);
			}),
		})),
		hours: placed(hours),
		ticks: ticksOf(hours, context),
		now: isNowShown ? { at: timeOf(fives(minute)), text: words.now(sayMinute(minute, locale)) } : null,
	};
}

/** The heads of the days are narrow: the minutes are in the rows of the crews. */
function wholeHours(minutes: number): number {
	return Math.floor(minutes / 60) * 60;
}

/** Monday to Saturday; Sunday when somebody works. Without days that the member may not see. */
function daysOf({ crews, entries, closed }: ShownAgenda, day: string, { scope }: ViewContext): string[] {
	const monday = mondayOf(day);
	const sunday = addDays(monday, 6);
	const isSundayShown =
		entries.some(({ appointment }) => appointment.day === sunday) ||
		(!closed.has(sunday) && crews.some((crew) => crew.active && hoursOn(crew, sunday) !== null));
	return [0, 1, 2, 3, 4, 5, ...(isSundayShown ? [6] : [])]
		.map((count) => addDays(monday, count))
		.filter((each) => isDayWithin(scope, each));
}

/** From the first hour in which somebody works or arrives to the last. */
function hoursOfWeek({ crews, entries }: ShownAgenda, days: readonly string[]): Span {
	const working = crews.flatMap((crew) =>
		days.flatMap((day) => {
			const hours = hoursOn(crew, day);
			return hours ? [{ from: minutesOf(hours.from), to: minutesOf(hours.to) }] : [];
		}),
	);
	// The road home after the last job does not make the day longer.
	const taken = entries.map(({ appointment }) => {
		const { from, to } = takenBy(appointment);
		return { from, to: to - appointment.travel };
	});
	const spans = [...working, ...taken];
	if (spans.length === 0) return { from: 8 * 60, to: 18 * 60 };
	const from = Math.floor(Math.min(...spans.map((span) => span.from)) / 60) * 60;
	const to = Math.ceil(Math.max(...spans.map((span) => span.to)) / 60) * 60;
	return { from, to: Math.min(24 * 60, Math.max(to, from + 8 * 60)) };
}

function ticksOf({ from, to }: Span, { locale }: ViewContext): WeekView["ticks"] {
	const first = from / 60 + (2 - ((from / 60) % 2));
	const hours = Array.from({ length: 12 }, (_, index) => first + index * 2).filter((hour) => hour * 60 < to);
	return hours.map((hour) => ({ at: timeOf(hour * 60), label: sayMinute(hour * 60, locale) }));
}

import { capitalized } from "#app/locale/first-letter.ts";
import type { AgendaQuery } from "#app/model/appointments/agenda-query.ts";
import type { CrewColour, CrewEntry } from "#app/model/appointments/crew.ts";
import { minutesOf } from "#app/model/appointments/crew-day.ts";
import { hoursOn } from "#app/model/appointments/free-windows.ts";
import { addDays, weekdayOf } from "#app/time/days.ts";
import { formatShortDay, formatWeekdayWithoutYear, weekdayName } from "#app/time/format-day.ts";
import { sayLength, sayMinute, timeOf } from "../say-times.ts";
import { isDayWithin } from "./agenda-access.ts";
import { byStart, dayOffOf, freeSpans } from "./crew-day-times.ts";
import { fitsFilters } from "./entry-filter.ts";
import { type EntryView, entryView, statusOf, type ViewContext } from "./entry-view.ts";
import type { AgendaEntry, ShownAgenda } from "./read-shown.ts";
import { gapOf, sayOff, type WeekGap } from "./week-cell.ts";

export type DayStop =
	| { kind: "job"; entry: EntryView }
	| { kind: "road"; text: string }
	| { kind: "free"; gap: WeekGap; length: string };

export interface CrewDayList {
	id: string;
	name: string;
	people: string;
	colour: CrewColour;
	/** `4 rendez-vous, fin au plus tard à 17 h 25`. */
	summary: string;
	off: string | null;
	stops: readonly DayStop[];
}

interface DayView {
	day: string;
	/** `Mercredi 18 nov.` */
	title: string;
	longTitle: string;
	isToday: boolean;
	previous: { day: string; name: string } | null;
	next: { day: string; name: string } | null;
	crews: readonly CrewDayList[];
}

export function dayView(shown: ShownAgenda, query: AgendaQuery, context: ViewContext): DayView {
	const { locale, today, scope } = context;
	const { day } = query;
	const step = (by: number) => {
		const other = addDays(day, by);
		return isDayWithin(scope, other)
			? { day: other, name: capitalized(formatWeekdayWithoutYear(other, locale)) }
			: null;
	};
	return {
		day,
		title: capitalized(shortDay(day, context)),
		longTitle: capitalized(formatWeekdayWithoutYear(day, locale)),
		isToday: day === today,
		previous: step(-1),
		next: step(1),
		crews: shown.crews.map((crew) => {
			const entries = shown.entries
				.filter(({ appointment }) => appointment.crew === crew.id && appointment.day === day)
				.filter((entry) => fitsFilters(entry, statusOf(entry, context), query, context.reader))
				.toSorted(byStart);
			const off = dayOffOf(crew, day, shown.closed);
			return {
				id: crew.id,
				name: crew.name,
				people: crew.people,
				colour: crew.colour,
				summary: summaryOf(entries, context),
				off: off && sayOff(off, context),
				stops: stopsOf(crew, day, entries, shown, context),
			};
		}),
	};
}

function shortDay(day: string, { locale }: ViewContext): string {
	const [name, date] = [weekdayName(weekdayOf(day), locale), formatShortDay(day, locale)];
	return locale === "fr" ? `${name} ${date}` : `${name}, ${date}`;
}

function summaryOf(entries: readonly AgendaEntry[], { words, locale }: ViewContext): string {
	const count = words.count(entries.length);
	const ends = entries.map(({ appointment: { window, minutes } }) => minutesOf(window.to) + minutes);
	return entries.length > 0 ? words.list.summary(count, sayMinute(Math.max(...ends), locale)) : count;
}

/** Jobs and free time in the order of the day, with the road after each job that something follows. */
function stopsOf(
	crew: CrewEntry,
	day: string,
	entries: readonly AgendaEntry[],
	shown: ShownAgenda,
	context: ViewContext,
): DayStop[] {
	const { today, minute, locale } = context;
	const hours = hoursOn(crew, day);
	const gaps = freeSpans(crew, day, { ...shown, today, minute });
	const placed: { at: number; stop: DayStop }[] = [
		...entries.map((entry) => ({
			at: minutesOf(entry.appointment.window.from),
			stop: { kind: "job", entry: entryView(entry, context) } as const,
		})),
		...gaps.map((span) => {
			const isWholeDay = hours !== null && timeOf(span.from) === hours.from && timeOf(span.to) === hours.to;
			const gap = gapOf(span, crew, day, isWholeDay, context);
			return { at: span.from, stop: { kind: "free", gap, length: sayLength(span.to - span.from, locale) } as const };
		}),
	].toSorted((one, other) => one.at - other.at);
	return placed.flatMap(({ stop }, index) => {
		const road = stop.kind === "job" && index < placed.length - 1 ? stop.entry.road : null;
		return road ? [stop, { kind: "road", text: road } as const] : [stop];
	});
}

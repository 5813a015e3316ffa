import { isOpenAppointment } from "#app/model/appointments/appointment.ts";
import type { CrewEntry } from "#app/model/appointments/crew.ts";
import { crewDayId, minutesOf, overlaps, takenBy } from "#app/model/appointments/crew-day.ts";
import { hoursOn, type TakenDays } from "#app/model/appointments/free-windows.ts";
import { weekdayOf } from "#app/time/days.ts";
import type { AgendaEntry } from "./read-shown.ts";

/** Minutes since midnight in Montréal, the end excluded. */
export interface Span {
	from: number;
	to: number;
}

/** Shorter gaps are not offered: no job and its road fit. */
const shortestGap = 60;
/** Free time of today starts at the next quarter of an hour. */
const step = 15;

/** Why a crew does not work on a day. */
type DayOff = { kind: "closed" } | { kind: "away"; reason: string } | { kind: "off"; weekday: number };

export function dayOffOf(crew: CrewEntry, day: string, closed: ReadonlySet<string>): DayOff | null {
	if (closed.has(day)) return { kind: "closed" };
	const away = crew.away.find(({ from, to }) => from <= day && day <= to);
	if (away) return { kind: "away", reason: away.reason };
	return hoursOn(crew, day) === null ? { kind: "off", weekday: weekdayOf(day) } : null;
}

/** The time in which the crew could take another job: working hours that are neither taken nor over. */
export function freeSpans(
	crew: CrewEntry,
	day: string,
	{ taken, closed, today, minute }: { taken: TakenDays; closed: ReadonlySet<string>; today: string; minute: number },
): Span[] {
	const hours = hoursOn(crew, day);
	if (!crew.active || hours === null || closed.has(day) || day < today) return [];
	const earliest = day === today ? Math.ceil(minute / step) * step : 0;
	let from = Math.max(minutesOf(hours.from), earliest);
	const end = minutesOf(hours.to);
	const spans: Span[] = [];
	const busy = (taken.get(crewDayId(crew.id, day)) ?? []).toSorted((one, other) => one.from - other.from);
	for (const time of [...busy, { from: end, to: end }]) {
		if (Math.min(time.from, end) - from >= shortestGap) spans.push({ from, to: Math.min(time.from, end) });
		from = Math.max(from, time.to);
	}
	return spans;
}

/** Two appointments of one crew that need the same time. At least one of them can still be moved. */
export interface Conflict {
	first: AgendaEntry;
	second: AgendaEntry;
	/** How long they overlap. */
	minutes: number;
}

export function conflictsIn(entries: readonly AgendaEntry[]): Conflict[] {
	const conflicts: Conflict[] = [];
	for (const group of Map.groupBy(entries, ({ appointment: { crew, day } }) => crewDayId(crew, day)).values()) {
		const sorted = group.toSorted(byStart);
		for (const [index, first] of sorted.entries()) {
			for (const second of sorted.slice(index + 1)) {
				const [one, other] = [takenBy(first.appointment), takenBy(second.appointment)];
				if (!overlaps(one, other) || !(isMovable(first) || isMovable(second))) continue;
				conflicts.push({ first, second, minutes: Math.min(one.to, other.to) - Math.max(one.from, other.from) });
			}
		}
	}
	return conflicts;
}

export function isMovable({ appointment }: AgendaEntry): boolean {
	return isOpenAppointment(appointment);
}

export function byStart(one: AgendaEntry, other: AgendaEntry): number {
	const [a, b] = [takenBy(one.appointment), takenBy(other.appointment)];
	return a.from - b.from || a.to - b.to || one.id.localeCompare(other.id);
}

/** Where overlapping blocks stand: the lane of each, and how many lanes share the width. */
interface Lane {
	lane: number;
	/** 1: a block lies over the end of the one before, indented. */
	lanes: number;
}

/** The first lines of a block stay readable when the next one starts at least so much later. */
const readable = 75;

/** Expects spans sorted by their start. */
export function lanesOf(spans: readonly Span[]): Lane[] {
	const lanes: Lane[] = [];
	for (let start = 0; start < spans.length; ) {
		let end = start + 1;
		let until = spans[start]?.to ?? 0;
		let tight = false;
		for (; end < spans.length && (spans[end]?.from ?? 0) < until; end++) {
			tight ||= (spans[end]?.from ?? 0) - (spans[end - 1]?.from ?? 0) < readable;
			until = Math.max(until, spans[end]?.to ?? 0);
		}
		const count = end - start;
		for (let lane = 0; lane < count; lane++) lanes.push({ lane, lanes: tight ? count : 1 });
		start = end;
	}
	return lanes;
}

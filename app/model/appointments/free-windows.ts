import { addDays, weekdayOf } from "#app/time/days.ts";
import type { ServiceName } from "../service-names.ts";
import type { ArrivalWindow } from "./appointment.ts";
import { type BookingRules, travelTo } from "./booking-rules.ts";
import type { AwayDays, Crew, CrewEntry, WorkingHours } from "./crew.ts";
import { crewDayId, minutesOf, overlaps, type TakenTime, takenBy } from "./crew-day.ts";
import { noticeOf } from "./notice.ts";

export interface WantedAppointment {
	services: readonly ServiceName[];
	/** The id of the area; null outside of all areas. */
	area: string | null;
	/** The longest time that the work may take; null when it is unknown. */
	minutes: number | null;
	/** Days in Montréal, both included. */
	from: string;
	until: string;
	now: Date;
	rules: BookingRules;
	/** An appointment that is moved: its own time counts as free. */
	moving?: string;
}

export type Availability =
	| { kind: "windows"; windows: readonly FreeWindow[] }
	/** Somebody has to look at it: no time can be promised. */
	| { kind: "on-request"; reason: OnRequestReason };

export type OnRequestReason = "length-unknown" | "longer-than-day" | "no-crew";

export interface FreeWindow {
	day: string;
	window: ArrivalWindow;
	/** Ids of the crews that are free, in the order of the crews. */
	crews: readonly string[];
}

/** What is taken, by the id of the crew day. A day without an entry is free. */
export type TakenDays = ReadonlyMap<string, readonly TakenTime[]>;

/** The windows in which a crew can arrive, do the work and leave before its day ends. */
export function freeWindows(
	crews: readonly CrewEntry[],
	/** Days on which the company is closed. */
	closures: readonly string[],
	taken: TakenDays,
	wanted: WantedAppointment,
): Availability {
	const reason = whyOnRequest(crews, wanted);
	if (reason) return { kind: "on-request", reason };
	const { rules } = wanted;
	const minutes = wanted.minutes ?? 0;
	const able = ableCrews(crews, wanted);
	const closed = new Set(closures);
	const notice = noticeOf(wanted.now, rules);
	const asked = timedWindows({ ...wanted, minutes });
	const windows: FreeWindow[] = [];
	for (let day = wanted.from; day <= wanted.until; day = addDays(day, 1)) {
		if (closed.has(day) || day < notice.day) continue;
		const present = able.flatMap((crew) => {
			const hours = hoursOn(crew, day);
			return hours ? [{ id: crew.id, hours, taken: taken.get(crewDayId(crew.id, day)) ?? [] }] : [];
		});
		if (present.length === 0) continue;
		for (const { window, time } of asked) {
			if (!notice.allows(day, window)) continue;
			const free = present.filter(
				(crew) => isFree(time, crew.taken, wanted.moving) && fits(window, minutes, crew.hours),
			);
			if (free.length > 0) windows.push({ day, window, crews: free.map(({ id }) => id) });
		}
	}
	return { kind: "windows", windows };
}

/** Why no window can be promised, whatever is taken; null when windows can be looked for. */
export function whyOnRequest(
	crews: readonly CrewEntry[],
	wanted: Pick<WantedAppointment, "services" | "area" | "minutes" | "rules">,
): OnRequestReason | null {
	const { minutes, rules } = wanted;
	const able = ableCrews(crews, wanted);
	if (able.length === 0) return "no-crew";
	if (minutes === null || minutes <= 0) return "length-unknown";
	return able.some((crew) => fitsSomeDay(crew, minutes, rules)) ? null : "longer-than-day";
}

/** A window of the rules in minutes since midnight, with the time that the work and the road would take. */
export interface TimedWindow {
	window: ArrivalWindow;
	start: number;
	end: number;
	time: { from: number; to: number };
}

export function timedWindows({
	minutes,
	area,
	rules,
}: Pick<WantedAppointment, "area" | "rules"> & { minutes: number }): TimedWindow[] {
	const travel = travelTo(area, rules);
	return rules.windows.map((window) => ({
		window,
		start: minutesOf(window.from),
		end: minutesOf(window.to),
		time: takenBy({ window, minutes, travel }),
	}));
}

/** The crews that may be sent at all: active, with every service that is asked for, and in this area. */
export function ableCrews(
	crews: readonly CrewEntry[],
	{ services, area }: Pick<WantedAppointment, "services" | "area">,
): CrewEntry[] {
	return crews.filter((crew) => crew.active && doesServices(crew, services) && serves(crew, area));
}

export function doesServices({ services }: Pick<Crew, "services">, asked: readonly ServiceName[]): boolean {
	return services === null || asked.every((service) => services.includes(service));
}

/** A place outside of all areas is served by a crew that goes everywhere. */
export function serves({ areas }: Pick<Crew, "areas">, area: string | null): boolean {
	return areas === null || (area !== null && areas.includes(area));
}

/** Null on a day off, or when the crew is away. */
export function hoursOn(crew: Pick<Crew, "hours" | "away">, day: string): WorkingHours | null {
	if (awayOn(crew, day)) return null;
	const weekday = weekdayOf(day);
	return crew.hours.find(({ days }) => days.includes(weekday)) ?? null;
}

export function awayOn({ away }: Pick<Crew, "away">, day: string): AwayDays | null {
	return away.find(({ from, to }) => from <= day && day <= to) ?? null;
}

/** The road home after the last job may be outside the working hours; the work may not. */
export function fits(window: ArrivalWindow, minutes: number, { from, to }: WorkingHours): boolean {
	return minutesOf(window.from) >= minutesOf(from) && minutesOf(window.to) + minutes <= minutesOf(to);
}

export function isFree(time: { from: number; to: number }, taken: readonly TakenTime[], except?: string): boolean {
	// A loop instead of `some`: 0.05 ms less in a look among ten crews.
	for (const other of taken) if (other.appointment !== except && overlaps(time, other)) return false;
	return true;
}

function fitsSomeDay({ hours }: Crew, minutes: number, { windows }: BookingRules): boolean {
	return hours.some((day) => windows.some((window) => fits(window, minutes, day)));
}

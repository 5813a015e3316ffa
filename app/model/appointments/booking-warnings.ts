import type { ServiceName } from "../service-names.ts";
import type { AppointmentPlace } from "./appointment.ts";
import type { CrewEntry } from "./crew.ts";
import { crewDayId, endOf, minutesOf, overlaps, takenBy, timeOf } from "./crew-day.ts";
import { ableCrews, awayOn, doesServices, hoursOn, serves, type TakenDays } from "./free-windows.ts";

/**
 * Something that a member checks before booking. The kinds are `bookingWarnings` in `appointment.ts`. `crews` are the ids
 * of those that could be sent instead.
 */
export type PlaceWarning =
	/** `crews`: at work and free then. */
	| { kind: "overlap"; with: readonly Overlap[]; crews: readonly string[] }
	/** `crews`: at work and free then. */
	| ({ kind: "closed"; crews: readonly string[] } & ClosedReason)
	/** Less is planned than the estimate expects. `expected` is the length that removes the warning. */
	| { kind: "too-short"; planned: number; expected: number }
	/** `crews`: all that do the services in the area; first those that are at work and free then. */
	| { kind: "area"; area: string | null; crews: readonly string[] }
	/** `services`: those that the crew does not do. `crews` as for the area. */
	| { kind: "service"; services: readonly ServiceName[]; crews: readonly string[] };

/** A taken time with the road after it, `HH:MM`. */
export interface Overlap {
	appointment: string;
	from: string;
	to: string;
}

export type ClosedReason =
	| { reason: "holiday" }
	/** Both days included; `why` is what the member wrote, empty without it. */
	| { reason: "away"; why: string; from: string; to: string }
	| { reason: "day-off" }
	| { reason: "before-hours"; opens: string; arrives: string }
	/** `ends` is when work of `minutes` ends: the expected length if it is more than the planned one. */
	| { reason: "after-hours"; closes: string; ends: string; minutes: number };

export interface BookingCircumstances {
	/** The crew of the place. */
	crew: CrewEntry;
	/** All crews; the crew of the place may be among them. */
	others: readonly CrewEntry[];
	/** Days on which the company is closed. */
	closures: readonly string[];
	taken: TakenDays;
	/** The upper bound of the estimate; null when it is unknown. */
	expectedMinutes: number | null;
	services: readonly ServiceName[];
	/** The id of the area; null outside of all areas. */
	area: string | null;
	/** An appointment that is moved: its own time counts as free. */
	moving?: string;
}

/** In the order of `bookingWarnings`. None of them prevents a booking. */
export function warningsFor(place: AppointmentPlace, circumstances: BookingCircumstances): PlaceWarning[] {
	const { crew, expectedMinutes, services, area } = circumstances;
	const warnings: PlaceWarning[] = [];
	const { free, able } = instead(place, circumstances);
	const overlapping = overlapsOf(place, crew, circumstances);
	if (overlapping.length > 0) warnings.push({ kind: "overlap", with: overlapping, crews: free });
	for (const closed of closedReasons(place, crew, circumstances)) {
		warnings.push({ kind: "closed", ...closed, crews: free });
	}
	if (expectedMinutes !== null && place.minutes < expectedMinutes) {
		warnings.push({ kind: "too-short", planned: place.minutes, expected: expectedMinutes });
	}
	if (!serves(crew, area)) warnings.push({ kind: "area", area, crews: able });
	const missing = services.filter((service) => !doesServices(crew, [service]));
	if (missing.length > 0) warnings.push({ kind: "service", services: missing, crews: able });
	return warnings;
}

/**
 * `able` does the work; `free` is also at work and free then. No warning proposes the crew that it is about: a crew that
 * overlaps or is closed is not free, and one that lacks the area or a service is not able.
 */
function instead(place: AppointmentPlace, circumstances: BookingCircumstances) {
	const able = ableCrews(circumstances.others, circumstances);
	const isFree = (crew: CrewEntry) =>
		overlapsOf(place, crew, circumstances).length + closedReasons(place, crew, circumstances).length === 0;
	const free = able.filter(isFree);
	const ids = (crews: readonly CrewEntry[]) => crews.map(({ id }) => id);
	return { free: ids(free), able: ids([...free, ...able.filter((crew) => !free.includes(crew))]) };
}

function overlapsOf(
	place: AppointmentPlace,
	{ id }: CrewEntry,
	{ taken, moving }: Pick<BookingCircumstances, "taken" | "moving">,
): Overlap[] {
	const time = takenBy(place);
	const times = taken.get(crewDayId(id, place.day)) ?? [];
	return times
		.filter((other) => other.appointment !== moving && overlaps(time, other))
		.map(({ appointment, from, to }) => ({ appointment, from: timeOf(from), to: timeOf(to) }));
}

/** A crew can come too early and end too late: that is two reasons. */
function closedReasons(
	{ day, window, minutes: planned }: AppointmentPlace,
	crew: CrewEntry,
	{ closures, expectedMinutes }: Pick<BookingCircumstances, "closures" | "expectedMinutes">,
): ClosedReason[] {
	if (closures.includes(day)) return [{ reason: "holiday" }];
	const away = awayOn(crew, day);
	if (away) return [{ reason: "away", why: away.reason, from: away.from, to: away.to }];
	const hours = hoursOn(crew, day);
	if (!hours) return [{ reason: "day-off" }];
	const reasons: ClosedReason[] = [];
	if (minutesOf(window.from) < minutesOf(hours.from)) {
		reasons.push({ reason: "before-hours", opens: hours.from, arrives: window.from });
	}
	const minutes = Math.max(planned, expectedMinutes ?? 0);
	if (minutesOf(window.to) + minutes > minutesOf(hours.to)) {
		reasons.push({ reason: "after-hours", closes: hours.to, ends: endOf({ window, minutes }), minutes });
	}
	return reasons;
}

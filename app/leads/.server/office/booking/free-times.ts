import { readAppointments, readTaken } from "#app/appointments/.server/read-agenda.ts";
import { type AppointmentPlace, isOpenAppointment } from "#app/model/appointments/appointment.ts";
import { type BestWindow, bestWindows, type CrewStop } from "#app/model/appointments/best-windows.ts";
import { type ChosenWindow, windowValue } from "#app/model/appointments/chosen-window.ts";
import {
	type FreeWindow,
	freeWindows,
	type OnRequestReason,
	type WantedAppointment,
} from "#app/model/appointments/free-windows.ts";
import { noticeOf } from "#app/model/appointments/notice.ts";
import { type WindowRow, windowTable } from "#app/model/appointments/window-table.ts";
import { askedAhead } from "#app/model/leads/asked-window.ts";
import type { AskedWindow } from "#app/model/leads/lead.ts";
import { areaIdOf } from "#app/model/leads/lead-place.ts";
import { addDays, isDay } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import type { BookingContext, BookingParts } from "./booking-context.ts";

/** Days in the table at once. */
const daysShown = 6;
/** Leads that are read to find out where the crews are: more would make the panel slow. */
const mostStops = 100;

export interface FreeTimes {
	best: readonly BestWindow[];
	rows: readonly WindowRow[];
	/** The first day of the rows, and of those before and after. */
	since: string;
	earlier: string | null;
	later: string;
	/** Why no window is offered. */
	reason: OnRequestReason | null;
}

/** The best windows for a lead, and a table of some days. */
export async function freeTimes(
	booking: BookingContext,
	parts: BookingParts,
	{ minutes, since }: { minutes: number; since: string },
): Promise<FreeTimes> {
	const { rules, now, services, area, open, lead } = booking;
	const first = noticeOf(now, rules).day;
	const last = addDays(dayInMontreal(now), rules.horizonDays);
	const start = isDay(since) && since > first && since < addDays(first, 365) ? since : first;
	const end = addDays(start, daysShown - 1);
	const closures = booking.company.holidays;
	const taken = await readTaken(parts.store, first, maxDay(end, last));
	const wanted: WantedAppointment & { minutes: number } = {
		services,
		area,
		minutes,
		now,
		rules,
		from: first,
		until: last,
		...(open && { moving: open.id }),
	};
	const offered = freeWindows(booking.crews, closures, taken, wanted);
	const asked = open ? null : askedAhead(lead.data, now);
	const askedFree = asked && isWindow(asked, booking) ? await freeAsked(asked, booking, parts, minutes) : null;
	const others = offered.kind === "windows" ? withoutCurrent(offered.windows, booking) : [];
	const windows = askedFree ? [...others.filter((other) => !isSameWindow(other, askedFree)), askedFree] : others;
	return {
		best: await ranked(windows, asked, booking, parts),
		rows: windowTable(booking.crews, closures, taken, { ...wanted, from: start, until: end }),
		since: start,
		earlier: start > first ? maxDay(first, addDays(start, -daysShown)) : null,
		later: addDays(end, 1),
		reason: offered.kind === "on-request" ? offered.reason : null,
	};
}

/**
 * The window that the customer asked for, with the crews that are free in it; null when none is. The notice time and the
 * days that are offered do not count: both allowed it when the customer asked.
 */
export async function freeAsked(
	{ day, window }: AskedWindow,
	booking: BookingContext,
	{ store }: BookingParts,
	minutes: number,
): Promise<FreeWindow | null> {
	const { services, area, now, crews, company } = booking;
	const rules = { ...booking.rules, windows: [window], noticeHours: 0 };
	const wanted = { services, area, minutes, now, rules, from: day, until: day };
	const offered = freeWindows(crews, company.holidays, await readTaken(store, day, day), wanted);
	return (offered.kind === "windows" && offered.windows[0]) || null;
}

/** The best of these windows, each with the crew to send. */
export async function ranked(
	windows: readonly FreeWindow[],
	asked: AskedWindow | null,
	booking: BookingContext,
	parts: BookingParts,
): Promise<BestWindow[]> {
	const days = windows.map(({ day }) => day).toSorted();
	const [first, last] = [days[0], days.at(-1)];
	if (first === undefined || last === undefined) return [];
	const { area, lead } = booking;
	const wishes = lead.data.estimate?.wishes ?? null;
	const place = { area, postalCode: lead.data.postalCode };
	return bestWindows(windows, { asked, wishes, place, stops: await stopsBetween(booking, parts, first, last) });
}

function isWindow(asked: AskedWindow, { rules }: BookingContext): boolean {
	return rules.windows.some((window) => isSameWindow({ day: asked.day, window }, asked));
}

function isSameWindow(one: ChosenWindow, other: ChosenWindow): boolean {
	return windowValue(one) === windowValue(other);
}

/** Without the place that the appointment has already. */
function withoutCurrent(windows: readonly FreeWindow[], { open }: BookingContext): FreeWindow[] {
	return windows
		.map(({ day, window, crews }) => ({
			day,
			window,
			crews: crews.filter((crew) => !isCurrent({ day, window, crew }, open)),
		}))
		.filter(({ crews }) => crews.length > 0);
}

/** Whether the appointment that moves is there now. The place of a proposal is still to be booked. */
export function isCurrent(
	{ day, window, crew }: Pick<AppointmentPlace, "day" | "window" | "crew">,
	open: BookingContext["open"],
): boolean {
	if (open?.data.status !== "booked") return false;
	return open.data.day === day && open.data.window.from === window.from && open.data.crew === crew;
}

/** Where the crews already go, without the appointment that moves. */
export async function stopsBetween(
	{ open, company }: Pick<BookingContext, "open" | "company">,
	{ store, content }: Pick<BookingParts, "store"> & { content: Pick<BookingParts["content"], "reader"> },
	from: string,
	until: string,
): Promise<CrewStop[]> {
	const serviceArea = content.reader().read("service-area");
	const others = (await readAppointments(store, from, until))
		.filter(({ id, data }) => id !== open?.id && isOpenAppointment(data))
		.slice(0, mostStops);
	return Promise.all(
		others.map(async ({ data: { crew, day, lead } }) => {
			const postalCode = (await store.get("leads", lead))?.data.postalCode ?? null;
			return { crew, day, postalCode, area: areaIdOf(postalCode, serviceArea, company) };
		}),
	);
}

function maxDay(one: string, other: string): string {
	return one > other ? one : other;
}

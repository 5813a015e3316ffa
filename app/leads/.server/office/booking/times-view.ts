import type { Locale } from "#app/locale/locales.ts";
import { type AppointmentPlace, sameTime } from "#app/model/appointments/appointment.ts";
import { exactTime, placeValue } from "#app/model/appointments/booking-form.ts";
import type { WindowCell, WindowRefusal, WindowRow } from "#app/model/appointments/window-table.ts";
import { weekdayOf } from "#app/time/days.ts";
import { formatHour } from "#app/time/format.ts";
import { type BookingContext, crewName } from "./booking-context.ts";
import { type FreeTimes, isCurrent } from "./free-times.ts";
import { bookingWordsIn, sayRowDay, sayShortWindow } from "./say-booking.ts";

export interface TimeChoice {
	/** The value of the radio button. */
	value: string;
	day: string;
	window: string;
	crew: string;
	reason: string;
	/** The appointment has this time already, with another crew: nobody is told. */
	isSameTime: boolean;
}

export type TimeCell =
	| { kind: "free"; value: string; text: string; label: string; isSameTime: boolean }
	/** It is one of the choices above the table, or where the appointment is now. */
	| { kind: "above"; text: string }
	| { kind: "refused"; text: string };

export interface TimeRow {
	day: string;
	note: string | null;
	/** Why no window of the day is free, said once. */
	allDay: string | null;
	cells: readonly TimeCell[];
}

/** The windows as the panel shows them: the best ones, then a table. A chosen window always has its radio button. */
export function timesView(times: FreeTimes, booking: BookingContext, chosen: string, locale: Locale) {
	const words = bookingWordsIn(locale);
	const best = times.best.map(({ window: { day, window }, crew, reasons: [reason = "soonest"] }) => ({
		...choice({ day, window, crew }, booking, locale),
		reason: words.reasons[reason],
	}));
	const above = new Set(best.map(({ value }) => value));
	const rows = times.rows.map((row) => rowView(row, booking, above, locale));
	const offered = new Set([
		...above,
		...rows.flatMap(({ cells }) => cells.map((cell) => "value" in cell && cell.value)),
	]);
	const own = chosen !== "" && chosen !== exactTime && !offered.has(chosen) ? ownChoice(chosen, booking, locale) : null;
	return {
		best: own ? [...best, own] : best,
		heads: booking.rules.windows.map((window) => sayShortWindow(window, locale)),
		rows,
		earlier: times.earlier,
		later: times.later,
		since: times.since,
		nothing: nothingText(times, locale),
	};
}

function choice(place: Pick<AppointmentPlace, "day" | "window" | "crew">, booking: BookingContext, locale: Locale) {
	return {
		value: placeValue(place),
		day: sayRowDay(place.day, locale),
		window: sayShortWindow(place.window, locale),
		crew: crewName(booking, place.crew),
		isSameTime: isTimeNow(place, booking),
	};
}

function isTimeNow(time: Pick<AppointmentPlace, "day" | "window">, { open }: BookingContext): boolean {
	return open?.data.status === "booked" && sameTime(open.data, time);
}

/** A window that was proposed, or chosen on other days of the table or in the agenda. */
function ownChoice(chosen: string, booking: BookingContext, locale: Locale): TimeChoice | null {
	const [day = "", from = "", crew = ""] = chosen.split("/");
	const window = booking.rules.windows.find((one) => one.from === from);
	if (!window || !booking.crews.some(({ id }) => id === crew)) return null;
	const { reasons } = bookingWordsIn(locale);
	const isProposed = booking.open?.data.status === "proposed" && chosen === placeValue(booking.open.data);
	return { ...choice({ day, window, crew }, booking, locale), reason: isProposed ? reasons.proposed : reasons.own };
}

function rowView(
	{ day, cells, allDay }: WindowRow,
	booking: BookingContext,
	above: ReadonlySet<string>,
	locale: Locale,
): TimeRow {
	const words = bookingWordsIn(locale);
	return {
		day: sayRowDay(day, locale),
		note: isWished(day, booking) ? words.wishedDay : null,
		allDay: allDay && refusalText(allDay, locale),
		cells: cells.map((cell) => cellView(day, cell, booking, above, locale)),
	};
}

function cellView(
	day: string,
	{ window, free, refusal }: WindowCell,
	booking: BookingContext,
	above: ReadonlySet<string>,
	locale: Locale,
): TimeCell {
	const words = bookingWordsIn(locale);
	if (!free) return { kind: "refused", text: refusalText(refusal, locale) };
	const others = free.filter((crew) => !isCurrent({ day, window, crew }, booking.open));
	if (others.length === 0) return { kind: "above", text: words.currentPlace };
	const values = others.map((crew) => placeValue({ day, window, crew }));
	if (values.some((value) => above.has(value))) return { kind: "above", text: words.above };
	const names = others.map((crew) => crewName(booking, crew));
	const text = names.length === 1 ? (names[0] ?? "") : words.crews(names.length);
	const label = `${sayRowDay(day, locale)}, ${sayShortWindow(window, locale)}, ${names[0]}`;
	return { kind: "free", value: values[0] ?? "", text, label, isSameTime: isTimeNow({ day, window }, booking) };
}

function isWished(day: string, { lead }: BookingContext): boolean {
	const wishes = lead.data.estimate?.wishes;
	return wishes?.date === day || Boolean(wishes?.days.includes(weekdayOf(day)));
}

function refusalText(refusal: WindowRefusal, locale: Locale): string {
	const { refusals } = bookingWordsIn(locale);
	switch (refusal.reason) {
		case "before-hours":
			return refusals["before-hours"](formatHour(refusal.from, locale));
		case "after-hours":
			return refusals["after-hours"](formatHour(refusal.to, locale));
		case "away":
			return refusals.away(refusal.why);
		default:
			return refusals[refusal.reason];
	}
}

function nothingText({ best, reason }: FreeTimes, locale: Locale): string | null {
	const words = bookingWordsIn(locale);
	if (best.length > 0) return null;
	if (reason === "no-crew") return words.noCrew;
	return reason === "longer-than-day" ? words.tooLong : words.noneFree;
}

import type { ContentReader } from "#app/.server/content/reader.ts";
import { capitalized } from "#app/locale/first-letter.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { ArrivalWindow } from "#app/model/appointments/appointment.ts";
import { type ChosenWindow, windowValue } from "#app/model/appointments/chosen-window.ts";
import { minutesOf } from "#app/model/appointments/crew-day.ts";
import type { PickerDay, PickerWindow, WindowPickerView } from "#app/model/appointments/window-picker-view.ts";
import type { WindowCell, WindowRow } from "#app/model/appointments/window-table.ts";
import { isOpenDay, type OpenDays } from "#app/model/site/opening-state.ts";
import { weekdayOf } from "#app/time/days.ts";
import { formatHour } from "#app/time/format.ts";
import { formatDayAndMonth, formatMonth, formatWeekdayWithoutYear, weekdayName } from "#app/time/format-day.ts";
import { type WindowPickerWords, windowPickerWords } from "#content/messages/window-picker.ts";
import type { WindowOffer } from "./offered-windows.ts";
import { sayMinute, sayWindow } from "./say-times.ts";

interface PickerOptions {
	locale: Locale;
	reader: ContentReader;
	/** The time that the appointment has: always among the windows and never refused, so that it can be kept. */
	own?: ChosenWindow;
}

/** The offered windows as a page shows them; null when there are none to choose from. */
export function windowPicker(
	offer: WindowOffer | null,
	{ locale, reader, own }: PickerOptions,
): WindowPickerView | null {
	const rows = offer?.kind === "windows" ? withOwn(fromFirstChoice(offer.rows), own) : [];
	const [first, last] = [rows[0], rows.at(-1)];
	if (offer?.kind !== "windows" || !first || !last) return null;
	const words = windowPickerWords[locale];
	const [company, ownValue] = [reader.read("company"), own ? windowValue(own) : null];
	const days = rows.map((row, index) =>
		dayView(row, { words, locale, company, minutes: offer.minutes, ownValue, before: rows[index - 1]?.day }),
	);
	if (!days.some(({ state }) => state === "free")) return null;
	return {
		dayLabel: words.day,
		span: words.span(formatDayAndMonth(first.day, locale), formatDayAndMonth(last.day, locale)),
		days,
	};
}

/** Days on which it is only too late to book, today above all, are no choice. */
function fromFirstChoice(rows: readonly WindowRow[]): readonly WindowRow[] {
	const isOver = ({ cells }: WindowRow) => cells.some(isLate) && cells.every((cell) => !cell.free && !isTaken(cell));
	const start = rows.findIndex((row) => !isOver(row));
	return start < 0 ? [] : rows.slice(start);
}

function withOwn(rows: readonly WindowRow[], own?: ChosenWindow): readonly WindowRow[] {
	if (!own) return rows;
	const cell: WindowCell = { window: own.window, free: [], refusal: null };
	const isOther = ({ window }: WindowCell) => windowValue({ ...own, window }) !== windowValue(own);
	const { cells } = rows.find(({ day }) => day === own.day) ?? { cells: [] };
	const row = {
		day: own.day,
		cells: [...cells.filter(isOther), cell].toSorted((one, other) => (one.window.from < other.window.from ? -1 : 1)),
		allDay: null,
	};
	return [...rows.filter(({ day }) => day !== own.day), row].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

interface DayParts {
	words: WindowPickerWords;
	locale: Locale;
	company: OpenDays;
	minutes: number;
	ownValue: string | null;
	/** The day before it in the strip. */
	before: string | undefined;
}

function dayView(
	{ day, cells }: WindowRow,
	{ words, locale, company, minutes, ownValue, before }: DayParts,
): PickerDay {
	const free = cells.filter((cell) => cell.free).length;
	const state = free > 0 ? "free" : isOpenDay(day, company) ? "full" : "closed";
	const [name, month] = [formatWeekdayWithoutYear(day, locale), day.slice(0, 7)];
	const { note, spoken } = stateInWords();
	// Windows outside of the working hours are not offered at all: they would only be in the way.
	const shown = free > 0 ? cells.filter((cell) => cell.free || isTaken(cell) || isLate(cell)) : [];
	return {
		day,
		weekday: weekdayName(weekdayOf(day), locale, "short"),
		date: String(Number(day.slice(8))),
		month: before?.slice(0, 7) === month ? "" : formatMonth(month, locale, "short"),
		state,
		note,
		spoken: words.spoken(name, spoken),
		legend: words.arrival(capitalized(name)),
		windows: shown.map((cell): PickerWindow => {
			const value = windowValue({ day, window: cell.window });
			const note = value === ownValue ? words.own : noteOf(cell, minutes, locale);
			return { value, text: windowText(cell.window, locale), note, isFree: cell.free !== null };
		}),
	};

	function stateInWords(): { note: string; spoken: string } {
		if (state === "free") return { note: words.free(free), spoken: words.freeWindows(free) };
		if (state === "full" && !cells.some(isTaken)) return words.none;
		return { note: words[state], spoken: words[state].toLowerCase() };
	}
}

/** `10 h à 12 h` or `10 a.m. to 12 p.m.`; `8 to 10 a.m.` where both are in the same half of the day. */
export function windowText({ from, to }: ArrivalWindow, locale: Locale): string {
	if (from === to || locale === "en") return sayWindow({ from, to }, locale, " to ");
	return windowPickerWords[locale].window(formatHour(from, locale), formatHour(to, locale));
}

function noteOf(cell: WindowCell, minutes: number, locale: Locale): string {
	const words = windowPickerWords[locale];
	if (!cell.free) return isLate(cell) ? words.notice : words.taken;
	// Rounded up to a quarter of an hour: exact minutes would promise more than an estimate can.
	return words.doneBefore(sayMinute(Math.ceil((minutesOf(cell.window.to) + minutes) / 15) * 15, locale));
}

const isTaken = ({ refusal }: WindowCell) => refusal?.reason === "taken";
const isLate = ({ refusal }: WindowCell) => refusal?.reason === "notice";

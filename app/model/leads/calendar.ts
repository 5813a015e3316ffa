import { isDay, weekdayOf } from "#app/time/days.ts";
import { timeZone } from "#app/time/montreal.ts";
import type { Slot } from "#app/time/slot.ts";
import type { OpeningHours } from "../company.ts";
import type { AppointmentWishes, PartOfDay } from "./lead.ts";

export interface CalendarEvent extends Slot {
	/** Stable for an appointment, so that a calendar that already has it replaces it. */
	uid: string;
	/** Increases with each version of the event: calendars ignore a version that is older than theirs. */
	sequence?: number;
	summary: string;
	description: string;
	/** Left out when empty. */
	location: string;
	/** When the file was written. */
	stamp: Date;
	/** TENTATIVE by default: only a member can confirm an appointment. */
	status?: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
	organizer?: { name: string; email: string };
	/** Minutes before the start; no alarm without it. */
	alarmBefore?: number;
}

export type CalendarMethod = "PUBLISH" | "CANCEL";

/** An RFC 5545 file with one appointment. A cancelled one has the method that makes calendars remove it. */
export function calendarFile(event: CalendarEvent): string {
	return written([`METHOD:${methodOf(event)}`], [event]);
}

export function methodOf({ status }: Pick<CalendarEvent, "status">): CalendarMethod {
	return status === "CANCELLED" ? "CANCEL" : "PUBLISH";
}

/** A calendar that programs subscribe to and read again from time to time. */
export function calendarFeed(name: string, events: readonly CalendarEvent[]): string {
	const refresh = "PT30M";
	return written(
		[
			"METHOD:PUBLISH",
			`X-WR-CALNAME:${escapeText(name)}`,
			`X-WR-TIMEZONE:${timeZone}`,
			// Apple and Google read the first of these, Outlook the second.
			`REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
			`X-PUBLISHED-TTL:${refresh}`,
		],
		events,
	);
}

function written(head: readonly string[], events: readonly CalendarEvent[]): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Cleaning company//Appointments//FR",
		"CALSCALE:GREGORIAN",
		...head,
		...montrealClock,
		...events.flatMap(eventLines),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent): string[] {
	const { uid, sequence, start, end, summary, description, location, stamp, status = "TENTATIVE" } = event;
	const { organizer, alarmBefore } = event;
	return [
		"BEGIN:VEVENT",
		`UID:${escapeText(uid)}`,
		...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
		`DTSTAMP:${stamp.toISOString().replace(/\.\d+/, "").replace(/[-:]/g, "")}`,
		`DTSTART;TZID=${timeZone}:${localTime(start)}`,
		`DTEND;TZID=${timeZone}:${localTime(end)}`,
		`SUMMARY:${escapeText(summary)}`,
		`DESCRIPTION:${escapeText(description)}`,
		...(location ? [`LOCATION:${escapeText(location)}`] : []),
		...(organizer ? [`ORGANIZER;CN="${parameter(organizer.name)}":mailto:${parameter(organizer.email)}`] : []),
		`STATUS:${status}`,
		...(alarmBefore === undefined ? [] : alarm(alarmBefore, summary)),
		"END:VEVENT",
	];
}

/** A parameter between quotes can hold neither quotes nor line ends. */
function parameter(text: string): string {
	return text.toWellFormed().replace(/["\p{Cc}\u2028\u2029]/gu, "");
}

function alarm(minutes: number, text: string): string[] {
	return ["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${escapeText(text)}`, `TRIGGER:-PT${minutes}M`, "END:VALARM"];
}

const parts: Readonly<Record<PartOfDay, readonly [from: string, to: string]>> = {
	any: ["08:00", "17:00"],
	morning: ["08:00", "12:00"],
	afternoon: ["13:00", "17:00"],
};

/** The time window of the wished appointment; null without a day, or when we are closed then. */
export function slotOf({ date, part }: AppointmentWishes, hours: readonly OpeningHours[]): Slot | null {
	const weekday = date !== null && isDay(date) ? weekdayOf(date) : null;
	const [from, to] = parts[part];
	const open = hours
		.filter(({ days }) => weekday !== null && days.includes(weekday))
		.flatMap(({ opens, closes }) => {
			// HH:MM strings sort by time: this takes the later start and the earlier end.
			const [, start = from] = [from, opens].toSorted();
			const [end = to] = [to, closes].toSorted();
			return start < end ? [{ start, end }] : [];
		});
	const [start] = open.map((each) => each.start).toSorted();
	const end = open
		.map((each) => each.end)
		.toSorted()
		.at(-1);
	return start && end ? { start: `${date}T${start}`, end: `${date}T${end}` } : null;
}

/** Montréal's rules since 2007, so that calendars in other time zones show the right time. */
const montrealClock = [
	"BEGIN:VTIMEZONE",
	`TZID:${timeZone}`,
	"BEGIN:DAYLIGHT",
	"DTSTART:20070311T020000",
	"RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
	"TZOFFSETFROM:-0500",
	"TZOFFSETTO:-0400",
	"TZNAME:EDT",
	"END:DAYLIGHT",
	"BEGIN:STANDARD",
	"DTSTART:20071104T020000",
	"RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
	"TZOFFSETFROM:-0400",
	"TZOFFSETTO:-0500",
	"TZNAME:EST",
	"END:STANDARD",
	"END:VTIMEZONE",
];

function localTime(moment: string): string {
	return `${moment.replace(/[-:]/g, "")}00`;
}

/** Escapes the format's special characters, and removes the ones that it cannot hold. */
function escapeText(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?|[\u2028\u2029]/g, "\n")
		.replace(/[^\P{Cc}\n\t]/gu, "")
		.replace(/[\\;,]/g, "\\$&")
		.replaceAll("\n", "\\n");
}

const longestLine = 75;
const encoder = new TextEncoder();

/** Folds a line at 75 octets, never inside a character; a continuation line starts with a space. */
function foldLine(line: string): string {
	const folded: string[] = [];
	let current = "";
	let octets = 0;
	for (const character of line) {
		const size = encoder.encode(character).length;
		if (octets + size > longestLine) {
			folded.push(current);
			current = " ";
			octets = 1;
		}
		current += character;
		octets += size;
	}
	return [...folded, current].join("\r\n");
}

import { isDay, weekdayOf } from "../../time/days.ts";
import { timeZone } from "../../time/montreal.ts";
import type { Slot } from "../../time/slot.ts";
import type { OpeningHours } from "../company.ts";
import type { PartOfDay, VisitWishes } from "./lead.ts";

export interface CalendarEvent extends Slot {
	/** The same for the same visit: a calendar that has it already replaces it. */
	uid: string;
	summary: string;
	description: string;
	/** Left out when empty. */
	location: string;
	/** When the file was written. */
	stamp: Date;
	/** Wished for, unless told: only a member can confirm. */
	status?: "TENTATIVE" | "CONFIRMED";
}

/** An RFC 5545 file with one visit. */
export function calendarFile(event: CalendarEvent): string {
	const { uid, start, end, summary, description, location, stamp, status = "TENTATIVE" } = event;
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Airelle//Estimate//FR",
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		...montrealClock,
		"BEGIN:VEVENT",
		`UID:${escapeText(uid)}`,
		`DTSTAMP:${stamp.toISOString().replace(/\.\d+/, "").replace(/[-:]/g, "")}`,
		`DTSTART;TZID=${timeZone}:${localTime(start)}`,
		`DTEND;TZID=${timeZone}:${localTime(end)}`,
		`SUMMARY:${escapeText(summary)}`,
		`DESCRIPTION:${escapeText(description)}`,
		...(location ? [`LOCATION:${escapeText(location)}`] : []),
		`STATUS:${status}`,
		"END:VEVENT",
		"END:VCALENDAR",
	];
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

const parts: Readonly<Record<PartOfDay, readonly [from: string, to: string]>> = {
	any: ["08:00", "17:00"],
	morning: ["08:00", "12:00"],
	afternoon: ["13:00", "17:00"],
};

/** When the wished visit would be; null without a day, or when nobody works then. */
export function slotOf({ date, part }: VisitWishes, hours: readonly OpeningHours[]): Slot | null {
	const weekday = date !== null && isDay(date) ? weekdayOf(date) : null;
	const open = hours.find(({ days }) => weekday !== null && days.includes(weekday));
	if (!open) return null;
	const [from, to] = parts[part];
	// As text, hours of two digits sort like hours: the later beginning and the earlier end.
	const [, start = from] = [from, open.opens].toSorted();
	const [end = to] = [to, open.closes].toSorted();
	return start < end ? { start: `${date}T${start}`, end: `${date}T${end}` } : null;
}

/** The rules in force since 2007: a calendar far from here still shows the hour of the visit. */
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

/** What the format gives a meaning to is marked; what it cannot hold goes. */
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

/** In octets, never inside a character: the line goes on after a line end and a space. */
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

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { type CalendarEvent, calendarFile, slotOf } from "./calendar.ts";
import { partsOfDay } from "./lead.ts";

const event: CalendarEvent = {
	uid: "AIR-7K2M9QX@airelle.example",
	start: "2026-11-17T08:00",
	end: "2026-11-17T12:00",
	summary: "Visite d’Airelle, à confirmer",
	description: "Référence AIR-7K2M9QX; conduits, sécheuse\nC:\\maison",
	location: "H2T 1S6",
	stamp: new Date("2026-11-15T13:07:16.123Z"),
};

describe("the calendar file", () => {
	it("has one tentative appointment in Montréal's time zone", () => {
		const lines = calendarFile(event).split("\r\n");
		expect(lines.slice(0, 5)).toEqual([
			"BEGIN:VCALENDAR",
			"VERSION:2.0",
			"PRODID:-//Cleaning company//Appointments//FR",
			"CALSCALE:GREGORIAN",
			"METHOD:PUBLISH",
		]);
		expect(lines).toContain("DTSTAMP:20261115T130716Z");
		expect(lines).toContain("DTSTART;TZID=America/Toronto:20261117T080000");
		expect(lines).toContain("DTEND;TZID=America/Toronto:20261117T120000");
		expect(lines).toContain("STATUS:TENTATIVE");
		expect(lines.slice(-3)).toEqual(["END:VEVENT", "END:VCALENDAR", ""]);
	});

	it("includes the daylight saving rules of Montréal", () => {
		const file = calendarFile(event);
		expect(file).toMatch(
			/BEGIN:DAYLIGHT\r\n[\s\S]*BYMONTH=3;BYDAY=2SU\r\n[\s\S]*TZOFFSETTO:-0400\r\n[\s\S]*END:DAYLIGHT/,
		);
		expect(file).toMatch(
			/BEGIN:STANDARD\r\n[\s\S]*BYMONTH=11;BYDAY=1SU\r\n[\s\S]*TZOFFSETTO:-0500\r\n[\s\S]*END:STANDARD/,
		);
	});

	it("escapes semicolons, commas, line ends and backslashes", () => {
		expect(unfold(calendarFile(event))).toContain(
			"DESCRIPTION:Référence AIR-7K2M9QX\\; conduits\\, sécheuse\\nC:\\\\maison\r\n",
		);
	});

	it("leaves out an empty location", () => {
		expect(calendarFile({ ...event, location: "" })).not.toContain("LOCATION");
	});

	it("has an alarm before the start when asked for", () => {
		expect(calendarFile(event)).not.toContain("VALARM");
		const lines = unfold(calendarFile({ ...event, summary: "Rappeler; vite", alarmBefore: 5 })).split("\r\n");
		const start = lines.indexOf("BEGIN:VALARM");
		expect(lines.slice(start - 1, start + 6)).toEqual([
			"STATUS:TENTATIVE",
			"BEGIN:VALARM",
			"ACTION:DISPLAY",
			"DESCRIPTION:Rappeler\\; vite",
			"TRIGGER:-PT5M",
			"END:VALARM",
			"END:VEVENT",
		]);
	});

	const anyText = fc.oneof(
		fc.string({ unit: "binary", maxLength: 300 }),
		fc.string({ unit: "grapheme", maxLength: 300 }),
		fc.string({
			unit: fc.constantFrom("\r", "\n", "\\", ";", ",", ":", "n", " ", "é", "👩‍🔧", "\u2028"),
			maxLength: 300,
		}),
		fc.constant("X\r\nEND:VEVENT\r\nBEGIN:VEVENT"),
	);

	it("folds lines to 75 octets without splitting a character, and ends them with CRLF", () => {
		fc.assert(
			fc.property(anyText, anyText, (summary, description) => {
				const file = calendarFile({ ...event, summary, description });
				expect(file.isWellFormed()).toBe(true);
				expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
				for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
			}),
		);
	});

	it("survives a round trip, and no text becomes a property", () => {
		fc.assert(
			fc.property(anyText, anyText, anyText, (summary, description, location) => {
				const properties = read(calendarFile({ ...event, summary, description, location }));
				expect(properties.filter(({ name }) => name === "BEGIN")).toHaveLength(5);
				expect(textOf(properties, "SUMMARY")).toBe(holdable(summary));
				expect(textOf(properties, "DESCRIPTION")).toBe(holdable(description));
				expect(textOf(properties, "LOCATION")).toBe(location ? holdable(location) : undefined);
			}),
		);
	});
});

describe("the slot of a wished appointment", () => {
	const slot = (date: string | null, part: (typeof partsOfDay)[number]) =>
		slotOf({ date, part, days: [] }, company.hours);

	it.each([
		["2026-11-17", "morning", "08:00", "12:00"],
		["2026-11-17", "afternoon", "13:00", "17:00"],
		["2026-11-17", "any", "08:00", "17:00"],
		// Saturdays are shorter.
		["2026-11-21", "morning", "09:00", "12:00"],
		["2026-11-21", "afternoon", "13:00", "15:00"],
		["2026-11-21", "any", "09:00", "15:00"],
	] as const)("for %s (%s) is from %s to %s", (date, part, from, to) => {
		expect(slot(date, part)).toEqual({ start: `${date}T${from}`, end: `${date}T${to}` });
	});

	it.each([null, "2026-11-22", "2026-02-30", "soon", ""])("is null for %j", (date) => {
		for (const part of partsOfDay) expect(slot(date, part)).toBeNull();
	});

	it("is null when we are closed in that part of the day", () => {
		const mornings = [{ days: [2], opens: "08:00", closes: "12:30" }];
		expect(slotOf({ date: "2026-11-17", part: "afternoon", days: [] }, mornings)).toBeNull();
	});

	it("counts all opening hours of a day with a break", () => {
		const hours = [
			{ days: [2], opens: "08:30", closes: "12:00" },
			{ days: [2], opens: "14:00", closes: "18:00" },
		];
		const times = partsOfDay.map((part) => slotOf({ date: "2026-11-17", part, days: [] }, hours));
		expect(times.map((slot) => slot && [slot.start.slice(11), slot.end.slice(11)])).toEqual(
			partsOfDay.map(
				(part) => ({ any: ["08:30", "17:00"], morning: ["08:30", "12:00"], afternoon: ["14:00", "17:00"] })[part],
			),
		);
	});
});

interface Property {
	name: string;
	value: string;
}

function unfold(file: string): string {
	return file.replaceAll("\r\n ", "");
}

/** Parses like a calendar program: unfolds the lines, then splits each at its first colon. */
function read(file: string): Property[] {
	return unfold(file)
		.split("\r\n")
		.slice(0, -1)
		.map((line) => {
			const [, name = "", value = ""] = /^([A-Z]+)(?:;[^:]*)?:([\s\S]*)$/.exec(line) ?? [];
			return { name, value };
		});
}

function textOf(properties: readonly Property[], name: string): string | undefined {
	return properties
		.find((property) => property.name === name)
		?.value.replace(/\\(.)/g, (_, sign: string) => (sign === "n" ? "\n" : sign));
}

/** Removes the characters that the format cannot hold: lone surrogates and control characters. */
function holdable(text: string): string {
	return text
		.toWellFormed()
		.replaceAll("\r\n", "\n")
		.replace(/[\r\u2028\u2029]/g, "\n")
		.replace(/\p{Cc}/gu, (sign) => (sign === "\n" || sign === "\t" ? sign : ""));
}

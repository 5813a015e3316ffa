import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { contactLead } from "../../../tests/mail/sample-leads.ts";
import { calendarFeed } from "../leads/calendar.ts";
import type { Appointment } from "./appointment.ts";
import { appointmentCalendar, appointmentEvent, workSlot } from "./appointment-calendar.ts";

const booked: Appointment = {
	lead: "lead",
	crew: "equipe-1",
	day: "2026-11-19",
	window: { from: "08:00", to: "10:00" },
	minutes: 150,
	travel: 30,
	status: "booked",
	sequence: 0,
	accessNote: "Code 1234",
	noteUntil: null,
	remindAt: null,
	proposalUntil: null,
	accepted: [],
	by: { id: "m", name: "Ariane" },
	createdAt: "2026-11-16T14:00:00.000Z",
	updatedAt: "2026-11-16T14:00:00.000Z",
};
const words = {
	summary: "Airelle, arrivée entre 8 h et 10 h",
	description: "Conduits; sécheuse",
	organizer: { name: "Airelle", email: "bonjour@airelle.example" },
};
const address = { street: "4560, rue Saint-Denis", unit: "3", city: "Montréal" };
const lead = { ...contactLead, address, postalCode: "H2T2S9" };
const file = (changes: Partial<Appointment> = {}, more = words) =>
	appointmentCalendar("a1", { ...booked, ...changes }, lead, more, "https://www.airelle.example");

/** Reads a file as a calendar program does, with its own time zone. */
function read(text: string) {
	const calendar = new ICAL.Component(ICAL.parse(text));
	const zone = new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone") ?? undefined);
	const components = calendar.getAllSubcomponents("vevent");
	const event = new ICAL.Event(components[0]);
	const inUtc = (time: ICAL.Time) => {
		time.zone = zone;
		return time.convertToZone(ICAL.Timezone.utcTimezone).toString();
	};
	return {
		calendar,
		components,
		event,
		start: inUtc(event.startDate),
		end: inUtc(event.endDate),
		method: calendar.getFirstPropertyValue("method"),
		status: components[0]?.getFirstPropertyValue("status"),
	};
}

describe("the calendar file of an appointment, read by a parser of others", () => {
	it("is from the start of the arrival window to the end of the work, at the customer's address", () => {
		const { event, start, end, method, status } = read(file());
		expect([event.uid, event.sequence, method, status]).toEqual(["a1@www.airelle.example", 0, "PUBLISH", "CONFIRMED"]);
		expect([start, end]).toEqual(["2026-11-19T13:00:00Z", "2026-11-19T17:30:00Z"]);
		expect([event.summary, event.description]).toEqual([words.summary, words.description]);
		expect(event.location).toBe("4560, rue Saint-Denis, app.\u00a03, Montréal, H2T\u00a02S9");
		expect(event.organizer).toBe("mailto:bonjour@airelle.example");
		expect(file()).not.toContain("Code 1234");
	});

	it("keeps its UID when it moves and when it is cancelled, with a rising sequence", () => {
		const moved = read(file({ day: "2026-11-20", sequence: 1 }));
		const cancelled = read(file({ status: "cancelled", sequence: 2 }));
		expect([moved, cancelled].map(({ event }) => [event.uid, event.sequence])).toEqual([
			["a1@www.airelle.example", 1],
			["a1@www.airelle.example", 2],
		]);
		expect([moved.method, cancelled.method, cancelled.status]).toEqual(["PUBLISH", "CANCEL", "CANCELLED"]);
		expect(cancelled.start).toBe("2026-11-19T13:00:00Z");
	});

	it("is tentative for a proposal", () => {
		expect(read(file({ status: "proposed" })).status).toBe("TENTATIVE");
	});

	it.each([
		["the day before summer time", "2026-03-07", "13:00", "17:30"],
		["the first day of summer time", "2026-03-08", "12:00", "16:30"],
		["the last day of summer time", "2026-10-31", "12:00", "16:30"],
		["the first day of winter time", "2026-11-01", "13:00", "17:30"],
	])("has the right time on %s", (_, day, start, end) => {
		const event = read(file({ day }));
		expect([event.start, event.end]).toEqual([`${day}T${start}:00Z`, `${day}T${end}:00Z`]);
	});

	it("ends on the next day when the work does", () => {
		expect(workSlot({ ...booked, window: { from: "20:00", to: "22:00" }, minutes: 180 })).toEqual({
			start: "2026-11-19T20:00",
			end: "2026-11-20T01:00",
		});
	});

	it("folds emoji whole, and no text becomes a property of its own", () => {
		const hostile = `${"👩‍🔧é".repeat(60)}\r\nATTENDEE:mailto:evil@x.example\nBEGIN:VALARM\u2028URL:x`;
		const organizer = { name: 'Air"elle\r\nATTENDEE:x', email: "bonjour@airelle.example\r\nX:y" };
		const text = file({}, { summary: hostile, description: hostile, organizer });
		for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
		const { event, components } = read(text);
		expect(event.summary).toBe(hostile.replaceAll("\r\n", "\n").replace("\u2028", "\n"));
		expect(components[0]?.getAllProperties().map(({ name }) => name)).toEqual(
			"uid sequence dtstamp dtstart dtend summary description location organizer status".split(" "),
		);
		expect(components[0]?.getAllSubcomponents()).toEqual([]);
	});
});

describe("a calendar that programs subscribe to", () => {
	it("has a name, all events and one time zone", () => {
		const event = (id: string) => ({ ...appointmentEvent(id, booked, "https://a.example"), ...words, location: "" });
		const { calendar, components } = read(calendarFeed("Équipe 1", [event("a1"), event("a2")]));
		expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Équipe 1");
		expect(components.map((each) => each.getFirstPropertyValue("uid"))).toEqual(["a1@a.example", "a2@a.example"]);
		expect(calendar.getAllSubcomponents("vtimezone")).toHaveLength(1);
	});

	it("can be empty", () => {
		expect(new ICAL.Component(ICAL.parse(calendarFeed("Équipe 1", []))).getAllSubcomponents("vevent")).toEqual([]);
	});
});

import { describe, expect, it } from "vitest";
import type { AppointmentStatus } from "../appointments/appointment.ts";
import { cameBack, type SentLead } from "./due-again.ts";

const work = { id: "first", day: "2026-11-19", since: "2026-11-19T16:00:00.000Z" };

function lead(changes: Partial<SentLead> = {}): SentLead {
	return { kind: "estimate", receivedAt: "2027-03-01T15:00:00.000Z", spam: [], desk: { quote: null }, ...changes };
}

const accepted = { desk: { quote: { accepted: { version: 1 } } } } as unknown as Pick<SentLead, "desk">;

describe("a customer came back", () => {
	it.each<[string, SentLead, boolean]>([
		["with another estimate", lead(), true],
		["with a call", lead({ kind: "contact", channel: "phone" }), true],
		["with a message whose quote they accepted", lead({ kind: "contact", ...accepted }), true],
		["not with a message alone: it may be a complaint", lead({ kind: "contact" }), false],
		["not with an estimate before the work", lead({ receivedAt: "2026-11-01T15:00:00.000Z" }), false],
		["not with a flagged estimate", lead({ spam: ["honeypot"] }), false],
		["not with an imported lead, whenever it was imported", lead({ channel: "import", ...accepted }), false],
		["not by waiting for us to serve another place", lead({ kind: "waiting-list", channel: "phone" }), false],
	])("%s", (_, sent, isBack) => {
		expect(cameBack(work, [sent], [])).toBe(isBack);
	});

	it.each<[AppointmentStatus, string, boolean]>([
		["booked", "2027-12-01", true],
		["proposed", "2027-12-01", true],
		["done", "2027-08-01", true],
		["done", "2026-09-01", false],
		["cancelled", "2027-08-01", false],
		["missed", "2027-08-01", false],
	])("or not, with an appointment that is %s on %s", (status, day, isBack) => {
		const own = { id: "first", data: { status: "done", day: work.day } } as const;
		expect(cameBack(work, [], [own, { id: "other", data: { status, day } }])).toBe(isBack);
	});
});

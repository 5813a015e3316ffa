import { describe, expect, it } from "vitest";
import { contactLead } from "../../../tests/mail/sample-leads.ts";
import type { Lead } from "./lead.ts";
import type { HistoryEntry } from "./lead-history.ts";
import { openWish } from "./open-wish.ts";

const asked = { day: "2026-11-19", window: { from: "10:00", to: "12:00" }, at: "2026-11-16T15:00:00.000Z" };
const now = new Date("2026-11-17T15:00:00Z");
const visit = { start: "2026-11-20T08:00", end: "2026-11-20T10:00", appointment: "a" };

function wishOf(more: Partial<Lead> = {}, desk: Partial<Lead["desk"]> = {}, at = now) {
	return openWish({ ...contactLead, asked, ...more, desk: { ...contactLead.desk, ...desk } }, at);
}

/** An appointment was booked at this time. */
function booked(at: string, undone = false): HistoryEntry {
	return { at, undone, kind: "appointment", appointment: { id: "a", step: "booked" } } as HistoryEntry;
}

describe("the window that a customer asked for", () => {
	it("is open until it begins", () => {
		expect(wishOf()).toEqual(asked);
		expect(wishOf({}, {}, new Date("2026-11-19T14:59:00Z"))).toEqual(asked);
		expect(wishOf({}, {}, new Date("2026-11-19T15:00:00Z"))).toBeNull();
	});

	it("is closed with the lead, and by an appointment that is proposed or booked", () => {
		for (const status of ["done", "lost"] as const) expect(wishOf({ status })).toBeNull();
		expect(wishOf({}, { visit })).toBeNull();
		expect(wishOf({}, { visit: { ...visit, isProposed: true } })).toBeNull();
	});

	it("stays closed after that appointment was cancelled, and is open again when a member undid the booking", () => {
		expect(wishOf({}, { history: [booked(asked.at)] })).toBeNull();
		expect(wishOf({}, { history: [booked("2026-11-16T16:00:00.000Z", true)] })).toEqual(asked);
	});

	it("is open when it was asked after an earlier appointment", () => {
		expect(wishOf({}, { history: [booked("2026-11-10T15:00:00.000Z")] })).toEqual(asked);
	});

	it("is none when nothing was asked for", () => {
		expect(openWish(contactLead, now)).toBeNull();
	});
});

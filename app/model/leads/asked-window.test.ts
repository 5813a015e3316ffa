import { describe, expect, it } from "vitest";
import { askedAhead, unconfirmedWindow } from "./asked-window.ts";
import { type HistoryEntry, untouchedLeadWork } from "./lead-history.ts";

/** Monday, November 16, 2026, 10:00 in Montréal. */
const now = new Date("2026-11-16T15:00:00Z");
const asked = { day: "2026-11-19", window: { from: "10:00", to: "12:00" }, at: "2026-11-16T14:00:00.000Z" };
const lead = { asked, desk: untouchedLeadWork, status: "new" } as const;
const booking = { at: "2026-11-16T14:30:00.000Z", appointment: { id: "a", step: "cancelled" }, undone: false };

function withHistory(...history: unknown[]) {
	return { ...lead, desk: { ...untouchedLeadWork, history: history as HistoryEntry[] } };
}

describe("the window that a customer asked for", () => {
	it("waits until it begins", () => {
		expect(askedAhead(lead, now)).toBe(asked);
		expect(askedAhead(lead, new Date("2026-11-19T14:59:00Z"))).toBe(asked);
		expect(askedAhead(lead, new Date("2026-11-19T15:00:00Z"))).toBeNull();
		expect(unconfirmedWindow(lead)).toBe(asked);
	});

	it("waits no longer with an appointment, or once the lead is closed", () => {
		const visit = { start: "2026-11-19T10:00", end: "2026-11-19T12:00" };
		expect(askedAhead({ ...lead, desk: { ...untouchedLeadWork, visit } }, now)).toBeNull();
		expect(askedAhead({ ...lead, status: "lost" }, now)).toBeNull();
		expect(askedAhead({ ...lead, status: "quoted" }, now)).toBe(asked);
	});

	it("is answered by a later appointment, also after its cancellation, but not by an undone one or an earlier one", () => {
		expect(askedAhead(withHistory(booking), now)).toBeNull();
		expect(askedAhead(withHistory({ ...booking, undone: true }), now)).toBe(asked);
		expect(askedAhead(withHistory({ ...booking, at: "2026-11-15T14:30:00.000Z" }), now)).toBe(asked);
		expect(askedAhead(withHistory({ at: booking.at, undone: false }), now)).toBe(asked);
	});
});

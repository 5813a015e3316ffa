import { describe, expect, it } from "vitest";
import type { BookedWindow } from "../appointments/appointment-dates.ts";
import type { LeadStatus } from "../leads/lead-status.ts";
import type { AcceptedQuote, LeadQuote } from "./lead-quote.ts";
import { isEnding, isToPlan, leadQuoteState } from "./lead-quote-state.ts";

const sent: LeadQuote = {
	id: "a-quote-1",
	version: 1,
	status: "sent",
	total: 63351,
	validUntil: "2026-11-25",
	sentAt: "2026-11-17T15:00:00.000Z",
	answeredAt: null,
	accepted: null,
};
const accepted: AcceptedQuote = { id: sent.id, version: 1, at: sent.sentAt, total: 63351, most: 60500 };

describe("the quote of a lead", () => {
	it("expires at the end of its last day in Montréal, unless it was answered", () => {
		expect(leadQuoteState(sent, new Date("2026-11-26T04:59:59.000Z"))).toBe("sent");
		expect(leadQuoteState(sent, new Date("2026-11-26T05:00:00.000Z"))).toBe("expired");
		expect(leadQuoteState({ ...sent, status: "accepted" }, new Date("2027-01-01T05:00:00.000Z"))).toBe("accepted");
	});

	it("is about to end from three days before its last day on", () => {
		expect(isEnding(sent, new Date("2026-11-22T04:59:59.000Z"))).toBe(false);
		expect(isEnding(sent, new Date("2026-11-22T05:00:00.000Z"))).toBe(true);
		expect(isEnding(sent, new Date("2026-12-22T05:00:00.000Z"))).toBe(true);
		expect(isEnding({ ...sent, status: "declined" }, new Date("2026-12-22T05:00:00.000Z"))).toBe(false);
	});

	it("has to be planned once a version is accepted, until the appointment is booked", () => {
		const withStatus = (status: LeadStatus, visit: BookedWindow | null = null, quote = { ...sent, accepted }) =>
			isToPlan({ status, desk: { quote, visit } });
		expect(isToPlan({ status: "quoted", desk: { quote: sent, visit: null } })).toBe(false);
		expect(withStatus("quoted")).toBe(true);
		expect((["booked", "done", "lost"] as const).some((status) => withStatus(status))).toBe(false);
		const visit = { start: "2026-11-20T08:00", end: "2026-11-20T10:00", appointment: "a" };
		expect(withStatus("quoted", { ...visit, isProposed: true })).toBe(true);
		// A member may set the status back by hand, and the appointment stays.
		expect(withStatus("contacted", visit)).toBe(false);
	});
});

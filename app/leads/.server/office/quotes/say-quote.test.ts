import { describe, expect, it } from "vitest";
import type { AppointmentRecord, HistoryEntry, LeadWorkState } from "#app/model/leads/lead-history.ts";
import type { LeadQuote } from "#app/model/quotes/lead-quote.ts";
import { changeText } from "../change-text.ts";
import { leadWordsIn } from "../staff-words.ts";

const quote: LeadQuote = {
	id: "a-quote-2",
	version: 2,
	status: "sent",
	total: 62546,
	validUntil: "2026-11-25",
	accepted: null,
	sentAt: "2026-11-11T15:00:00.000Z",
	answeredAt: null,
};
const state: LeadWorkState = {
	status: "quoted",
	spam: [],
	assignee: null,
	visit: null,
	quote,
	answeredAt: null,
	waitingSince: null,
};
const after = { day: "2026-11-24", window: { from: "08:00", to: "10:00" } } as AppointmentRecord["after"];
const appointment = (step: AppointmentRecord["step"]): AppointmentRecord => ({ id: "x", step, before: null, after });

/** The sentence of an entry, with ordinary spaces. */
function said(step: "sent" | "accepted" | "declined", of: AppointmentRecord["step"] | null, locale: "fr" | "en") {
	const entry: Pick<HistoryEntry, "kind" | "before" | "after" | "undone" | "quote" | "appointment"> = {
		kind: "quote",
		before: state,
		after: state,
		undone: false,
		quote: { id: quote.id, version: 2, step, total: quote.total },
		...(of && { appointment: appointment(of) }),
	};
	return changeText(entry, leadWordsIn(locale), locale).replaceAll("\u00a0", " ");
}

describe("changeText of a quote", () => {
	it("says the version, the price and the last day first, then the proposed appointment", () => {
		const sent = "a envoyé la soumission, version 2 : 625,46 $, valable jusqu’au 25 novembre 2026";
		expect(said("sent", null, "fr")).toBe(sent);
		expect(said("sent", "proposed", "fr")).toBe(
			`${sent}, avec un rendez-vous proposé : mardi 24 novembre 2026, entre 8 h et 10 h`,
		);
		expect(said("sent", "cancelled", "en")).toBe(
			"sent the quote, version 2: $625.46, valid until November 25, 2026, and the proposed time is free again",
		);
	});

	it("says what an answer did to the proposed appointment", () => {
		expect(said("accepted", "booked", "fr")).toBe(
			"a accepté la soumission, version 2 : 625,46 $, et le rendez-vous proposé est pris : mardi 24 novembre 2026, entre 8 h et 10 h",
		);
		expect(said("declined", null, "en")).toBe("declined the quote, version 2: $625.46");
	});
});

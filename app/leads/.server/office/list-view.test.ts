import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { LeadQuote } from "#app/model/quotes/lead-quote.ts";
import { momentInMontreal } from "#app/time/montreal.ts";
import type { LeadSummary } from "../inbox/lead-summary.ts";
import { listView } from "./list-view.ts";

const reader = originalContent.reader();
const lead: LeadSummary = {
	id: "l",
	revision: 0,
	heardAt: "2026-11-17T15:00:00.000Z",
	reference: "AIR-1",
	kind: "contact",
	channel: "form",
	triedAt: null,
	attempts: 0,
	receivedAt: "2026-11-02T15:00:00.000Z",
	status: "new",
	isSpam: false,
	name: "Léa",
	email: null,
	phone: null,
	postalCode: null,
	outOfArea: false,
	services: [],
	urgent: false,
	range: null,
	assignee: null,
	answeredAt: null,
	visit: { start: "2026-11-09T08:00", end: "2026-11-09T12:00" },
	asked: null,
	isNewBooking: false,
	isUnread: true,
	waitingSince: null,
	latestText: "",
	wroteAt: "",
	quote: null,
	messageCount: 1,
};

function listed(receivedAt: Date, now: Date) {
	const [shown] = listView([{ ...lead, receivedAt: receivedAt.toISOString() }], "fr", now, reader);
	return shown;
}

describe("listView", () => {
	// Subtracting 24 hours does not give yesterday here: one of the two days has 23 or 25 hours.
	it.each([
		["2026-03-08", momentInMontreal("2026-03-09", "00:30")],
		["2026-10-31", momentInMontreal("2026-11-01", "23:30")],
	])("groups a lead of %s under yesterday across a clock change", (day, now) => {
		expect(listed(momentInMontreal(day, "12:00"), now)?.group).toBe("Hier");
		expect(listed(now, now)?.group).toMatch(/^Aujourd/);
	});

	it("shows the appointment as a short date and its arrival window", () => {
		expect(listed(new Date("2026-11-02T15:00:00Z"), new Date("2026-11-02T15:00:00Z"))?.visit).toBe(
			"9 nov., 8 à 12\u00a0h",
		);
	});

	it("says that an appointment is only proposed", () => {
		const visit = { start: "2026-11-09T08:00", end: "2026-11-09T12:00", isProposed: true } as const;
		const [shown] = listView([{ ...lead, visit }], "fr", new Date("2026-11-02T15:00:00Z"), reader);
		expect(shown?.visit).toBe("Proposé\u00a0: 9 nov., 8 à 12\u00a0h");
	});

	it("says which window the customer asked for until it begins, and what they booked online", () => {
		const asked = { day: "2026-11-09", window: { from: "10:00", to: "12:00" }, at: lead.receivedAt };
		const chosen = (more: Partial<LeadSummary>, now: string) =>
			listView([{ ...lead, visit: null, ...more }], "fr", new Date(now), reader)[0]?.chosen;
		expect(chosen({ asked }, "2026-11-02T15:00:00Z")).toBe("Moment demandé\u00a0: 9 nov., 10 à 12\u00a0h");
		expect(chosen({ asked }, "2026-11-09T15:00:00Z")).toBeNull();
		const visit = { start: "2026-11-09T08:00", end: "2026-11-09T10:00", isInstant: true } as const;
		expect(chosen({ visit }, "2026-11-02T15:00:00Z")).toBe("Pris en ligne\u00a0: 9 nov., 8 à 10\u00a0h");
	});

	it("does not call an online booking an answer of the customer until they write", () => {
		const waitingSince = "2026-11-02T15:00:00.000Z";
		const booked = { ...lead, status: "booked", waitingSince, isNewBooking: true } as const;
		const [shown] = listView([booked], "fr", new Date(waitingSince), reader);
		expect(shown).toMatchObject({ group: "Pris en ligne", answer: null, clock: { tone: "calm" } });
		const [later] = listView(
			[{ ...booked, isNewBooking: false, wroteAt: waitingSince }],
			"fr",
			new Date(waitingSince),
			reader,
		);
		expect(later).toMatchObject({ group: "A répondu", answer: { text: "" } });
	});

	const quote: LeadQuote = {
		id: "l-quote-1",
		version: 1,
		status: "sent",
		total: 62546,
		validUntil: "2026-11-25",
		accepted: null,
		sentAt: "2026-11-11T15:00:00.000Z",
		answeredAt: null,
	};
	const listedQuote = (changes: Partial<LeadQuote>, now: string, more: Partial<LeadSummary> = {}) =>
		listView([{ ...lead, ...more, quote: { ...quote, ...changes } }], "fr", new Date(now), reader)[0];

	it.each([
		["sent", "2026-11-12T15:00:00Z", "Soumission envoyée, 625,46\u00a0$, jusqu’au 25 nov.", "calm"],
		["sent", "2026-11-23T15:00:00Z", "Soumission envoyée, 625,46\u00a0$, jusqu’au 25 nov.", "soon"],
		["sent", "2026-11-26T15:00:00Z", "Soumission expirée le 25 nov., 625,46\u00a0$", "late"],
		["accepted", "2026-12-26T15:00:00Z", "Soumission acceptée, 625,46\u00a0$", "won"],
		["declined", "2026-11-12T15:00:00Z", "Soumission refusée, 625,46\u00a0$", "calm"],
	] as const)("says where a %s quote stands on %s", (status, now, text, tone) => {
		expect(listedQuote({ status }, now)?.quote).toMatchObject({ text, tone });
	});

	it("does not repeat an old message as the answer of a customer who accepted a quote", () => {
		const answeredAt = "2026-11-12T15:00:00.000Z";
		const more = { waitingSince: answeredAt, latestText: "Bonjour", wroteAt: "2026-11-10T15:00:00.000Z" };
		const accepted = listedQuote({ status: "accepted", answeredAt }, answeredAt, more);
		expect(accepted?.answer?.text).toBeNull();
		const declined = listedQuote({ status: "declined", answeredAt }, answeredAt, {
			...more,
			wroteAt: answeredAt,
		});
		expect(declined?.answer?.text).toBe("Bonjour");
	});
});

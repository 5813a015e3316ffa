import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { LeadSummary } from "#app/leads/.server/inbox/lead-summary.ts";
import { momentInMontreal } from "#app/time/montreal.ts";
import { listView } from "./list-view.ts";

const reader = originalContent.reader();
const lead: LeadSummary = {
	id: "l",
	revision: 0,
	reference: "AIR-1",
	kind: "contact",
	receivedAt: "",
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
	isUnread: true,
	waitingSince: null,
	latestText: "",
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
});

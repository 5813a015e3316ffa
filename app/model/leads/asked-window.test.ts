import { describe, expect, it } from "vitest";
import { contactLead } from "../../../tests/mail/sample-leads.ts";
import { askedWindow } from "./asked-window.ts";
import type { HistoryEntry } from "./lead-history.ts";

const now = new Date("2026-11-16T15:00:00Z");
const chosen = { day: "2026-11-19", window: { from: "10:00", to: "12:00" } };
const asked = { ...chosen, at: "2026-11-16T14:00:00.000Z" };

const appointmentAt = (at: string, undone = false) =>
	({ at, undone, appointment: { id: "a", step: "cancelled" } }) as unknown as HistoryEntry;
const shown = (history: HistoryEntry[], desk: object = {}, at = now) =>
	askedWindow({ asked, desk: { ...contactLead.desk, ...desk, history } }, at);

describe("a window that a customer asked for", () => {
	it("waits for an answer while no appointment followed", () => {
		expect(shown([])).toEqual(chosen);
		expect(shown([appointmentAt("2026-11-10T14:00:00.000Z")])).toEqual(chosen);
		expect(shown([appointmentAt("2026-11-16T14:30:00.000Z", true)])).toEqual(chosen);
		expect(askedWindow(contactLead, now)).toBeNull();
	});

	it("is answered by an appointment, also by one that was booked with the lead and cancelled", () => {
		expect(shown([appointmentAt(asked.at)])).toBeNull();
		expect(shown([], { visit: { start: "2026-11-20T08:00", end: "2026-11-20T10:00" } })).toBeNull();
	});

	it("is over when its time has come", () => {
		expect(shown([], {}, new Date("2026-11-19T14:59:00Z"))).toEqual(chosen);
		expect(shown([], {}, new Date("2026-11-19T15:00:00Z"))).toBeNull();
	});
});

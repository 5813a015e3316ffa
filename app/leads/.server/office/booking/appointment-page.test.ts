import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { agendaDocuments, sampleCrew } from "#app/appointments/.server/sample-agenda.testing.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { appointmentPage } from "./appointment-page.ts";
import { openedAppointment } from "./opened-appointment.ts";

/** Monday, November 16, 2026, 10:00 in Montréal. */
const now = new Date("2026-11-16T15:00:00Z");

let store: DocumentStore;
beforeEach(async () => {
	store = await newStore();
	const job = { id: "visit", crew: "laval", day: "2026-11-17", at: "08:00-10:00", accessNote: "Code 1234" };
	await store.commit(agendaDocuments({ laval: sampleCrew("Laval") }, [job]));
});
afterEach(() => store.close());

describe("the page of an appointment", () => {
	it.each([
		["administrator", "Code 1234"],
		["agent", "Code 1234"],
		["crew", "Code 1234"],
		["editor", null],
	] as const)("shows the access note to those who book and to the crew: %s", async (role, expected) => {
		const services = { store, content: originalContent, clock: { now: () => now } } as unknown as Services;
		const context = new RouterContextProvider();
		context.set(servicesContext, services);
		const member = { id: "m1", role, crew: role === "crew" ? "laval" : null, locale: "fr" } as Member;
		const opened = await openedAppointment(context, member, "visit");
		const page = await appointmentPage(opened, services, member);
		expect(page.note).toBe(expected);
		expect(JSON.stringify(page).includes("1234")).toBe(expected !== null);
	});
});

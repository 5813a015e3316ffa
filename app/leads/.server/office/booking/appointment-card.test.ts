import { describe, expect, it } from "vitest";
import { agendaDocuments } from "#app/appointments/.server/sample-agenda.testing.ts";
import { locales } from "#app/locale/locales.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { quoteMails } from "#app/model/leads/lead.ts";
import { contactLead, outboxEntry } from "../../../../../tests/mail/sample-leads.ts";
import { appointmentCard, undelivered } from "./appointment-card.ts";

describe("the appointment on a lead", () => {
	it("shows the access note to members who book, and to nobody else", async () => {
		const documents = agendaDocuments({}, [{ crew: "a", day: "2026-11-19", at: "08:00-10:00", accessNote: "Code 12" }]);
		const data = documents.find(({ collection }) => collection === "appointments")?.data as Appointment;
		const card = (seesNote: boolean) =>
			appointmentCard({ id: "a", version: 1, data }, contactLead, [], [], { locale: "fr", seesNote });
		expect(card(true).note).toBe("Note d’accès\u00a0: Code 12");
		expect(JSON.stringify(card(false))).not.toContain("Code 12");
	});
});

describe("the mails that were given up", () => {
	it.each(locales)("name a quote and the copy of a contract, in %s", (locale) => {
		const mails = (["dead", "sent"] as const).flatMap((status) =>
			quoteMails.map((template) => ({ id: template, version: 1, data: { ...outboxEntry, template, status } })),
		);
		const [quote, copy, ...others] = undelivered(mails, locale);
		expect(quote).toContain(locale === "fr" ? "Soumission, au client" : "Quote, to the customer");
		expect(copy).toContain(locale === "fr" ? "Copie de la soumission acceptée" : "Copy of the accepted quote");
		expect(others).toEqual([]);
	});
});

import { describe, expect, it, onTestFinished } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { agendaDocuments } from "#app/appointments/.server/sample-agenda.testing.ts";
import { locales } from "#app/locale/locales.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { type OutboxEntry, quoteMails } from "#app/model/leads/lead.ts";
import { type HistoryEntry, stateOf } from "#app/model/leads/lead-history.ts";
import { newTask } from "#app/model/leads/task.ts";
import { ariane, friday, openBookingMails } from "../../../../../tests/mail/booking-mails.ts";
import { contactLead, create, outboxEntry } from "../../../../../tests/mail/sample-leads.ts";
import { remindCustomers } from "../../appointments/remind-customers.ts";
import { snapshot } from "../../inbox/appointment-change.ts";
import { leadView } from "../lead-view.ts";
import { appointmentCard, mailsAbout, undelivered } from "./appointment-card.ts";
import { askedCard } from "./asked-card.ts";
import type { BookingParts } from "./booking-context.ts";
import { bookingWordsIn } from "./say-booking.ts";

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

it("says what became of the reminder", async () => {
	const office = await openBookingMails();
	onTestFinished(() => office.close());
	await office.ask({ email: "maelle@exemple.example" });
	await office.change({ to: "booked", place: friday });
	const { id } = await office.appointment();
	const content = { text: "Rappeler", dueAt: "2026-11-19T22:00:00.000Z", assignee: ariane };
	const task = newTask("lead", content, ariane, office.clock.current);
	expect(await reminder()).toMatch(/^Rappel .*jeudi à 17/);
	office.clock.current = new Date("2026-11-19T22:00:30.000Z");
	await remindCustomers(office.parts, (error) => {
		throw error;
	});
	expect(await reminder()).toBe("Le rappel au client est en train de partir.");
	await office.markSent(`${id}-appointment-reminder-0`);
	expect(await reminder()).toBe("Rappel envoyé.");
	await office.store.commit([
		{ kind: "delete", collection: "outbox", id: `${id}-appointment-reminder-0` },
		create("tasks", `${id}-appointment-reminder-0`, task),
	]);
	expect(await reminder()).toBe("Rappel par téléphone, dans les tâches.");
	await office.store.commit([{ kind: "delete", collection: "tasks", id: `${id}-appointment-reminder-0` }]);
	expect(await reminder()).toBe("Sans rappel.");

	async function reminder() {
		const lead = await office.store.get("leads", "lead");
		const services = { store: office.store, secret: "s", reader: originalContent.reader() };
		if (!lead) throw new Error("There is no lead");
		const view = await leadView(lead, services, { locale: "fr", role: "agent" }, office.clock.current);
		return view.appointment?.reminder?.replaceAll("\u00a0", " ");
	}
});

it("promises a reminder of a window that the customer asked for only while one can leave", async () => {
	const office = await openBookingMails();
	onTestFinished(() => office.close());
	await office.ask({ email: "maelle@exemple.example" });
	expect(await told()).toContain("un rappel la veille");
	office.clock.current = new Date("2026-11-18T22:30:00.000Z");
	expect(await told()).toBe("Le client reçoit la confirmation par courriel.");

	async function told() {
		const lead = await office.store.get("leads", "lead");
		const services = { ...office.parts, content: originalContent } as unknown as BookingParts;
		if (!lead) throw new Error("There is no lead");
		const shown = { locale: "fr", origin: "https://www.airelle.example", isOpen: false } as const;
		return (await askedCard(lead, services, shown))?.told;
	}
});

it.each([
	["before the work", "quoted", false],
	["after the work", "done", true],
] as const)("says whether the lead is done again without the appointment: one %s", (_, status, isReturn) => {
	const documents = agendaDocuments({}, [{ crew: "a", day: "2026-11-19", at: "08:00-10:00" }]);
	const data = documents.find(({ collection }) => collection === "appointments")?.data as Appointment;
	const state = { ...stateOf(contactLead), status };
	const entry: HistoryEntry = {
		id: "e",
		at: data.createdAt,
		by: data.by,
		kind: "appointment" as const,
		revision: 1,
		before: state,
		after: state,
		appointment: { id: "a", step: "booked" as const, before: null, after: snapshot(data) },
		mails: [],
		undone: false,
	};
	const lead = { ...contactLead, desk: { ...contactLead.desk, history: [entry] } };
	const card = appointmentCard({ id: "a", version: 1, data }, lead, [], [], { locale: "fr", seesNote: true });
	expect(card.isReturn).toBe(isReturn);
	const words = [bookingWordsIn("fr").cancel.text("jeudi", isReturn), bookingWordsIn("fr").missed.text(isReturn)];
	for (const text of words) expect(text).toContain(isReturn ? "« Terminée" : "« Contactée");
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

	it("leave out those to the team", () => {
		const dead = { ...outboxEntry, status: "dead" } as const;
		const staff = { to: "jules@airelle.example", name: "Jules", locale: "fr", tokenId: "" } as const;
		const templates = ["lead-notification", "lead-update", "follow-guessing"] as const;
		const entries: OutboxEntry[] = [...templates.map((template) => ({ ...dead, template })), { ...dead, staff }];
		expect(
			undelivered(
				entries.map((data, id) => ({ id: String(id), version: 1, data })),
				"fr",
			),
		).toEqual([]);
	});
});

it("reads all mails about a lead, also more than one page of the store", async () => {
	const store = await newStore();
	onTestFinished(async () => {
		await store.close();
	});
	const data = { ...outboxEntry, leadId: "lead" };
	await store.commit(Array.from({ length: 150 }, (_, id) => create("outbox", `mail-${id}`, data)));
	expect(await mailsAbout(store, "lead")).toHaveLength(150);
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ICAL from "ical.js";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { currentCompany } from "#app/.server/current-company.ts";
import { writeMail } from "#app/.server/mail/write-mail.ts";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import { mailWriters } from "#app/assembly/mail-writers.ts";
import type { AppointmentChange } from "#app/leads/.server/inbox/appointment-change.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import { isOpenAppointment } from "#app/model/appointments/appointment.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { customerId } from "#app/model/leads/lead-history.ts";
import type { Mail } from "#app/model/ports.ts";
import { sendWithWindow } from "./online-booking.ts";
import { receiveCall } from "./phone-call.ts";

type Person = Parameters<typeof sendWithWindow>[0]["person"];
type Call = Omit<Parameters<typeof receiveCall>[0], "id">;

export const thursday = { day: "2026-11-19", window: { from: "10:00", to: "12:00" } };
export const friday = {
	...{ crew: "equipe-1", day: "2026-11-20", window: { from: "13:00", to: "15:00" } },
	...{ minutes: 150, travel: 30 },
};
export const ariane = { id: "ariane", name: "Ariane" };
export const customer = { id: customerId, name: "Maëlle" };

/** A store for one lead with a chosen window, whose appointment changes as in the office and on the customer's page. */
export async function openBookingMails() {
	const folder = await mkdtemp(join(tmpdir(), "airelle-booking-mail-"));
	const store = await openSqliteStore({ path: join(folder, "store.sqlite") });
	const clock = { current: new Date("2026-11-16T15:00:00.000Z"), now: () => clock.current };
	const parts = { store, clock, mailDomain: "airelle.example", referencePrefix: "AIR", secret: "s" };

	const found = async () => {
		const lead = await store.get("leads", "lead");
		if (!lead) throw new Error("There is no lead");
		return lead;
	};
	const mailOf = async (id = "") => {
		const entry = await store.get("outbox", id);
		if (!entry) throw new Error(`There is no mail ${id}`);
		const rest = {
			company: currentCompany(originalContent, { MAIL_FROM: "a@airelle.example", STAFF_EMAIL: "b@airelle.example" }),
			secret: "s",
		};
		const origin = "https://www.airelle.example";
		return writeMail(entry.data, { store, mailWriters, content: originalContent, clock, origin, ...rest });
	};

	return {
		store,
		clock,
		parts,
		mailOf,
		/** With services that are booked at once. */
		book: (person: Person = {}) => sendWithWindow({ id: "lead", window: thursday, isInstant: true, person }, parts),
		/** With services that are on request. */
		ask: (person: Person = {}) => sendWithWindow({ id: "lead", window: thursday, isInstant: false, person }, parts),
		/** A call that a member enters. */
		call: (call: Call = {}) => receiveCall({ id: "lead", ...call }, parts),
		async appointment() {
			const [only] = (await store.query("appointments")).documents;
			if (!only) throw new Error("There is no appointment");
			return only;
		},
		async change(wanted: { to: "booked"; place: object } | { to: "cancelled" }, by = ariane) {
			const { desk } = (await found()).data;
			const open = desk.visit?.appointment ? await store.get("appointments", desk.visit.appointment) : null;
			const of = open && isOpenAppointment(open.data) ? { id: open.id, sequence: open.data.sequence } : null;
			const rest = { kind: "appointment", of, tells: true, text: "", reminds: true, accepted: [] };
			const full = { ...rest, ...wanted } as unknown as AppointmentChange;
			const outcome = await changeLead(parts, "lead", by, desk.revision, full);
			if (outcome.kind !== "done" || !outcome.entry) throw new Error(outcome.kind);
			return outcome.entry;
		},
		undo: (entry: string) => undoChange(parts, "lead", entry, ariane),
		/** Changes the stored lead, as forms do that are not about its appointment. */
		async setLead(changed: (lead: Lead) => Partial<Lead>) {
			const lead = await found();
			const data = { ...lead.data, ...changed(lead.data) };
			await store.commit([{ ...lead, kind: "replace", collection: "leads", data }]);
		},
		async markSent(id = "") {
			const entry = await store.get("outbox", id);
			if (!entry) throw new Error(`There is no mail ${id}`);
			const data = { ...entry.data, status: "sent" as const };
			await store.commit([{ ...entry, kind: "replace", collection: "outbox", data }]);
		},
		confirmation: () => mailOf("lead-lead-confirmation"),
		notification: () => mailOf("lead-lead-notification"),
		async close() {
			await store.close();
			await rm(folder, { recursive: true });
		},
	};
}

export type BookingMails = Awaited<ReturnType<typeof openBookingMails>>;

/** The attached event, as a calendar program reads it. */
export function eventIn(mail: Mail | null) {
	const [file] = mail?.attachments ?? [];
	const calendar = new ICAL.Component(ICAL.parse(file?.content ?? ""));
	const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
	return {
		method: calendar.getFirstPropertyValue("method"),
		status: event.component.getFirstPropertyValue("status"),
		...{ uid: event.uid.replace("@www.airelle.example", ""), sequence: event.sequence, summary: event.summary },
		...{ start: event.startDate.toString(), end: event.endDate.toString() },
	};
}

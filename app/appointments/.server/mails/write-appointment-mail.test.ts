import ICAL from "ical.js";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { currentCompany } from "#app/.server/current-company.ts";
import { writeMail } from "#app/.server/mail/write-mail.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { mailWriters } from "#app/assembly/mail-writers.ts";
import type { AppointmentChange } from "#app/leads/.server/inbox/appointment-change.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import { mailWrite } from "#app/leads/.server/mail-write.ts";
import { locales } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { create, ductAnswers, estimateLead } from "../../../../tests/mail/sample-leads.ts";
import { previewAppointmentMail } from "./appointment-mails.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

let store: DocumentStore;
let now: Date;
beforeEach(async () => {
	store = await newStore();
	now = new Date("2026-11-16T15:00:00Z");
});
afterEach(() => store.close());

const origin = "https://www.airelle.example";
const ariane = { id: "ariane", name: "Ariane" };
const parts = () => ({
	store,
	clock: { now: () => now },
	mailDomain: "airelle.example",
	referencePrefix: "AIR",
	secret: "s",
});
const place = (day: string) => ({
	crew: "equipe-1",
	day,
	window: { from: "08:00", to: "10:00" },
	minutes: 150,
	travel: 30,
});
const address = { street: "4560, rue Saint-Denis", unit: "3", city: "Montréal" };

async function change(wanted: Record<string, unknown>) {
	const lead = (await store.get("leads", "lead"))?.data;
	const id = lead?.desk.visit?.appointment;
	const open = id ? await store.get("appointments", id) : null;
	const of = open && { id: open.id, sequence: open.data.sequence };
	const rest = { kind: "appointment", of, tells: true, text: "", reminds: true, accepted: [] };
	const full = { ...rest, ...wanted } as unknown as AppointmentChange;
	const outcome = await changeLead(parts(), "lead", ariane, lead?.desk.revision ?? 0, full);
	if (outcome.kind !== "done" || !outcome.entry) throw new Error(outcome.kind);
	return outcome.entry;
}
const book = (day: string, more = {}) => change({ to: "booked", place: place(day), ...more });

async function mailOf(id: string | undefined) {
	const entry = id && (await store.get("outbox", id));
	if (!entry) throw new Error(`There is no mail ${id}`);
	const rest = {
		company: currentCompany(originalContent, { MAIL_FROM: "a@airelle.example", STAFF_EMAIL: "b@airelle.example" }),
		secret: "s",
		origin,
	};
	return writeMail(entry.data, { mailWriters, store, content: originalContent, clock: { now: () => now }, ...rest });
}

async function markSent(id: string | undefined): Promise<void> {
	const entry = await store.get("outbox", id ?? "");
	if (!entry) throw new Error(`There is no mail ${id}`);
	await store.commit([{ ...entry, kind: "replace", collection: "outbox", data: { ...entry.data, status: "sent" } }]);
}

const storeLead = (changes: Partial<Lead> = {}) =>
	store.commit([create("leads", "lead", estimateLead(ductAnswers, { address, ...changes }))]);

function eventIn(content = "") {
	const calendar = new ICAL.Component(ICAL.parse(content));
	const event = calendar.getFirstSubcomponent("vevent");
	return ["uid", "sequence", "status"].map((name) => event?.getFirstPropertyValue(name));
}

describe.each(locales)("mails about an appointment, in %s", (locale) => {
	const isFrench = locale === "fr";
	const at = (day: number) =>
		isFrench ? `jeudi ${day} novembre 2026, entre 8\u00a0h et 10\u00a0h` : `Thursday, November ${day}, 2026`;

	it("say when the crew comes, what it does, for how long, how many come and where", async () => {
		await storeLead({ locale });
		const entry = await book("2026-11-19", { text: "À jeudi,\n\nAriane", accessNote: "Code 4711" });
		const mail = await mailOf(entry.mails[0]);
		expect(mail?.to).toBe("maelle@example.com");
		expect(mail?.subject).toContain(at(19));
		const text = mail?.text ?? "";
		for (const part of isFrench
			? [
					"Jeudi 19 novembre 2026",
					"Arrivée entre 8\u00a0h et 10\u00a0h",
					"Conduits de ventilation",
					"2\u00a0h\u00a030 sur place",
				]
			: [
					"Thursday, November 19, 2026",
					"Arrival between 8\u00a0a.m. and 10\u00a0a.m.",
					"Ventilation ducts",
					"2\u00a0h\u00a030\u00a0min",
				])
			expect(text).toContain(part);
		expect(text).toContain(isFrench ? "Deux personnes" : "Two people");
		expect(text).toContain("4560, rue Saint-Denis");
		expect(text).toContain(isFrench ? "sans frais jusqu’à 24\u00a0h avant" : "free of charge until 24 hours before");
		expect(text.indexOf("À jeudi,")).toBeLessThan(text.indexOf("19"));
		expect(JSON.stringify(mail)).not.toContain("Code 4711");
		const [file] = mail?.attachments ?? [];
		expect(file?.type).toBe("text/calendar; method=PUBLISH; charset=utf-8");
		// The event of the wish, which the confirmation of the lead had.
		expect(eventIn(file?.content)).toEqual(["AIR-7K2M9QX@www.airelle.example", 1, "CONFIRMED"]);
	});

	it("say the earlier time when it moves, and take it out of the calendar when it is cancelled", async () => {
		await storeLead({ locale });
		const booked = await book("2026-11-19");
		await markSent(booked.mails[0]);
		const moved = await book("2026-11-26");
		const mail = await mailOf(moved.mails[0]);
		expect(mail?.subject).toContain(at(26));
		expect(mail?.text).toContain(`${isFrench ? "Auparavant\u00a0:" : "Previously:"} ${at(19)}`);
		await markSent(moved.mails[0]);
		const cancelled = await change({ to: "cancelled" });
		expect(await mailOf(moved.mails[0])).toBeNull();
		const last = await mailOf(cancelled.mails[0]);
		expect(last?.subject).toContain(at(26));
		expect(last?.attachments?.[0]?.type).toContain("method=CANCEL");
		expect(eventIn(last?.attachments?.[0]?.content)).toEqual(["AIR-7K2M9QX@www.airelle.example", 3, "CANCELLED"]);
	});
});

describe("a mail about an appointment", () => {
	it("asks for the address on the follow page when the street is unknown", async () => {
		await storeLead({ address: null });
		const mail = await mailOf((await book("2026-11-19")).mails[0]);
		expect(mail?.text).toContain("ajoutez votre adresse");
		expect(mail?.text).toMatch(
			/Compléter mon rendez-vous\s+https:\/\/www.airelle.example\/estimation-gratuite\/suivi\//,
		);
	});

	it("offers the phone instead of the page less than 24 hours before", async () => {
		await storeLead();
		now = new Date("2026-11-18T14:00:00Z");
		const mail = await mailOf((await book("2026-11-19")).mails[0]);
		expect(mail?.text).toContain("Pour le déplacer ou l’annuler, appelez-nous");
		expect(mail?.text).not.toContain("sans frais");
	});

	it("is not sent after its change was undone, or once another one followed", async () => {
		await storeLead();
		const booked = await book("2026-11-19");
		const left = await store.get("outbox", booked.mails[0] ?? "");
		if (!left) throw new Error("no mail");
		expect(await undoChange(parts(), "lead", booked.id, ariane)).toMatchObject({ kind: "undone" });
		await store.commit([create("outbox", left.id, left.data)]);
		expect(await mailOf(left.id)).toBeNull();
	});

	it("is sent after all when it was dropped, and the change that replaced it is undone", async () => {
		await storeLead();
		const booked = await book("2026-11-19", { text: "À jeudi" });
		const moved = await book("2026-11-26", { tells: false });
		expect(await mailOf(booked.mails[0])).toBeNull();
		await store.commit([{ kind: "delete", collection: "outbox", id: booked.mails[0] ?? "" }]);
		expect(await undoChange(parts(), "lead", moved.id, ariane)).toMatchObject({ kind: "undone" });
		const mail = await mailOf(booked.mails[0]);
		expect(mail?.subject).toBe("Votre rendez-vous du jeudi 19 novembre 2026, entre 8\u00a0h et 10\u00a0h");
		expect(mail?.text).toContain("À jeudi");
	});

	it("does not name a time that the customer never heard of", async () => {
		await storeLead();
		const booked = await book("2026-11-19");
		const moved = await book("2026-11-26");
		expect(await mailOf(booked.mails[0])).toBeNull();
		const mail = await mailOf(moved.mails[0]);
		expect(mail?.subject).toBe("Votre rendez-vous du jeudi 26 novembre 2026, entre 8\u00a0h et 10\u00a0h");
		expect(mail?.text).not.toContain("19 novembre");
		expect(await mailOf((await change({ to: "cancelled" })).mails[0])).toBeNull();
	});

	it("names the earlier time when a member told it on the phone", async () => {
		await storeLead();
		await book("2026-11-19", { tells: false });
		const mail = await mailOf((await book("2026-11-26")).mails[0]);
		expect(mail?.text).toContain("Auparavant\u00a0: jeudi 19 novembre 2026");
	});

	it("is the same as its preview", async () => {
		await storeLead();
		const lead = (await store.get("leads", "lead"))?.data as Lead;
		const options = { reader: originalContent.reader(), origin, text: "À jeudi", crewSize: 2, now };
		const preview = await previewAppointmentMail(lead, place("2026-11-19"), "booked", options);
		const mail = await mailOf((await book("2026-11-19", { text: "À jeudi" })).mails[0]);
		expect([mail?.subject, mail?.text, mail?.html]).toEqual([preview.subject, preview.text, preview.html]);
	});
});

describe("a reminder", () => {
	const remind = async () => {
		const history = (await store.get("leads", "lead"))?.data.desk.history ?? [];
		const id = history[0]?.appointment?.id ?? "";
		const mail = mailWrite("reminder", "appointment-reminder", "lead", parts(), { appointment: { id, sequence: 0 } });
		await store.commit([mail]);
		return mailOf("reminder");
	};

	it("repeats day, window and address, offers the phone, and has no calendar file", async () => {
		await storeLead();
		await book("2026-11-19");
		now = new Date("2026-11-18T22:00:00Z");
		const mail = await remind();
		expect(mail?.subject).toBe("Rappel de votre rendez-vous du jeudi 19 novembre 2026, entre 8\u00a0h et 10\u00a0h");
		expect(mail?.text).toContain("4560, rue Saint-Denis");
		expect(mail?.text).toContain("Pour le déplacer ou l’annuler, appelez-nous");
		expect(mail?.attachments).toBeUndefined();
	});

	it.each([
		["after 20:00", "2026-11-19T01:00:00Z"],
		["on the day itself", "2026-11-19T12:00:00Z"],
	])("is dropped %s", async (_, at) => {
		await storeLead();
		await book("2026-11-19");
		now = new Date(at);
		expect(await remind()).toBeNull();
	});

	it("is dropped after the appointment was cancelled", async () => {
		await storeLead();
		await book("2026-11-19");
		await change({ to: "cancelled" });
		now = new Date("2026-11-18T22:00:00Z");
		expect(await remind()).toBeNull();
	});
});

import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { locales } from "#app/locale/locales.ts";
import { appointmentMailWords } from "#content/mail/appointments.ts";
import { bookedOrAskedWords } from "#content/mail/booked-or-asked.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { mailWords as frenchWords } from "#content/mail/fr.ts";
import {
	type BookingMails,
	customer,
	eventIn,
	friday,
	openBookingMails,
	thursday,
} from "../../../../tests/mail/booking-mails.ts";
import { create } from "../../../../tests/mail/sample-leads.ts";
import { erasePerson } from "../person.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

let world: BookingMails;
beforeEach(async () => {
	world = await openBookingMails();
});
afterEach(() => world.close());

const spoken = {
	fr: { thursday: "jeudi 19 novembre 2026, entre 10\u00a0h et 12\u00a0h", friday: "vendredi 20 novembre 2026" },
	en: { thursday: "Thursday, November 19, 2026, between 10\u00a0a.m. and 12\u00a0p.m.", friday: "Friday, November 20" },
};

it("confirms nothing to the address of a lead that a member marked as spam meanwhile", async () => {
	await world.ask();
	expect(await world.confirmation()).not.toBeNull();
	await world.setLead(() => ({ spam: ["marked"] }));
	expect(await world.confirmation()).toBeNull();
	expect(await world.notification()).not.toBeNull();
});

describe.each(locales)("the confirmation of an estimate with a chosen window, in %s", (locale) => {
	const { booked, asked, cancelled } = bookedOrAskedWords[locale];
	const said = spoken[locale];
	const { follow } = (locale === "fr" ? frenchWords : englishWords).estimate;

	it("says first that it is booked, how to change it, and that the price follows; with its event", async () => {
		await world.book({ locale });
		const mail = await world.confirmation();
		expect(mail?.subject).toBe(booked.subject(said.thursday));
		const text = mail?.text ?? "";
		for (const part of [booked.intro, booked.price, booked.noAddress, appointmentMailWords[locale].moveThere])
			expect(text).toContain(part);
		expect(text.indexOf(booked.price)).toBeLessThan(text.indexOf("AIR-"));
		expect(text).toMatch(/\/estimation-gratuite\/(?:suivi|request)\//);
		for (const other of [asked.label, asked.notYet, follow]) expect(text).not.toContain(other);
		const { id } = await world.appointment();
		expect(eventIn(mail)).toMatchObject({
			method: "PUBLISH",
			status: "CONFIRMED",
			uid: id,
			sequence: 0,
			start: "2026-11-19T10:00:00",
			end: "2026-11-19T14:30:00",
		});
		expect(Buffer.byteLength(mail?.html ?? "")).toBeLessThan(60_000);
	});

	it("says that a window is only asked for and when we answer, with a tentative event", async () => {
		await world.ask({ locale });
		const mail = await world.confirmation();
		const text = mail?.text ?? "";
		for (const part of [asked.label, asked.notYet, asked.calendar, follow]) expect(text).toContain(part);
		expect(text).toContain(locale === "fr" ? "Jeudi 19 novembre 2026" : "Thursday, November 19, 2026");
		for (const other of [booked.heading, booked.price, appointmentMailWords[locale].moveThere])
			expect(text + mail?.subject).not.toContain(other);
		expect(eventIn(mail)).toMatchObject({
			method: "PUBLISH",
			status: "TENTATIVE",
			sequence: 0,
			start: "2026-11-19T10:00:00",
			end: "2026-11-19T12:00:00",
		});
		expect(eventIn(mail).summary).toMatch(locale === "fr" ? /à confirmer/ : /to be confirmed/);
	});

	it("says the new time when the appointment moved before the mail was sent, and the mail of the move follows", async () => {
		await world.book({ locale });
		const moved = await world.change({ to: "booked", place: friday }, customer);
		const mail = await world.confirmation();
		expect(mail?.subject).toContain(said.friday);
		expect(mail?.text).not.toContain(said.thursday);
		const [own, next] = [eventIn(mail), eventIn(await world.mailOf(moved.mails[0]))];
		expect(own).toMatchObject({ sequence: 1, start: "2026-11-20T13:00:00" });
		expect(next).toEqual(own);
	});

	it("says that it is cancelled, and names no time as booked, when it was cancelled before the mail was sent", async () => {
		await world.book({ locale });
		await world.change({ to: "cancelled" }, customer);
		const mail = await world.confirmation();
		expect(mail?.subject).not.toContain(said.thursday);
		expect(mail?.text).toContain(cancelled.title(said.thursday));
		for (const other of [booked.heading, booked.price, asked.label]) expect(mail?.text).not.toContain(other);
		expect(mail?.attachments).toBeUndefined();
	});
});

describe("the confirmation of an estimate with a chosen window", () => {
	it("is not sent once its person was erased, and says nothing of an appointment that is missing", async () => {
		await world.book();
		const { id } = await world.appointment();
		await world.store.commit([{ kind: "delete", collection: "appointments", id }]);
		const mail = await world.confirmation();
		expect(mail?.subject).toMatch(/^Nous avons reçu votre demande d’estimation/);
		expect(JSON.stringify(mail)).not.toMatch(/19 novembre|20261119/);
		const entry = await world.store.get("outbox", "lead-lead-confirmation");
		await erasePerson({ ...world.parts, mailer: {} }, { email: "maelle@example.com" });
		// A worker of another server had it already.
		if (entry) await world.store.commit([create("outbox", entry.id, entry.data)]);
		expect(await world.confirmation()).toBeNull();
	});

	it("names no time that is over when the mail server was down for days", async () => {
		await world.book();
		world.clock.current = new Date("2026-11-20T15:00:00Z");
		for (const mail of [await world.confirmation(), await world.notification()])
			expect(JSON.stringify(mail)).not.toMatch(/19 nov|20261119/);
	});

	it("offers the phone less than 24 hours before", async () => {
		await world.book();
		world.clock.current = new Date("2026-11-18T16:00:00Z");
		const mail = await world.confirmation();
		expect(mail?.text).toContain("Pour le déplacer ou l’annuler, appelez-nous");
		expect(mail?.text).not.toContain(appointmentMailWords.fr.moveThere);
	});

	it("says that it is booked when a member confirmed the window before the mail was sent, without a word on the price", async () => {
		await world.ask();
		await world.change({ to: "booked", place: { ...friday, ...thursday } });
		const mail = await world.confirmation();
		expect(mail?.subject).toContain(spoken.fr.thursday);
		expect(mail?.text).not.toContain("prix ferme");
	});

	it("is asked for again when a member undoes the confirmation of the window", async () => {
		await world.ask();
		const entry = await world.change({ to: "booked", place: friday });
		expect(await world.undo(entry.id)).toMatchObject({ kind: "undone" });
		expect((await world.confirmation())?.text).toContain(bookedOrAskedWords.fr.asked.notYet);
	});
});

describe("the event of a window that was asked for", () => {
	it("is replaced by the appointment that a member books, and removed with it", async () => {
		const { lead } = await world.ask();
		const wish = eventIn(await world.confirmation());
		expect(wish).toMatchObject({ uid: lead.reference, sequence: 0, status: "TENTATIVE" });
		const booked = await world.change({ to: "booked", place: friday });
		const first = eventIn(await world.mailOf(booked.mails[0]));
		expect(first).toMatchObject({ uid: wish.uid, sequence: 1, status: "CONFIRMED", start: "2026-11-20T13:00:00" });
		await world.markSent(booked.mails[0]);
		const cancelled = await world.change({ to: "cancelled" }, customer);
		expect(eventIn(await world.mailOf(cancelled.mails[0]))).toMatchObject({
			uid: wish.uid,
			sequence: 2,
			method: "CANCEL",
		});
		// A later appointment has an event of its own: the cancelled one stays cancelled.
		const again = eventIn(await world.mailOf((await world.change({ to: "booked", place: friday })).mails[0]));
		expect(again.uid).not.toBe(wish.uid);
	});
});

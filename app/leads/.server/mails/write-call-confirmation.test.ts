import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { locales } from "#app/locale/locales.ts";
import { appointmentMailWords } from "#content/mail/appointments.ts";
import { bookedOrAskedWords } from "#content/mail/booked-or-asked.ts";
import { callMailWords } from "#content/mail/calls.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { mailWords as frenchWords } from "#content/mail/fr.ts";
import {
	ariane,
	type BookingMails,
	eventIn,
	friday,
	openBookingMails,
	thursday,
} from "../../../../tests/mail/booking-mails.ts";
import { disasterAnswers, ductAnswers } from "../../../../tests/mail/sample-leads.ts";
import { changeLead } from "../inbox/change-lead.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

let world: BookingMails;
beforeEach(async () => {
	world = await openBookingMails();
});
afterEach(() => world.close());

const noted = "Sofa trois places, tache de café.\nAppeler après 17 h.";
const followPage = /\/estimation-gratuite\/(?:suivi|request)\//;

describe.each(locales)("the confirmation of a call, in %s", (locale) => {
	const person = { locale, message: noted };
	const words = callMailWords[locale];
	const ofForms = locale === "fr" ? frenchWords : englishWords;
	const saysNothingOfForms = (mail: { subject: string; text: string; html: string } | null) => {
		const { confirmation, estimate } = ofForms;
		const texts = [confirmation.heading, confirmation.intro, confirmation.notRepeated, confirmation.why];
		for (const text of [...texts, estimate.heading, estimate.intro, estimate.urgent.text])
			expect(mail?.text).not.toContain(text);
		for (const part of [mail?.subject, mail?.text, mail?.html])
			expect(part).not.toMatch(
				/votre message|vu sur notre site|vue sur notre site|formulaire|your message|saw on our/i,
			);
	};

	it("says that the customer called and what was noted, with the reference and the link to follow it", async () => {
		const { lead } = await world.call({ person });
		const mail = await world.confirmation();
		expect(mail?.subject).toBe(words.subject(lead.reference));
		for (const part of [
			words.heading,
			words.intro,
			words.notedHeading,
			lead.reference,
			...noted.split("\n"),
			words.why,
		])
			expect(mail?.text).toContain(part);
		expect(mail?.text).toMatch(followPage);
		expect(mail?.html).toMatch(followPage);
		expect(mail?.html).toContain("Sofa trois places, tache de café.<br/>");
		expect(mail?.attachments).toBeUndefined();
		saysNothingOfForms(mail);
	});

	it("has the range of an estimate", async () => {
		await world.call({ person, answers: ductAnswers });
		const mail = await world.confirmation();
		expect(mail?.text).toMatch(locale === "fr" ? /\d+\s\$/ : /\$\d+/);
		expect(mail?.text).toContain(noted.split("\n")[0]);
		expect(mail?.text).toMatch(followPage);
		saysNothingOfForms(mail);
	});

	it.each([
		["without an estimate", {}],
		["with an estimate", { answers: ductAnswers }],
	])("says the booked time first, with its event, %s", async (_, more) => {
		const address = { street: "12, rue des Érables", unit: "", city: "Montréal" };
		await world.call({ person, window: thursday, call: { address }, ...more });
		const mail = await world.confirmation();
		expect(mail?.subject).toMatch(locale === "fr" ? /jeudi 19 novembre/ : /Thursday, November 19/);
		const text = mail?.text ?? "";
		for (const part of [words.bookedIntro, words.knownAddress, appointmentMailWords[locale].moveThere])
			expect(text).toContain(part);
		expect(text).not.toContain(bookedOrAskedWords[locale].booked.knownAddress);
		expect(text.indexOf(words.bookedIntro)).toBeLessThan(text.indexOf("AIR-"));
		expect(text).toMatch(followPage);
		expect(eventIn(mail)).toMatchObject({
			method: "PUBLISH",
			status: "CONFIRMED",
			sequence: 0,
			start: "2026-11-19T10:00:00",
			end: "2026-11-19T14:30:00",
		});
		saysNothingOfForms(mail);
	});

	it.each([
		["without an estimate", {}],
		["with an estimate", { answers: ductAnswers }],
	])("says that a window is only asked for, %s", async (_, more) => {
		await world.call({ person, asked: thursday, ...more });
		const mail = await world.confirmation();
		const { asked } = bookedOrAskedWords[locale];
		for (const part of [asked.label, asked.notYet]) expect(mail?.text).toContain(part);
		expect(eventIn(mail)).toMatchObject({ status: "TENTATIVE", start: "2026-11-19T10:00:00" });
		expect(mail?.text).toMatch(followPage);
		saysNothingOfForms(mail);
	});

	it("does not tell somebody who called after a disaster to call", async () => {
		await world.call({ person, answers: disasterAnswers });
		saysNothingOfForms(await world.confirmation());
	});
});

describe("the confirmation of a call", () => {
	it("says the time that holds when it is sent: moved, or none any more", async () => {
		await world.call({ window: thursday });
		await world.change({ to: "booked", place: friday });
		expect(eventIn(await world.confirmation())).toMatchObject({ sequence: 1, start: "2026-11-20T13:00:00" });
		await world.change({ to: "cancelled" });
		const mail = await world.confirmation();
		expect(mail?.attachments).toBeUndefined();
		expect(mail?.text).not.toMatch(/19 novembre|20 novembre 2026, entre/);
	});

	it("does not say that a place is outside of the area once it is booked, and says nothing of it without a range", async () => {
		const outside = frenchWords.estimate.outside.title;
		await world.call({ answers: ductAnswers });
		await world.setLead(() => ({ outOfArea: true }));
		expect((await world.confirmation())?.text).toContain(outside);
		await world.change({ to: "booked", place: friday });
		expect((await world.confirmation())?.text).not.toContain(outside);
	});

	it("goes to the address as a member corrected it", async () => {
		await world.call();
		const change = { kind: "details", to: { email: "maelle.d@example.com" } } as const;
		await changeLead(world.parts, "lead", ariane, 0, change);
		expect((await world.confirmation())?.to).toBe("maelle.d@example.com");
	});
});

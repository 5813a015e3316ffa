import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LeadQuote } from "#app/model/quotes/lead-quote.ts";
import { bookedOrAskedWords } from "#content/mail/booked-or-asked.ts";
import { staffWords } from "#content/mail/staff.fr.ts";
import { type BookingMails, customer, friday, openBookingMails } from "../../../../tests/mail/booking-mails.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

let world: BookingMails;
beforeEach(async () => {
	world = await openBookingMails();
});
afterEach(() => world.close());

describe("the team's mail about an estimate with a chosen window", () => {
	const { times, noMail } = staffWords.notification;

	it("says that it was booked online and that the price is still to be sent", async () => {
		await world.book();
		const mail = await world.notification();
		expect(mail?.subject).toMatch(/^Pris en ligne\u00a0: jeu\. 19 nov\., 10\u00a0h\. Estimation AIR-/);
		expect(mail?.text).toContain(times.online.title("jeudi 19 novembre 2026, entre 10\u00a0h et 12\u00a0h"));
		expect(mail?.text).toContain(times.online.text);
		expect(mail?.text).toMatch(
			/Ouvrir la demande et envoyer le prix\s+https:\/\/www.airelle.example\/admin\/demandes\/lead/,
		);
		expect(mail?.text).not.toContain("Sans préférence");
		expect(mail?.text).not.toContain(noMail);
	});

	it("says that a window is asked for and links to where it is confirmed", async () => {
		await world.ask();
		const mail = await world.notification();
		expect(mail?.subject).toMatch(/^Moment demandé\u00a0: jeu\. 19 nov\., 10\u00a0h\. Estimation AIR-/);
		expect(mail?.text).toContain(times.asked.text);
		expect(mail?.text).toMatch(/Confirmer le moment demandé\s+https:\/\/www.airelle.example\/admin\/demandes\/lead/);
		expect(mail?.text).not.toContain("Sans préférence");
	});

	it("says that a customer without an e-mail address is to be called", async () => {
		await world.book({ email: null, phone: "5145550142" });
		expect((await world.notification())?.text).toContain(noMail);
	});

	it("says what holds when the appointment was cancelled, or a member booked it, before the mail was sent", async () => {
		await world.book();
		await world.change({ to: "cancelled" }, customer);
		const mail = await world.notification();
		expect(mail?.subject).toMatch(/^Annulé depuis\u00a0: jeu\. 19 nov\./);
		expect(mail?.text).not.toContain(times.online.text);
		await world.change({ to: "booked", place: friday });
		expect((await world.notification())?.subject).toMatch(/^Rendez-vous pris\u00a0: ven\. 20 nov\., 13\u00a0h\./);
	});
});

describe("the team's mail about a window that the customer chose later", () => {
	it("says that the appointment was booked, and when", async () => {
		await world.ask();
		const { id } = await world.change({ to: "booked", place: friday }, customer);
		const mail = await world.mailOf(`lead-update-${id}`);
		expect(mail?.subject).toMatch(/^Rendez-vous pris par le client, demande AIR-/);
		expect(mail?.text).toContain("Moment choisi\nvendredi 20 novembre 2026, entre 13\u00a0h et 15\u00a0h");
		expect(mail?.text).not.toContain("Moment prévu");
	});
});

describe("later mails about an appointment that was booked online", () => {
	const evil = "evil.example, gagnez gros";

	it("do not repeat a street before a member has worked on the lead: the address may be a stranger's", async () => {
		await world.book();
		await world.setLead(() => ({ address: { street: evil, unit: "", city: "" } }));
		const mails = [
			await world.confirmation(),
			await world.mailOf((await world.change({ to: "booked", place: friday }, customer)).mails[0]),
		];
		for (const mail of mails) {
			expect(JSON.stringify(mail)).not.toContain("evil");
			expect(mail?.text).toContain(bookedOrAskedWords.fr.booked.knownAddress);
		}
		const moved = await world.change({ to: "booked", place: { ...friday, day: "2026-11-24" } });
		expect((await world.mailOf(moved.mails[0]))?.text).toContain(evil);
	});

	it("say that work starts only once the price is accepted, and nothing of it afterwards", async () => {
		await world.book();
		const { unpriced } = bookedOrAskedWords.fr;
		const { mails } = await world.change({ to: "booked", place: friday });
		const withQuote = async (quote: object | null) => {
			await world.setLead(({ desk }) => ({ desk: { ...desk, quote: quote as LeadQuote | null } }));
			return (await world.mailOf(mails[0]))?.text;
		};
		expect(await withQuote(null)).toContain(unpriced.unsent);
		expect(await withQuote({ status: "sent", accepted: null })).toContain(unpriced.sent);
		expect(await withQuote({ status: "accepted", accepted: { id: "q" } })).not.toContain("accepté");
	});

	it("are due on the day before at 17:00", async () => {
		await world.book();
		expect((await world.appointment()).data).toMatchObject({ isInstant: true, remindAt: "2026-11-18T22:00:00.000Z" });
	});
});

import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openQuoteMails, place, type QuoteMails } from "../../../../tests/mail/quote-mails.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

let quotes: QuoteMails;
beforeEach(async () => {
	quotes = await openQuoteMails();
});
afterEach(() => quotes.close());

const later = { ...place, day: "2026-11-24" };

describe("the mails about an appointment that was proposed with a quote", () => {
	it("say that it is booked once the customer takes it", async () => {
		await quotes.send(1, { place });
		await quotes.markSent();
		expect(await quotes.accept(1, { books: true })).toBe("accepted");
		const [mail, ...others] = await quotes.mails("appointment-booked");
		expect(others).toEqual([]);
		expect(mail?.subject).toBe("Votre rendez-vous du vendredi 20 novembre 2026, entre 8\u00a0h et 10\u00a0h");
		expect(mail?.text).not.toContain("Auparavant");
		expect(await quotes.mails("appointment-moved")).toEqual([]);
	});

	it("say that it is booked when a member books another time instead", async () => {
		await quotes.send(1, { place });
		await quotes.markSent();
		await quotes.book(later);
		const [mail] = await quotes.mails("appointment-booked");
		expect(mail?.subject).toContain("mardi 24 novembre 2026");
		expect(mail?.text).not.toContain("20 novembre");
	});

	it("do not name the proposed time when the booking moved before its mail left", async () => {
		await quotes.send(1, { place });
		await quotes.markSent();
		await quotes.book(place);
		await quotes.book(later);
		expect(await quotes.mails("appointment-booked")).toEqual([null]);
		const [mail] = await quotes.mails("appointment-moved");
		expect(mail?.subject).toBe("Votre rendez-vous du mardi 24 novembre 2026, entre 8\u00a0h et 10\u00a0h");
		expect(mail?.text).not.toContain("Auparavant");
	});

	it("are not sent when a proposal is cancelled, whether the quote arrived or not", async () => {
		await quotes.send(1, { place });
		await quotes.cancel();
		expect(await quotes.mails("appointment-cancelled")).toEqual([null]);
		await quotes.markSent();
		expect(await quotes.mails("appointment-cancelled")).toEqual([null]);
	});

	it("name the time that the customer took by themselves, even before its own mail left", async () => {
		await quotes.send(1, { place });
		await quotes.markSent();
		await quotes.accept(1, { books: true });
		await quotes.book(later);
		const [moved] = await quotes.mails("appointment-moved");
		expect(moved?.text).toContain("Auparavant\u00a0: vendredi 20 novembre 2026");
		await quotes.cancel();
		const [cancelled] = await quotes.mails("appointment-cancelled");
		expect(cancelled?.subject).toBe(
			"Votre rendez-vous du vendredi 20 novembre 2026, entre 8\u00a0h et 10\u00a0h est annulé",
		);
	});
});

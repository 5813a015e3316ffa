import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addressId, confirmToken } from "#app/.server/marketing/address-id.ts";
import { withdrawConsent } from "#app/.server/marketing/consents.ts";
import { confirmSpokenConsent } from "#app/.server/marketing/spoken-consent.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import type { LeadChange } from "#app/leads/.server/inbox/lead-change.ts";
import { locales } from "#app/locale/locales.ts";
import { promotionsConfirmWords } from "#content/mail/promotions-confirm.ts";
import { ariane, type BookingMails, openBookingMails } from "../../../../tests/mail/booking-mails.ts";
import { spokenPromotions } from "../../../../tests/mail/phone-call.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

const sentence = "Acceptez-vous de recevoir nos promotions par courriel, quelques fois par année?";
const email = "maelle@example.com";
const token = confirmToken("lead", email, "s");

let world: BookingMails;
beforeEach(async () => {
	world = await openBookingMails();
});
afterEach(() => world.close());

const callWithYes = (locale: "fr" | "en" = "fr") =>
	world.call({
		person: { locale },
		call: { confirms: false, spoken: { marketing: spokenPromotions(world.clock.current, "yes", sentence) } },
	});
const mail = () => world.mailOf("lead-promotions-confirm");
const change = (to: LeadChange) => changeLead(world.parts, "lead", ariane, 0, to);

describe.each(locales)("the mail that asks to confirm promotions, in %s", (locale) => {
	it("repeats the sentence, who asked and when, and says that nothing happens without its one link", async () => {
		await callWithYes(locale);
		const sent = await mail();
		const words = promotionsConfirmWords[locale];
		expect(sent).toMatchObject({ to: email, subject: words.subject });
		const [day, hour] = locale === "fr" ? ["16 novembre 2026", "10\u00a0h"] : ["November 16, 2026", "10\u00a0a.m."];
		const until = locale === "fr" ? "16 décembre 2026" : "December 16, 2026";
		for (const part of [sentence, words.said("Ariane Démo", day, hour), words.nothing(until), words.ask, words.why])
			expect(sent?.text).toContain(part);
		expect(sent?.html).toContain('lang="fr-CA"');
		const path = locale === "fr" ? "/promotions/confirmer/" : "/en/promotions/confirm/";
		expect(sent?.html.match(/href="[^"]*promotions[^"]*"/g)).toEqual([
			`href="https://www.airelle.example${path}${token}"`,
		]);
		expect(sent?.html).not.toMatch(/unsubscribe|desabonnement/);
		expect(sent?.attachments).toBeUndefined();
	});
});

describe("the mail that asks to confirm promotions is not sent", () => {
	beforeEach(async () => {
		await callWithYes();
		expect(await mail()).not.toBeNull();
		world.clock.current = new Date(world.clock.current.getTime() + 60_000);
	});
	afterEach(async () => expect(await mail()).toBeNull());

	it("once the lead is gone", () => world.store.commit([{ kind: "delete", collection: "leads", id: "lead" }]));

	it("to a lead that is spam", () => change({ kind: "spam" }));

	it("to another address than the one that the caller gave", () =>
		change({ kind: "details", to: { email: "maelle.t@example.com" } }));

	it("without an address", () => change({ kind: "details", to: { email: null } }));

	it("to an address that is signed up by then", () => confirmSpokenConsent(token, world.parts));

	it("to somebody who withdrew after the call", () => withdrawConsent(world.parts, addressId(email, "s"), "office"));

	it("when its link would have expired", () => {
		world.clock.current = new Date("2026-12-17T15:00:00Z");
	});
});

import { beforeAll, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { shippedPalette } from "#app/model/brand/palette.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { spamFlags } from "#app/model/leads/lead-status.ts";
import { staffWords } from "#content/mail/staff.fr.ts";
import {
	contactLead,
	disasterAnswers,
	ductAnswers,
	estimateLead,
	homeAnswers,
	waitingLead,
} from "../../../../tests/mail/sample-leads.ts";
import { renderNotification, renderUpdate } from "./staff-mails.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

const reader = originalContent.reader();
const { notification, update } = staffWords;
const url = "https://www.airelle.example/admin/demandes/a-lead";

describe("the notification of a message", () => {
	it("contains the contact details, the service and the message, in French for every visitor language", async () => {
		const { subject, html, text } = await renderNotification({ ...contactLead, locale: "en" }, url, reader);
		expect(subject).toBe("Nouvelle demande AIR-7K2M9QX\u00a0: Conduits de sécheuse");
		expect(html).toContain('lang="fr-CA"');
		expect(html).toContain('href="tel:+14385550199"');
		expect(html).toContain('href="mailto:maelle@example.com?subject=Your%20request%20AIR-7K2M9QX"');
		for (const part of [
			"Maëlle Tremblay",
			"438\u00a0555-0199",
			"maelle@example.com",
			"H2T\u00a01S6, Montréal",
			"Le 3 novembre 2026 à 14\u00a0h\u00a005 (heure de Montréal)",
			"Par téléphone",
			"Anglais",
			"Bonjour,\nle linge",
		]) {
			expect(text).toContain(part);
		}
	});

	it("explains every spam flag and marks the subject", async () => {
		const { subject, text } = await renderNotification({ ...contactLead, spam: spamFlags }, url, reader);
		expect(subject).toMatch(/^À vérifier/);
		for (const words of Object.values(notification.doubts)) expect(text).toContain(words);
	});

	it("omits missing details", async () => {
		const bare: Lead = {
			...contactLead,
			phone: null,
			service: null,
			postalCode: null,
			reachBy: "email",
			linkedTo: "other",
		};
		const { html, text } = await renderNotification(bare, url, reader);
		expect(html).not.toContain("tel:+1438");
		expect(text).toContain(notification.linked);
		expect(text).not.toContain("null");
	});
});

describe("the notification of an estimate", () => {
	it("contains the wishes, answers and prices, in French for every visitor language", async () => {
		const { subject, text } = await renderNotification(estimateLead(ductAnswers, { locale: "en" }), url, reader);
		expect(subject).toBe("Estimation AIR-7K2M9QX\u00a0: Conduits de ventilation · Conduits de sécheuse");
		for (const part of [
			"H2T\u00a01S6, Montréal",
			"Mardi 17 novembre 2026",
			"Mercredi, vendredi",
			"2 photos",
			"DUO-AUTOMNE, appliqué",
			"458 à 608\u00a0$",
			"Fournaise électrique",
			"\n14\n",
		]) {
			expect(text).toContain(part);
		}
	});

	it("lists every item, and a promotion code without effect", async () => {
		const { text } = await renderNotification(estimateLead(homeAnswers), url, reader);
		for (const part of ["40\u00a0pi²", "2\u00a0× Sofa", "1\u00a0200\u00a0pi²", "PERIME, sans effet"]) {
			expect(text).toContain(part);
		}
	});

	it("puts a disaster first in the subject and the body, with the phone before the e-mail address", async () => {
		const lead = estimateLead(disasterAnswers, { reachBy: "email", spam: ["too-fast"] });
		const { subject, html, text } = await renderNotification(lead, url, reader);
		expect(subject).toBe("URGENT, sinistre. À vérifier. Estimation AIR-7K2M9QX\u00a0: Après sinistre");
		expect(text.indexOf(notification.urgentTitle)).toBeLessThan(text.indexOf("AIR-7K2M9QX"));
		expect(html.indexOf('href="tel:+14385550199"')).toBeLessThan(html.indexOf('href="mailto:maelle'));
	});

	it("shortens the subject when a lead has many services", async () => {
		const all = { services: { ...ductAnswers.services, ...homeAnswers.services }, promotionCode: null };
		const { subject } = await renderNotification(estimateLead(all), url, reader);
		expect(subject).toMatch(/ et 2 de plus$/);
	});

	it("says in its subject and its text that an estimate is from outside the service area", async () => {
		const outside = { ...estimateLead(ductAnswers), postalCode: "G1R4P5", outOfArea: true };
		const { subject, text } = await renderNotification(outside, url, reader);
		expect(subject).toMatch(/^Hors secteur. Estimation AIR-7K2M9QX/);
		expect(text).toContain(notification.outOfAreaText);
	});

	it("contains only the e-mail address and the postal code of a waiting-list lead", async () => {
		const { subject, html, text } = await renderNotification(waitingLead, url, reader);
		expect(subject).toMatch(/^Liste d’attente AIR-7K2M9QX/);
		for (const part of [notification.waiting, "G1R\u00a04P5, hors de nos secteurs", notification.noWishes]) {
			expect(text).toContain(part);
		}
		expect(html).toContain("mailto:maelle@example.com");
		expect(text).not.toMatch(/null|undefined|Message/);
	});
});

describe("the main button", () => {
	/** The links in the colour of the main button: a mail has one. */
	const mainButtons = (html: string) =>
		[...html.matchAll(/<a[^>]*href="([^"]+)"[^>]*>/g)]
			.filter(([tag]) => tag.includes(`background-color:${shippedPalette["berry-600"]}`))
			.map(([, href]) => href);

	it.each([
		["a message", contactLead],
		["a message without phone", { ...contactLead, phone: null }],
		["a message without e-mail", { ...contactLead, email: null }],
		["an estimate", estimateLead(ductAnswers)],
		["a disaster", estimateLead(disasterAnswers)],
		["a waiting list", waitingLead],
	])("opens the lead in the back office, in the HTML and in the text: %s", async (_, lead) => {
		const additions = {
			message: { at: lead.receivedAt, text: "Bonjour" },
			photos: null,
			address: null,
			appointment: null,
			quote: null,
		};
		for (const { html, text } of [
			await renderNotification(lead, url, reader),
			await renderUpdate(lead, url, additions, reader),
		]) {
			expect(mainButtons(html)).toEqual([url]);
			expect(text).toContain(`${notification.open} ${url}`);
		}
	});
});

describe("the notification of an addition", () => {
	const lead = estimateLead(ductAnswers);
	const message = { at: "2026-11-05T15:00:00.000Z", text: "J’ai trouvé\nune autre bouche." };
	const photos = { count: 2, lastAt: "2026-11-06T16:30:00.000Z" };

	it("shows the latest addition first, and a reply link", async () => {
		const { subject, html, text } = await renderUpdate(
			lead,
			url,
			{ message, photos, address: null, appointment: null, quote: null },
			reader,
		);
		expect(subject).toBe("Ajout à la demande AIR-7K2M9QX");
		expect(text).toContain("J’ai trouvé\nune autre bouche.");
		expect(text).toContain("Dernier message, le 5 novembre 2026 à 10\u00a0h");
		expect(text).toContain(
			"2 photos depuis l’envoi de la demande, la dernière le 6 novembre 2026 à 11\u00a0h\u00a030.",
		);
		expect(text.indexOf(update.photosHeading)).toBeLessThan(text.indexOf("Dernier message"));
		expect(html).toContain('href="mailto:maelle@example.com?subject=Votre%20demande%20AIR-7K2M9QX"');
	});

	it("renders without a message, photos, a name or an e-mail address", async () => {
		const bare = { ...lead, name: "", email: null };
		const { html, text } = await renderUpdate(
			bare,
			url,
			{ message: null, photos: null, address: null, appointment: null, quote: null },
			reader,
		);
		expect(text).toContain(update.nameless);
		expect(text).not.toMatch(/null|undefined|Dernier message|Adresse,/);
		expect(html).not.toContain("mailto:maelle");
	});

	it("shows the address that the customer gave, or that they removed it", async () => {
		const at = "2026-11-07T15:00:00.000Z";
		const given = { at, lines: ["4560, rue Saint-Denis, app. 3", "Montréal, H2T 2S9"] };
		const { text } = await renderUpdate(
			lead,
			url,
			{ message, photos, address: given, appointment: null, quote: null },
			reader,
		);
		expect(text).toContain(
			"Adresse, le 7 novembre 2026 à 10\u00a0h\n\n4560, rue Saint-Denis, app. 3\nMontréal, H2T 2S9",
		);
		expect(text.indexOf("Adresse, le")).toBeLessThan(text.indexOf("Dernier message"));
		const removed = await renderUpdate(
			lead,
			url,
			{ message: null, photos: null, address: { at, lines: [] }, appointment: null, quote: null },
			reader,
		);
		expect(removed.text).toContain(update.noAddress);
	});

	it("says first that the customer moved the appointment, from when to when, or cancelled it", async () => {
		const change = {
			at: "2026-11-08T15:00:00.000Z",
			before: "jeudi 19, entre 8 h et 10 h",
			after: "vendredi 20, à 11 h",
		};
		const additions = { message, photos, address: null, quote: null };
		const moved = await renderUpdate(lead, url, { ...additions, appointment: { ...change, step: "moved" } }, reader);
		expect(moved.subject).toBe("Rendez-vous déplacé par le client, demande AIR-7K2M9QX");
		expect(moved.text).toMatch(/Moment prévu\njeudi 19, entre 8 h et 10 h\n+Nouveau moment\nvendredi 20, à 11 h/);
		expect(moved.text.indexOf("Nouveau moment")).toBeLessThan(moved.text.indexOf("Dernier message"));
		const cancelled = { ...change, step: "cancelled" } as const;
		const { subject, text } = await renderUpdate(lead, url, { ...additions, appointment: cancelled }, reader);
		expect(subject).toBe("Rendez-vous annulé par le client, demande AIR-7K2M9QX");
		expect(text).toContain("jeudi 19, entre 8 h et 10 h");
		expect(text).not.toContain("Nouveau moment");
	});
});

import { describe, expect, it } from "vitest";
import { locales } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/lead.ts";
import { spamFlags } from "#app/model/lead.ts";
import { checkTypography } from "#app/model/typography.ts";
import { company } from "#content/company.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { mailWords as frenchWords, staffWords } from "#content/mail/fr.ts";
import { renderLeadMail } from "./render.ts";

const origin = "https://www.airelle.example";
const templates = ["lead-notification", "lead-confirmation"] as const;

const lead: Lead = {
	reference: "AIR-7K2M9QX",
	kind: "contact",
	idempotencyKey: "key",
	contentHash: "hash",
	linkedTo: null,
	receivedAt: "2026-11-03T19:05:00.000Z",
	locale: "fr",
	name: "Maëlle Tremblay",
	email: "maelle@example.com",
	phone: "4385550199",
	service: "dryer-ducts",
	message: "Bonjour,\nle linge met deux cycles à sécher.",
	postalCode: "H2T 1S6",
	reachBy: "phone",
	marketing: null,
	spam: [],
	status: "new",
	estimate: null,
	followToken: null,
	photos: [],
	messages: [],
	purgeAfter: "2028-11-02T19:05:00.000Z",
};

describe("the words of mails", () => {
	it.each([
		["fr", { ...frenchWords, ...staffWords }],
		["en", englishWords],
	] as const)("follow the typography of %s", (locale, words) => {
		expect(textsOf(words).flatMap((text) => checkTypography(text, locale))).toEqual([]);
	});

	it.each(locales)("are well set once in place, in %s", async (locale) => {
		const { subject, text } = await renderLeadMail("lead-confirmation", { ...lead, locale }, company, { origin });
		const ours = text.replaceAll(/\S+@\S+|https?:\S+/g, "");
		expect([subject, ...ours.split("\n")].flatMap((line) => checkTypography(line, locale))).toEqual([]);
	});
});

describe("the mail to the team", () => {
	it("says who, what, where, when and how to answer, in French whatever the visitor speaks", async () => {
		const { subject, html, text } = await renderLeadMail("lead-notification", { ...lead, locale: "en" }, company, {
			origin,
		});
		expect(subject).toBe("Nouvelle demande AIR-7K2M9QX\u00a0: Conduits de sécheuse");
		expect(html).toContain('lang="fr-CA"');
		expect(html).toContain('href="tel:+14385550199"');
		expect(html).toContain('href="mailto:maelle@example.com?subject=Your%20request%20AIR-7K2M9QX"');
		for (const part of [
			"Maëlle Tremblay",
			"438\u00a0555-0199",
			"maelle@example.com",
			"H2T 1S6, Montréal",
			"Le 3 novembre 2026 à 14\u00a0h\u00a005 (heure de Montréal)",
			"Par téléphone",
			"Anglais",
			"Bonjour,\nle linge",
		]) {
			expect(text).toContain(part);
		}
	});

	it("tells every doubt in words, and in the subject", async () => {
		const { subject, text } = await renderLeadMail("lead-notification", { ...lead, spam: spamFlags }, company, {
			origin,
		});
		expect(subject).toMatch(/^À vérifier/);
		for (const words of Object.values(staffWords.notification.doubts)) expect(text).toContain(words);
	});

	it("does without what was not given", async () => {
		const bare: Lead = { ...lead, phone: null, service: null, postalCode: null, reachBy: "email", linkedTo: "other" };
		const { html, text } = await renderLeadMail("lead-notification", bare, company, { origin });
		expect(html).not.toContain("tel:+1438");
		expect(text).toContain(staffWords.notification.linked);
		expect(text).not.toContain("null");
	});
});

describe("the mail to the visitor", () => {
	it.each([
		["fr", "Votre demande AIR-7K2M9QX est bien reçue", "Conduits de sécheuse", "514\u00a0555-0142", "/confidentialite"],
		["en", "We have received your request AIR-7K2M9QX", "Dryer ducts", "514-555-0142", "/en/privacy"],
	] as const)(
		"thanks, repeats, and tells what comes next and how to withdraw, in %s",
		async (locale, subject, ...parts) => {
			const mail = await renderLeadMail("lead-confirmation", { ...lead, locale }, company, { origin });
			expect(mail.subject).toBe(subject);
			for (const part of [...parts, lead.reference, lead.name, company.address.street, "2028", "Bonjour,\nle linge"]) {
				expect(mail.text).toContain(part);
			}
			expect(mail.html).toContain(`href="tel:+1${company.phone}"`);
		},
	);
});

describe.each(templates)("%s", (template) => {
	const hostile = `</p><img src=x onerror=alert(1)><script>alert(1)</script>"'&{{7*7}}`;

	it("shows what was typed as text, never as markup", async () => {
		const typed: Lead = { ...lead, name: hostile, message: hostile, postalCode: hostile, email: `"${hostile}"@x.y` };
		const { subject, html, text } = await renderLeadMail(template, typed, company, { origin });
		expect(html).not.toMatch(/<img|<script/);
		expect(text).toContain(hostile);
		expect(subject).not.toContain("script");
	});

	it("is dressed for light and dark, and loads nothing from anywhere", async () => {
		const { html } = await renderLeadMail(template, lead, company, { origin });
		expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
		expect(html).toContain("prefers-color-scheme: dark");
		expect(html).not.toMatch(/<img|<link|url\(|@import/);
	});
});

/** Every text of a tree of words; functions speak with a neutral word in each place. */
function textsOf(words: unknown): string[] {
	if (typeof words === "string") return [words];
	if (typeof words === "function") return textsOf(words("mot", "mot"));
	return Object.values(words as object).flatMap(textsOf);
}

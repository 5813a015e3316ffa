import { beforeAll, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { locales } from "#app/locale/locales.ts";
import { describeEstimate } from "#app/model/estimate/text.ts";
import { leadChannels } from "#app/model/leads/lead-channel.ts";
import { company } from "#content/company.ts";
import { estimateWords as englishEstimate } from "#content/estimate/en.ts";
import { estimateWords as frenchEstimate } from "#content/estimate/fr.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { mailWords as frenchWords } from "#content/mail/fr.ts";
import { promotions } from "#content/promotions.ts";
import {
	contactLead,
	disasterAnswers,
	ductAnswers,
	estimateLead,
	homeAnswers,
} from "../../../../tests/mail/sample-leads.ts";
import { renderConfirmation, renderReply } from "./visitor-mails.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

const reader = originalContent.reader();
const origin = "https://www.airelle.example";
const words = { fr: frenchWords, en: englishWords };
const estimateWords = { fr: frenchEstimate, en: englishEstimate };

describe("the confirmation of a message", () => {
	it.each([
		[
			"fr",
			"Nous avons reçu votre demande AIR-7K2M9QX",
			"Conduits de sécheuse",
			"514\u00a0555-0142",
			"/confidentialite",
		],
		["en", "We have received your request AIR-7K2M9QX", "Dryer ducts", "514-555-0142", "/en/privacy"],
	] as const)(
		"contains a summary, the next steps and how to withdraw consent, in %s",
		async (locale, subject, ...parts) => {
			const mail = await renderConfirmation({ ...contactLead, locale }, reader, origin);
			expect(mail.subject).toBe(subject);
			for (const part of [
				...parts,
				contactLead.reference,
				contactLead.name,
				company.address.street,
				"2028",
				words[locale].confirmation.notRepeated,
			]) {
				expect(mail.text).toContain(part);
			}
			expect(mail.html).toContain(`href="tel:+1${company.phone}"`);
			expect(mail.attachments).toBeUndefined();
		},
	);
});

describe.each(locales)("a member’s reply, in %s", (locale) => {
	it.each(leadChannels)("gives a reason that is true for the channel %s", async (channel) => {
		const letter = { subject: "Votre demande", text: "Bonjour" };
		const lead = { ...contactLead, locale, ...(channel !== "form" && { channel }) };
		const { text } = await renderReply(lead, letter, reader, origin);
		expect(text).toContain({ fr: "au sujet de votre dossier", en: "about your file" }[locale]);
		expect(text).not.toMatch(/par notre site|through our website/);
	});
});

describe.each(locales)("the confirmation of an estimate, in %s", (locale) => {
	it.each([
		["ducts", ductAnswers],
		["a home", homeAnswers],
	])("contains every line and the range that the page shows, for %s", async (_, answers) => {
		const lead = estimateLead(answers, { locale });
		const { subject, html, text } = await renderConfirmation(lead, reader, origin);
		expect(subject).toBe(words[locale].estimate.subject(lead.reference));
		if (!lead.estimate) throw new Error("no estimate");
		const shown = describeEstimate(lead.estimate.result, estimateWords[locale], promotions, locale);
		const lines = [...shown.lines, ...(shown.discount ? [shown.discount] : [])];
		for (const part of [
			shown.range ?? "no range",
			...lines.flatMap(({ label, note, amount }) => [label, note, amount]),
			shown.subtotal,
			shown.gst,
			shown.qst,
			shown.total,
			shown.duration ?? "no duration",
			...shown.caveats,
		]) {
			expect(text).toContain(part);
			expect(html).toContain(part.replaceAll("&", "&amp;"));
		}
		expect(text).toContain(words[locale].confirmation.withdraw("").slice(0, 40));
	});

	it("links to the page that follows the lead and explains the next steps", async () => {
		const { html, text } = await renderConfirmation(estimateLead(ductAnswers, { locale }), reader, origin);
		const path = {
			fr: "/estimation-gratuite/suivi/sPnTgmGK3pVqXn6b2cHrYw",
			en: "/en/estimation-gratuite/request/sPnTgmGK3pVqXn6b2cHrYw",
		}[locale];
		expect(html).toContain(`href="${origin}${path}"`);
		for (const { title } of words[locale].estimate.next) expect(text).toContain(`${title}.`);
	});

	it("contains the preferred appointment and attaches it as a calendar file", async () => {
		const lead = estimateLead(ductAnswers, { locale });
		const { text, attachments } = await renderConfirmation(lead, reader, origin);
		expect(text).toContain({ fr: "Mardi 17 novembre 2026", en: "Tuesday, November 17, 2026" }[locale]);
		expect(text).toContain({ fr: "Mercredi, vendredi", en: "Wednesday, Friday" }[locale]);
		expect(text).toContain(words[locale].estimate.calendar);
		expect(attachments).toHaveLength(1);
		expect(attachments?.[0]).toMatchObject({
			name: words[locale].estimate.calendarName,
			type: expect.stringMatching(/^text\/calendar/),
			content: expect.stringContaining("DTSTART;TZID=America/Toronto:20261117T080000\r\n"),
		});
		expect(await renderConfirmation(lead, reader, origin)).toMatchObject({ attachments });
	});

	it("attaches no calendar file without a day, or for a day when the company is closed", async () => {
		for (const date of [null, "2026-11-22"]) {
			const lead = estimateLead(ductAnswers, { locale }, { date, part: "morning", days: [] });
			const { text, attachments } = await renderConfirmation(lead, reader, origin);
			expect(attachments).toBeUndefined();
			expect(text).not.toContain(words[locale].estimate.calendar);
		}
	});

	it("omits the appointment without preferences, and missing details", async () => {
		const bare = { locale, name: "", phone: null, message: "", photos: [], followToken: null, postalCode: null };
		const lead = estimateLead(ductAnswers, bare, { date: null, part: "any", days: [] });
		const { html, text } = await renderConfirmation(lead, reader, origin);
		expect(text).not.toContain(words[locale].estimate.wishesHeading);
		expect(text).not.toContain(words[locale].estimate.follow);
		expect(text).not.toMatch(/null|undefined|NaN/);
		expect(html).not.toContain("estimation-gratuite");
	});

	it("puts the phone number first after a disaster, and shows no price", async () => {
		const { html, text } = await renderConfirmation(estimateLead(disasterAnswers, { locale }), reader, origin);
		const { title } = words[locale].estimate.urgent;
		expect(text.indexOf(title)).toBeGreaterThan(0);
		expect(text.indexOf(title)).toBeLessThan(text.indexOf("AIR-7K2M9QX"));
		expect(html.indexOf(`tel:+1${company.phone}`)).toBeLessThan(html.indexOf("AIR-7K2M9QX</p>"));
		expect(text).not.toContain("$");
		expect(text).not.toContain(words[locale].estimate.next[1]?.text);
	});
});

import { beforeAll, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { locales } from "#app/locale/locales.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { mailWords as frenchWords } from "#content/mail/fr.ts";
import { draft } from "../../../../tests/mail/sample-leads.ts";
import { renderDraftLink } from "./draft-mail.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

const reader = originalContent.reader();
const origin = "https://www.airelle.example";
const words = { fr: frenchWords, en: englishWords };

describe.each(locales)("the mail that resumes an estimate, in %s", (locale) => {
	it("links to the draft and explains what is stored and until when", async () => {
		const mail = await renderDraftLink({ id: "dr aft", data: { ...draft, locale } }, reader, origin);
		const texts = words[locale].draft;
		expect(mail.subject).toBe(texts.subject);
		expect(mail.html).toContain(`href="${origin}/_estimate/resume/dr%20aft"`);
		expect(mail.html).toContain(`lang="${locale}-CA"`);
		for (const part of [
			texts.kept,
			texts.why,
			{ fr: "Conduits de ventilation", en: "Ventilation ducts" }[locale],
			{ fr: "effacé le 3 décembre 2026", en: "erased on December 3, 2026" }[locale],
			"30",
			"1 photo",
		]) {
			expect(mail.text).toContain(part);
		}
	});

	it("contains nothing that was typed so far", async () => {
		const typed = { ...draft, locale, person: { name: "Maëlle", phone: "4385550199" }, details: { vents: "14" } };
		const { html, text } = await renderDraftLink({ id: "draft", data: typed }, reader, origin);
		expect(html + text).not.toMatch(/Maëlle|maelle|438/);
	});
});

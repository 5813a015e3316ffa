import { describe, expect, it } from "vitest";
import { type Locale, type Localized, locales } from "#app/locale/locales.ts";
import { changeableUntil } from "#app/model/appointments/booking-rules.ts";
import { leadStatuses } from "#app/model/leads/lead-status.ts";
import { proposalDays } from "#app/model/quotes/proposal-end.ts";
import { llmsWords } from "#content/llms.ts";
import { mailWords as englishMails } from "#content/mail/en.ts";
import { mailWords as frenchMails } from "#content/mail/fr.ts";
import { messages as englishMessages } from "#content/messages/en.ts";
import { messages as frenchMessages } from "#content/messages/fr.ts";
import { quoteWords } from "#content/quotes.ts";
import { staffWords as englishStaff } from "#content/staff/en.ts";
import { staffWords as frenchStaff } from "#content/staff/fr.ts";
import { documents, inLocale, reader, textsOf } from "./content/documents.ts";

const staffWords = { fr: frenchStaff, en: englishStaff };
const mails = { fr: frenchMails, en: englishMails };
const messages = { fr: frenchMessages, en: englishMessages };

const firm: Localized<RegExp> = { fr: /soumission[\s\S]*ferme/i, en: /quote[\s\S]*firm/i };
const hourly: Localized<RegExp> = { fr: /tarif[\s\S]*plafond/i, en: /rate[\s\S]*ceiling/i };

/** Earlier answers to "when is the price firm?" that contradict the one answer. */
const otherAnswers: Localized<RegExp> = {
	fr: /prix (?:final|exact|fixe)|confirm\S* (?:le prix|sur place|avant le début)|prix (?:est |sera )?confirmé|tout compris/i,
	en: /(?:final|exact|fixed) price|price is confirmed|confirm the price|everything included/i,
};

/** What the terms say about a quote: how it is accepted, and that more than the accepted amount needs a new one. */
const accepting: Localized<readonly RegExp[]> = {
	fr: [
		/écrivez votre nom/,
		/version française vous est remise d’abord/,
		/copie complète, avec ces conditions/,
		/refuser\*\*, un bouton/,
		/jusqu’à quel jour/,
		/ne dépasse jamais ce que vous avez accepté, plafond des heures compris/,
		/qui accompagnent la soumission que vous avez acceptée/,
	],
	en: [
		/type your name/,
		/given the French version first/,
		/complete copy, with these terms/,
		/decline it\*\*, one button/,
		/until which day/,
		/never exceeds what you accepted, the ceiling on hours included/,
		/that came with the quote you accepted/,
	],
};

/** Quotes are accepted with a typed name: nobody signs one. */
const signed: Localized<RegExp> = {
	fr: /soumission signée|sign\S+ (?:une|la) soumission/i,
	en: /signed quote|sign (?:a|the) (?:\S+ )?quote/i,
};

/** Mails and files that the site and the back office do not send. */
const notSent: Localized<RegExp> = {
	fr: /(?:avant et après|rapport)[^.]{0,30}par courriel|recevez (?:de |les |des )?(?:\S+ )?photos|(?:notre|la) confirmation (?:du rendez-vous|avec le jour)|dans notre confirmation|rappel par texto/i,
	en: /(?:after|report)[^.]{0,30}by e-mail|(?:get|receive) (?:real |the |your )?photos|in our confirmation|appointment is confirmed|text reminder/i,
};

describe.each(locales)("in %s, one answer to when the price is firm", (locale) => {
	const texts = inLocale(documents, locale).flatMap(textsOf);

	it("is given wherever the question comes up: the accepted quote is firm", () => {
		for (const text of answersAbout(locale)) expect(text).toMatch(firm[locale]);
	});

	it("says that hourly work has a firm rate and a ceiling", () => {
		const hourlyAnswers = [
			JSON.stringify(reader.read(`services/house-cleaning.${locale}`)),
			JSON.stringify(reader.read(`words.${locale}`).home.questions),
			reader.read(`estimate.${locale}`).panel.confirmed,
			JSON.stringify(reader.read(`content-pages.${locale}`)),
		];
		for (const text of hourlyAnswers) expect(text).toMatch(hourly[locale]);
	});

	it("says in the terms how a quote is accepted, and that only a newly accepted one can cost more", () => {
		const terms = plain(termsIn(locale));
		for (const rule of accepting[locale]) expect(terms).toMatch(rule);
		expect(terms).toContain({ fr: `jusqu’à ${spelled.fr} jours`, en: `up to ${spelled.en} days` }[locale]);
		expect(texts.filter(({ text }) => signed[locale].test(text)).map(({ text }) => text)).toEqual([]);
	});

	it("is the same in the quote itself: free cancelling, the guarantee and the ceiling as in the terms", () => {
		const terms = plain(termsIn(locale));
		const { cancelling, guarantee, hourly: hours } = quoteWords[locale].facts;
		const until = { fr: `sans frais jusqu’à ${changeableUntil} h avant`, en: `${changeableUntil} h` }[locale];
		expect(plain(cancelling.text(changeableUntil)).toLowerCase()).toContain(until);
		expect(terms).toContain({ fr: `jusqu’à ${changeableUntil} h avant`, en: `up to ${changeableUntil} hours` }[locale]);
		for (const text of [plain(guarantee.text), terms])
			expect(text).toMatch({ fr: /dans les \{\{guarantee\}\} jours/, en: /within \{\{guarantee\}\} days/ }[locale]);
		expect(plain(hours.text)).toMatch({ fr: /jamais au-delà du plafond/, en: /never beyond the ceiling/ }[locale]);
	});

	it("is contradicted nowhere", () => {
		expect(texts.filter(({ text }) => otherAnswers[locale].test(text)).map(({ text }) => text)).toEqual([]);
	});

	it("comes without a promise that nothing keeps: photos, confirmations or reminders by text message", () => {
		expect(texts.filter(({ text }) => notSent[locale].test(text)).map(({ text }) => text)).toEqual([]);
	});
});

describe.each(locales)("in %s, the status of a request", (locale) => {
	const { statuses, views } = staffWords[locale].leads;
	const onThePage = reader.read(`estimate.${locale}`).follow.status.values;

	it.each(leadStatuses.filter((status) => status !== "lost"))(
		"has the same word for the team and the visitor: %s",
		(status) => {
			expect(onThePage[status].title).toBe(statuses[status]);
		},
	);

	it("has a milder word for a lost request on the visitor's page: a visitor would take it for a mishap", () => {
		expect(onThePage.lost.title).toBe({ fr: "Fermée", en: "Closed" }[locale]);
	});

	it("names the folders of the inbox, which have room for the first word of a long one", () => {
		expect(views.quoted).toBe(statuses.quoted);
		expect(statuses.booked.split(" ")[0]).toBe(views.booked);
	});
});

/** The number of days that a proposed time is kept, in words. */
const spelled = { fr: ["un", "deux", "trois"][proposalDays - 1], en: ["one", "two", "three"][proposalDays - 1] };

function termsIn(locale: Locale): string {
	return reader.read(`content-pages.${locale}`).find(({ name }) => name === "terms")?.body ?? "";
}

/** With plain spaces. */
function plain(text: string): string {
	return text.replaceAll("\u00a0", " ");
}

function answersAbout(locale: Locale): string[] {
	const { home } = reader.read(`words.${locale}`);
	const { panel, follow } = reader.read(`estimate.${locale}`);
	return [
		home.visit.lead,
		home.questions.items[0]?.answer ?? "",
		panel.confirmed,
		follow.quote.valid,
		termsIn(locale),
		mails[locale].estimate.next[2]?.text ?? "",
		reader.read("letters").find(({ id }) => id === "price")?.[locale].text ?? "",
		messages[locale].price.hint,
		llmsWords[locale].facts[1] ?? "",
	];
}

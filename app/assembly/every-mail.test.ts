import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formWordsIn } from "#app/.server/content/form-words.ts";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { renamedContent } from "#app/.server/content/renamed-content.testing.ts";
import type { LeadTime } from "#app/.server/mail/lead-time.ts";
import type { RenderedMail } from "#app/.server/mail/render.ts";
import { renderAppointmentMail } from "#app/appointments/.server/mails/appointment-mails.ts";
import { renderDraftLink } from "#app/estimate/.server/mails/draft-mail.ts";
import { renderJobMail } from "#app/jobs/.server/mails/job-mails.ts";
import { renderNotification, renderUpdate } from "#app/leads/.server/mails/staff-mails.ts";
import { renderConfirmation } from "#app/leads/.server/mails/visitor-mails.ts";
import { locales } from "#app/locale/locales.ts";
import { renderAreaOpen, renderDueAgain } from "#app/mailings/.server/mails/series-mails.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { checkTypography } from "#app/model/editing/typography.ts";
import type { Draft, Lead } from "#app/model/leads/lead.ts";
import { customerId, type HistoryEntry, untouchedLeadWork } from "#app/model/leads/lead-history.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { renderPromotionsMail } from "#app/privacy/.server/mails/promotions-mail.ts";
import { previewQuoteMail, renderContractMail } from "#app/quotes/.server/mails/quote-mails.ts";
import { quoteTexts } from "#app/quotes/.server/quote-texts.ts";
import { appointmentMailWords } from "#content/mail/appointments.ts";
import { bookedOrAskedWords } from "#content/mail/booked-or-asked.ts";
import { callMailWords } from "#content/mail/calls.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { guessingWords } from "#content/mail/follow-guessing.ts";
import { mailWords as frenchWords } from "#content/mail/fr.ts";
import { jobMailWords } from "#content/mail/job-done.ts";
import { promotionsConfirmWords } from "#content/mail/promotions-confirm.ts";
import { quoteMailWords } from "#content/mail/quotes.ts";
import { seriesMailWords } from "#content/mail/series.ts";
import { staffWords } from "#content/mail/staff.fr.ts";
import { spokenPromotions } from "../../tests/mail/phone-call.ts";
import {
	contactLead,
	disasterAnswers,
	draft,
	ductAnswers,
	estimateLead,
	homeAnswers,
	waitingLead,
} from "../../tests/mail/sample-leads.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

let reader = originalContent.reader();
const origin = "https://www.airelle.example";
const url = `${origin}/admin/demandes/a-lead`;

const leads: Record<string, Lead> = {
	"a message": contactLead,
	"an estimate": estimateLead(ductAnswers),
	"an estimate of a home": estimateLead(homeAnswers),
	"a disaster": estimateLead(disasterAnswers),
	"a waiting list": waitingLead,
};

const confirm = (lead: Lead) => renderConfirmation(lead, reader, origin);
const notify = (lead: Lead) => renderNotification(lead, url, reader);
const update = (lead: Lead) =>
	renderUpdate(
		lead,
		url,
		{
			message: { at: lead.receivedAt, text: lead.message },
			photos: { count: 1, lastAt: lead.receivedAt },
			address: { at: lead.receivedAt, lines: [lead.message] },
			appointment: { at: lead.receivedAt, step: "moved", before: "hier", after: "demain" },
			quote: {
				news: "declined",
				version: 1,
				total: "10\u00a0$",
				appointment: null,
				freed: "demain",
				reason: lead.message,
			},
		},
		reader,
	);
const place = { crew: "c", day: "2026-11-19", window: { from: "08:00", to: "10:00" }, minutes: 150, travel: 30 };
const previous = { day: "2026-11-17", window: { from: "11:00", to: "11:00" } };
const now = new Date("2026-11-16T15:00:00Z");
const appointmentNews = ["booked", "moved", "cancelled", "reminder"] as const;
const tell = (lead: Lead, news: (typeof appointmentNews)[number]) =>
	renderAppointmentMail(lead, place, news, { reader, origin, text: "", crewSize: 2, previous, now });
const textsOfQuote = (lead: Lead) =>
	quoteTexts({ content: sampleQuote, version: 1, lead, replaces: null, proposal: place, now }, reader);
const offer = (lead: Lead) =>
	previewQuoteMail(
		lead,
		{ texts: textsOfQuote(lead), validUntil: sampleQuote.validUntil, proposal: place, text: "" },
		{ reader, origin, now },
	);
const copy = (lead: Lead) => {
	const moment = now.toISOString();
	const acceptance = { name: lead.name, email: lead.email ?? "", at: moment, locale: lead.locale };
	return renderContractMail(
		lead,
		{
			lead: "a-lead",
			reference: lead.reference,
			version: 1,
			emailKey: null,
			phoneKey: null,
			content: sampleQuote,
			amounts: quoteAmounts(sampleQuote),
			texts: textsOfQuote(lead),
			hash: "0".repeat(64),
			acceptance: { ...acceptance, frenchGivenAt: moment, englishChosenAt: null },
			sentAt: moment,
			finalAmount: null,
			doneAt: null,
			replacedBy: null,
			purgeAfter: moment,
		},
		place,
		{ reader, origin },
	);
};
const ofWindow = { day: place.day, window: place.window };
const appointment: Appointment = {
	...place,
	lead: "a-lead",
	status: "booked",
	sequence: 0,
	accessNote: "",
	noteUntil: null,
	remindAt: null,
	proposalUntil: null,
	accepted: [],
	isInstant: true,
	by: { id: customerId, name: "" },
	createdAt: now.toISOString(),
	updatedAt: now.toISOString(),
};
const times: Record<string, LeadTime> = {
	"a booked window": { kind: "booked", id: "a", appointment, crewSize: 2, crewName: "Équipe du nord" },
	"a window that is asked for": { kind: "asked", window: ofWindow },
	"a window that was cancelled": { kind: "cancelled", window: ofWindow },
};
const resume = (data: Draft) => renderDraftLink({ id: "draft", data }, reader, origin);

const everyMail: [name: string, write: (changes: Partial<Lead>) => Promise<RenderedMail>][] = Object.entries(
	leads,
).flatMap(([about, lead]) => [
	[`the confirmation of ${about}`, (changes) => confirm({ ...lead, ...changes })],
	[`the notification of ${about}`, (changes) => notify({ ...lead, ...changes })],
	[`the update of ${about}`, (changes) => update({ ...lead, ...changes })],
]);
for (const [about, time] of Object.entries(times)) {
	const record = { id: "a", step: "booked", before: null, after: appointment } as const;
	const history = [{ at: now.toISOString(), by: appointment.by, appointment: record } as unknown as HistoryEntry];
	const asked = { ...ofWindow, at: now.toISOString() };
	const desk = { ...untouchedLeadWork, ...(time.kind === "booked" && { history }) };
	const lead = estimateLead(ductAnswers, { asked, desk }, { date: null, part: "any", days: [] });
	everyMail.push(
		[
			`the confirmation of ${about}`,
			(changes) => renderConfirmation({ ...lead, ...changes }, reader, origin, { time, now }),
		],
		[`the notification of ${about}`, (changes) => renderNotification({ ...lead, ...changes }, url, reader, time)],
	);
}
// Members note calls: unlike those of forms, their confirmations repeat the text.
const calls = { "a call": contactLead, "a call with an estimate": estimateLead(ductAnswers) };
for (const [about, lead] of Object.entries(calls)) {
	const ofCall: Lead = { ...lead, channel: "phone", followToken: "A".repeat(22) };
	const booked = times["a booked window"];
	everyMail.push(
		[`the note of ${about}`, (changes) => confirm({ ...ofCall, ...changes })],
		[
			`the note of ${about} with a booked window`,
			(changes) => renderConfirmation({ ...ofCall, ...changes }, reader, origin, { time: booked, now }),
		],
	);
}
const until = new Date("2026-12-16T15:00:00Z");
everyMail.push([
	"the confirmation of promotions by voice",
	(changes) => {
		const spoken = {
			...spokenPromotions(now, "yes", formWordsIn("fr", reader).marketing),
			locale: changes.locale ?? "fr",
		};
		const link = `${origin}/promotions/confirmer/token`;
		return renderPromotionsMail({ ...contactLead, ...changes }, spoken, reader, { origin, link, until });
	},
]);
const links = () => ({ reader, origin, unsubscribeLink: `${origin}/desabonnement/token` });
const reminder = {
	job: { lines: [{ text: { fr: "Conduit de sécheuse", en: "Dryer duct" }, cents: null, isDone: true }] },
	months: 12,
	day: "2025-11-19",
	agreedAt: now.toISOString(),
} as const;
everyMail.push(
	[
		"the confirmation that work is due again",
		(changes) => renderDueAgain({ ...estimateLead(ductAnswers), ...changes }, reminder, links()),
	],
	["the confirmation that an area is served", (changes) => renderAreaOpen({ ...waitingLead, ...changes }, links())],
);
for (const news of appointmentNews) {
	const lead = estimateLead(ductAnswers);
	everyMail.push([`the confirmation of an appointment, ${news}`, (changes) => tell({ ...lead, ...changes }, news)]);
}
const work = {
	lines: [
		{ text: { fr: "Conduit de sécheuse", en: "Dryer duct" }, cents: 119_00, isDone: true },
		{ text: { fr: "Sortie au toit", en: "Roof outlet" }, cents: null, isDone: false },
	],
	note: "",
};
everyMail.push([
	"the confirmation that the work is done",
	(changes) => {
		const lead = estimateLead(ductAnswers, { status: "done", finalAmount: 119_00, followToken: "A".repeat(22) });
		return renderJobMail({ ...lead, ...changes }, work, { day: place.day, reader, origin });
	},
]);
// In French: the English ones contain both languages, and the words below are checked in each.
for (const [name, write] of Object.entries({ offer, copy }))
	everyMail.push([
		`the ${name} of a quote`,
		(changes) => write({ ...estimateLead(ductAnswers), ...changes, locale: "fr" }),
	]);

describe("the texts of mails", () => {
	it.each([
		[
			"fr",
			{
				...frenchWords,
				...staffWords,
				...appointmentMailWords.fr,
				quotes: quoteMailWords.fr,
				times: bookedOrAskedWords.fr,
				calls: callMailWords.fr,
				promotions: promotionsConfirmWords.fr,
				job: jobMailWords.fr,
				series: seriesMailWords.fr,
			},
		],
		[
			"en",
			{
				...englishWords,
				...appointmentMailWords.en,
				quotes: quoteMailWords.en,
				times: bookedOrAskedWords.en,
				calls: callMailWords.en,
				promotions: promotionsConfirmWords.en,
				job: jobMailWords.en,
				series: seriesMailWords.en,
			},
		],
	] as const)("follow the typography rules of %s", (locale, words) => {
		expect(textsOf(words).flatMap((text) => checkTypography(text, locale))).toEqual([]);
	});

	it.each(locales)("follow the typography rules of %s in the warning about guesses", (locale) => {
		expect(textsOf(guessingWords[locale]).flatMap((text) => checkTypography(text, locale))).toEqual([]);
	});

	it.each(locales)("follow the typography rules in the mail that resumes an estimate, in %s", async (locale) => {
		expect(problemsIn(await resume({ ...draft, locale }), locale)).toEqual([]);
	});
});

describe.each(everyMail)("%s", (name, write) => {
	it.each(locales)("follows the typography rules for a visitor who speaks %s", async (locale) => {
		const mail = await write({ locale });
		expect(problemsIn(mail, /^the (?:confirmation|note)/.test(name) ? locale : "fr")).toEqual([]);
	});

	const hostile = `</p><img src=x onerror=alert(1)><script>alert(1)</script>"'&{{7*7}}`;

	it("shows typed input as text, never as markup", async () => {
		const typed = { name: hostile, message: hostile, postalCode: hostile, email: `"${hostile}"@x.y` };
		const { subject, html, text, attachments = [] } = await write(typed);
		expect(html).not.toMatch(/<img|<script/);
		// The visitor's address is unverified: mails to it contain no text that the sender typed.
		if (name.startsWith("the confirmation")) expect(text).not.toContain("script");
		else expect(text).toContain(hostile);
		expect(subject).not.toContain("script");
		for (const { name, type } of attachments) expect(name + type).not.toContain("script");
	});

	it("supports light and dark mode and loads no external resources", async () => {
		const { html } = await write({});
		expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
		expect(html).toContain("prefers-color-scheme: dark");
		expect(html).not.toMatch(/<img|<link|url\(|@import/);
	});
});

describe("after the company was renamed", () => {
	beforeAll(() => {
		reader = renamedContent.reader();
	});
	afterAll(() => {
		reader = originalContent.reader();
	});

	it.each(everyMail.flatMap(([name, write]) => locales.map((locale) => [name, locale, write] as const)))(
		"%s in %s has the new name, guarantee and payment alone",
		async (_, locale, write) => {
			const { subject, html, text, attachments = [] } = await write({ locale });
			const whole = [subject, html, text, ...attachments.flatMap(({ name, content }) => [name, content])].join("\n");
			expect(whole).toContain("Propreté Boréale");
			expect(whole.replaceAll(/(?:www\.)?airelle\.example/g, "")).not.toMatch(/airelle/i);
			expect(whole).not.toMatch(
				/\b7\s(?:jours|days)|(?:rien|nothing) (?:à payer|to pay)|payez après le travail|pay after the work/,
			);
		},
	);
});

describe.each(locales)("a confirmation in %s", (locale) => {
	const advert = "Gagnez sur https://evil.example/x ou evil.example, appelez le 1 900 555-0199";

	it.each([
		["a message", contactLead],
		["an estimate", estimateLead({ ...ductAnswers, promotionCode: "evil.example/x" })],
	])("of %s contains no text or links from the sender", async (_, lead) => {
		const typed = {
			name: advert,
			message: advert,
			phone: "9005550199",
			messages: [{ at: lead.receivedAt, text: advert }],
		};
		const { subject, html, text, attachments = [] } = await confirm({ ...lead, ...typed, locale });
		for (const part of [subject, html, text, ...attachments.map(({ content }) => content)]) {
			expect(part).not.toMatch(/evil|Gagnez|900|0199/);
		}
		expect(text).toContain((locale === "fr" ? frenchWords : englishWords).confirmation.hello);
	});
});

describe("a promotion code", () => {
	it("is missing from the subject and escaped in the body", async () => {
		const code = "<script>alert(1)</script>\r\nBcc: x@y.z";
		const lead = estimateLead({ ...ductAnswers, promotionCode: code });
		for (const { subject, html } of [await notify(lead), await confirm(lead)]) {
			expect(subject).not.toMatch(/script|Bcc/);
			expect(html).not.toContain("<script");
		}
	});
});

function problemsIn({ subject, text }: RenderedMail, locale: (typeof locales)[number]) {
	const ours = text.replaceAll(/\S+@\S+|https?:\S+/g, "");
	return [subject, ...ours.split("\n")].flatMap((line) =>
		checkTypography(line, locale).map((problem) => [line, problem]),
	);
}

/** Returns every text of a tree of words; functions are called with a neutral word for each argument. */
function textsOf(words: unknown): string[] {
	if (typeof words === "string") return [words];
	if (typeof words === "function") return textsOf(words("mot", "mot"));
	return words === null ? [] : Object.values(words as object).flatMap(textsOf);
}

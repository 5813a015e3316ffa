import { createElement } from "react";
import { pageWords } from "#app/.server/content/page-words.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { estimateInWords, servicesOf } from "#app/.server/mail/lead-in-words.ts";
import type { LeadTime } from "#app/.server/mail/lead-time.ts";
import { followPath } from "#app/.server/mail/link-paths.ts";
import { mailedAddress } from "#app/.server/mail/mailed-address.ts";
import { type RenderedMail, renderMail } from "#app/.server/mail/render.ts";
import { type TimeInWords, timeInWords, wishEventWords } from "#app/.server/mail/time-in-words.ts";
import { appointmentFile } from "#app/appointments/.server/mails/appointment-mails.ts";
import { wishCalendar } from "#app/model/estimate/appointment-calendar.ts";
import type { EstimateLead, Lead } from "#app/model/leads/lead.ts";
import type { LeadMessage } from "#app/model/leads/lead-message.ts";
import type { MailAttachment } from "#app/model/ports.ts";
import { dayAndHour } from "#app/time/format-day.ts";
import { bookedOrAskedWords } from "#content/mail/booked-or-asked.ts";
import { callMailWords } from "#content/mail/calls.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { mailWords as frenchWords } from "#content/mail/fr.ts";

const words = { fr: frenchWords, en: englishWords };

/** Confirms a lead to the visitor, in their language. The subject contains nothing that the visitor typed. */
export async function renderConfirmation(
	lead: Lead,
	reader: ContentReader,
	origin: string,
	options: ConfirmationOptions = {},
): Promise<RenderedMail> {
	if (lead.channel === "phone") return renderCallConfirmation(lead, reader, origin, options);
	return lead.estimate
		? renderEstimateConfirmation(lead, lead.estimate, reader, origin, options)
		: renderContactConfirmation(lead, reader, origin, options);
}

interface ConfirmationOptions {
	/** For a customer who agreed to promotions: the link that withdraws the consent. */
	unsubscribeLink?: string | null;
	/** What is booked or asked for when the mail is sent. */
	time?: LeadTime | null;
	now?: Date;
}

async function renderContactConfirmation(
	lead: Lead,
	reader: ContentReader,
	origin: string,
	{ unsubscribeLink = null }: ConfirmationOptions,
): Promise<RenderedMail> {
	const { LeadConfirmation } = await import("./lead-confirmation.tsx");
	const { locale } = lead;
	const subject = words[locale].confirmation.subject(lead.reference);
	// The same steps as on the contact page.
	const nextSteps = pageWords("contact", locale, reader).next.steps;
	return renderMail(
		subject,
		createElement(LeadConfirmation, { ...partsOf(lead, reader), lead, origin, subject, nextSteps, unsubscribeLink }),
		{ reader, origin },
	);
}

async function renderEstimateConfirmation(
	lead: Lead,
	request: EstimateLead,
	reader: ContentReader,
	origin: string,
	{ unsubscribeLink = null, time = null, now = new Date() }: ConfirmationOptions,
): Promise<RenderedMail> {
	const { EstimateConfirmation } = await import("./estimate-confirmation.tsx");
	const { locale, followToken } = lead;
	const said = time && timeInWords(time, lead, now);
	const subject = confirmationSubject(lead, said);
	const file = confirmationFile(lead, time, reader, origin, now);
	const mail = await renderMail(
		subject,
		createElement(EstimateConfirmation, {
			...partsOf(lead, reader),
			...estimateInWords(request, locale, reader),
			lead,
			origin,
			subject,
			unsubscribeLink,
			urgent: request.result.urgent,
			time: said,
			hasCalendar: file !== null,
			followLink: followToken && origin + followPath(locale, followToken),
		}),
		{ reader, origin },
	);
	return file ? { ...mail, attachments: [file] } : mail;
}

async function renderCallConfirmation(
	lead: Lead,
	reader: ContentReader,
	origin: string,
	{ unsubscribeLink = null, time = null, now = new Date() }: ConfirmationOptions,
): Promise<RenderedMail> {
	const { CallConfirmation } = await import("./call-confirmation.tsx");
	const { locale, followToken, estimate } = lead;
	const said = time && timeInWords(time, lead, now);
	const subject = confirmationSubject(lead, said);
	const file = confirmationFile(lead, time, reader, origin, now);
	const mail = await renderMail(
		subject,
		createElement(CallConfirmation, {
			...partsOf(lead, reader),
			lead,
			origin,
			subject,
			unsubscribeLink,
			time: said,
			hasCalendar: file !== null,
			estimate: estimate && estimateInWords(estimate, locale, reader),
			followLink: followToken && origin + followPath(locale, followToken),
		}),
		{ reader, origin },
	);
	return file ? { ...mail, attachments: [file] } : mail;
}

function confirmationSubject({ locale, reference, channel }: Lead, time: TimeInWords | null): string {
	const { booked, asked } = bookedOrAskedWords[locale];
	if (time?.kind === "booked") return booked.subject(time.when);
	if (time?.kind === "asked") return asked.subject(reference);
	return (channel === "phone" ? callMailWords[locale] : words[locale].estimate).subject(reference);
}

/** The appointment, or the tentative event of a wish; null without a day, and for an appointment that was cancelled. */
function confirmationFile(
	lead: Lead,
	time: LeadTime | null,
	reader: ContentReader,
	origin: string,
	now: Date,
): MailAttachment | null {
	if (time?.kind === "booked") return appointmentFile(lead, time, reader, origin);
	const mailed = { ...lead, address: mailedAddress(lead) };
	const calendar = wishCalendar(mailed, reader.read("company"), wishEventWords(lead, reader, now), origin, now);
	if (!calendar) return null;
	const { calendarName } = time ? bookedOrAskedWords[lead.locale].asked : words[lead.locale].estimate;
	return { name: calendarName, type: "text/calendar; method=PUBLISH; charset=utf-8", content: calendar };
}

/** Renders a member's reply. The member also writes the subject: it contains nothing that the visitor typed. */
export async function renderReply(
	{ locale, reference, followToken }: Lead,
	{ subject, text }: Pick<LeadMessage, "subject" | "text">,
	reader: ContentReader,
	origin: string,
): Promise<RenderedMail> {
	const company = reader.read("company");
	const { LeadReply } = await import("./lead-reply.tsx");
	const followLink = followToken && origin + followPath(locale, followToken);
	return renderMail(
		subject,
		createElement(LeadReply, { locale, reference, subject, text, company, followLink: followLink || null }),
		{ reader, origin },
	);
}

function partsOf(lead: Lead, reader: ContentReader) {
	const { locale, receivedAt } = lead;
	return {
		words: words[locale],
		company: reader.read("company"),
		services: servicesOf(lead, locale, reader),
		received: words[locale].labels.at(...dayAndHour(receivedAt, locale)),
	};
}

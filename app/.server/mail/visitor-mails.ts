import { createElement } from "react";
import { pageWords } from "#app/.server/content/page-words.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import type { Company } from "#app/model/company.ts";
import { visitCalendar } from "#app/model/estimate/appointment-calendar.ts";
import type { Draft, EstimateLead, Lead } from "#app/model/leads/lead.ts";
import type { LeadMessage } from "#app/model/leads/lead-message.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { mailWords as frenchWords } from "#content/mail/fr.ts";
import { followPath, resumePath } from "./follow-path.ts";
import { dayAndHour, estimateInWords, estimateWordsIn, serviceNamesIn, servicesOf } from "./lead-in-words.ts";
import { type RenderedMail, renderMail } from "./render.ts";

const words = { fr: frenchWords, en: englishWords };

/** Confirms a lead to the visitor, in their language. The subject contains nothing that the visitor typed. */
export async function renderConfirmation(
	lead: Lead,
	reader: ContentReader,
	origin: string,
	/** For a customer who agreed to promotions: the link that withdraws the consent. */
	unsubscribeLink: string | null = null,
): Promise<RenderedMail> {
	return lead.estimate
		? renderEstimateConfirmation(lead, lead.estimate, reader, origin, unsubscribeLink)
		: renderContactConfirmation(lead, reader, origin, unsubscribeLink);
}

async function renderContactConfirmation(
	lead: Lead,
	reader: ContentReader,
	origin: string,
	unsubscribeLink: string | null,
): Promise<RenderedMail> {
	const { LeadConfirmation } = await import("./templates/lead-confirmation.tsx");
	const { locale } = lead;
	const subject = words[locale].confirmation.subject(lead.reference);
	// The same steps as on the contact page.
	const nextSteps = pageWords("contact", locale, reader).next.steps;
	return renderMail(
		subject,
		createElement(LeadConfirmation, { ...partsOf(lead, reader), lead, origin, subject, nextSteps, unsubscribeLink }),
	);
}

async function renderEstimateConfirmation(
	lead: Lead,
	request: EstimateLead,
	reader: ContentReader,
	origin: string,
	unsubscribeLink: string | null,
): Promise<RenderedMail> {
	const { EstimateConfirmation } = await import("./templates/estimate-confirmation.tsx");
	const { locale, followToken } = lead;
	const subject = words[locale].estimate.subject(lead.reference);
	const { event } = estimateWordsIn(locale, reader).follow;
	const calendar = visitCalendar(lead, reader.read("company"), event, origin);
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
			hasCalendar: calendar !== null,
			followLink: followToken && origin + followPath(locale, followToken),
		}),
	);
	if (!calendar) return mail;
	const type = "text/calendar; method=PUBLISH; charset=utf-8";
	return { ...mail, attachments: [{ name: words[locale].estimate.calendarName, type, content: calendar }] };
}

/** Renders a member's reply. The member also writes the subject: it contains nothing that the visitor typed. */
export async function renderReply(
	{ locale, reference, followToken }: Lead,
	{ subject, text }: Pick<LeadMessage, "subject" | "text">,
	company: Company,
	origin: string,
): Promise<RenderedMail> {
	const { LeadReply } = await import("./templates/lead-reply.tsx");
	const followLink = followToken && origin + followPath(locale, followToken);
	return renderMail(
		subject,
		createElement(LeadReply, { locale, reference, subject, text, company, followLink: followLink || null }),
	);
}

/** The mail says little, because its reader may not be the person who asked for the link. */
export async function renderDraftLink(
	{ id, data: draft }: { id: string; data: Draft },
	reader: ContentReader,
	origin: string,
): Promise<RenderedMail> {
	const { DraftLink } = await import("./templates/draft-link.tsx");
	const { locale } = draft;
	const { subject } = words[locale].draft;
	return renderMail(
		subject,
		createElement(DraftLink, {
			draft,
			company: reader.read("company"),
			origin,
			words: words[locale],
			link: origin + resumePath(id),
			services: serviceNamesIn(draft.kinds, locale, reader),
		}),
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

import { createElement } from "react";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { followPath } from "#app/.server/mail/link-paths.ts";
import { type RenderedMail, renderMail } from "#app/.server/mail/render.ts";
import { sayAppointment } from "#app/.server/say-appointment.ts";
import type { Locale, Localized } from "#app/locale/locales.ts";
import type { AppointmentPlace } from "#app/model/appointments/appointment.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Contract } from "#app/model/quotes/contract.ts";
import { proposalEnd } from "#app/model/quotes/proposal-end.ts";
import type { QuoteDocument } from "#app/model/quotes/quote-document.ts";
import { formatDate } from "#app/time/format.ts";
import { dayAndHour } from "#app/time/format-day.ts";
import { dayEndingAt } from "#app/time/montreal.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { mailWords as frenchWords } from "#content/mail/fr.ts";
import { quoteMailWords } from "#content/mail/quotes.ts";
import type { QuoteNews } from "./quote-sent.tsx";

const words = { fr: frenchWords, en: englishWords };

type Place = Pick<AppointmentPlace, "day" | "window">;

interface QuoteMailOptions {
	reader: ContentReader;
	origin: string;
}

export interface SentQuote {
	texts: Localized<QuoteDocument>;
	/** The proposed time that is kept until an ISO time; null without one. */
	proposal: { place: Place; until: string } | null;
	/** The member's own words, in place of ours; may be empty. */
	text: string;
}

interface UnsentQuote extends Omit<SentQuote, "proposal"> {
	/** `YYYY-MM-DD` in Montréal. */
	validUntil: string;
	proposal: Place | null;
}

/**
 * The mail as it will be, for a quote that is not sent yet. A lead without a `followToken` gets one when it is sent: pass
 * it (`followTokenFor`), or the preview has no link.
 */
export function previewQuoteMail(
	lead: Lead,
	{ texts, validUntil, proposal: place, text }: UnsentQuote,
	{ now = new Date(), ...options }: QuoteMailOptions & { now?: Date },
): Promise<RenderedMail> {
	const proposal = place && { place, until: proposalEnd(validUntil, place, now).toISOString() };
	return renderQuoteMail(lead, { texts, text, proposal }, options);
}

/** In the customer's language. The subject contains nothing that a person typed. */
export async function renderQuoteMail(
	lead: Lead,
	{ texts, proposal, text }: SentQuote,
	{ reader, origin }: QuoteMailOptions,
): Promise<RenderedMail> {
	const { QuoteSent } = await import("./quote-sent.tsx");
	const { locale } = lead;
	const news = newsOf(lead, texts[locale]);
	return renderMail(
		news.subject,
		createElement(QuoteSent, {
			lead,
			news,
			texts,
			text,
			origin,
			company: reader.read("company"),
			words: words[locale],
			proposal: proposal && { when: sayAppointment(proposal.place, locale), kept: sayKept(proposal.until, locale) },
			followLink: followLinkOf(lead, locale, origin),
		}),
		{ reader, origin },
	);
}

/** An accepted version stays valid until the customer accepts another one. */
function newsOf({ locale, reference, desk }: Lead, { replaces }: QuoteDocument): QuoteNews {
	const { first, again, beside } = quoteMailWords[locale].sent;
	const accepted = desk.quote?.accepted;
	if (!replaces) return { ...first, subject: first.subject(reference) };
	if (!accepted) return { ...again, subject: again.subject(reference) };
	return { subject: beside.subject(reference), heading: beside.heading, intro: beside.intro(accepted.version) };
}

/** The customer's copy of the contract, in the language that binds. `appointment`: the one they had once they accepted. */
export async function renderContractMail(
	lead: Pick<Lead, "name" | "followToken">,
	contract: Contract,
	appointment: Place | null,
	{ reader, origin }: QuoteMailOptions,
): Promise<RenderedMail> {
	const { QuoteAccepted } = await import("./quote-accepted.tsx");
	const { locale } = contract.acceptance;
	const subject = quoteMailWords[locale].accepted.subject(contract.reference);
	return renderMail(
		subject,
		createElement(QuoteAccepted, {
			lead,
			contract,
			subject,
			origin,
			company: reader.read("company"),
			words: words[locale],
			appointment: appointment && sayAppointment(appointment, locale),
			followLink: followLinkOf(lead, locale, origin),
		}),
		{ reader, origin },
	);
}

function followLinkOf({ followToken }: Pick<Lead, "followToken">, locale: Locale, origin: string): string | null {
	return followToken && origin + followPath(locale, followToken);
}

/** A proposal that ends with its quote ends at midnight, which people call the end of the day before. */
function sayKept(until: string, locale: Locale): string {
	const { keptUntil, keptUntilEnd } = quoteMailWords[locale].sent;
	const day = dayEndingAt(new Date(until));
	return day ? keptUntilEnd(formatDate(day, locale)) : keptUntil(...dayAndHour(until, locale));
}

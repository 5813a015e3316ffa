import { type ShownMail, shownMail } from "#app/.server/mail/shown-mail.ts";
import { shownDocument } from "#app/.server/shown-document.ts";
import type { Locale, Localized } from "#app/locale/locales.ts";
import type { AppointmentPlace } from "#app/model/appointments/appointment.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import type { Quote, QuoteContent } from "#app/model/quotes/quote.ts";
import type { QuoteDocument } from "#app/model/quotes/quote-document.ts";
import type { TypedQuote } from "#app/model/quotes/quote-form.ts";
import { readQuote } from "#app/model/quotes/read-quote.ts";
import type { ShownDocument } from "#app/model/quotes/shown-document.ts";
import { previewQuoteMail } from "#app/quotes/.server/mails/quote-mails.ts";
import { quoteTexts } from "#app/quotes/.server/quote-texts.ts";
import { nextVersion, quotesOf, shownQuote } from "#app/quotes/.server/quotes.ts";
import { formatHourAt } from "#app/time/format-day.ts";
import { followTokenFor } from "../../follow-lead.ts";
import { type BookingParts, bookingContext } from "../booking/booking-context.ts";
import { type ProposalChoices, proposalChoices, readProposal } from "./proposal-choices.ts";
import { formContext } from "./quote-start.ts";

/** What the customer will see for the values in the form. */
export interface QuotePreview {
	/** Null while a value cannot be read: the screen keeps the last ones. */
	documents: Localized<ShownDocument> | null;
	/** That brings the quote. Null for a customer without an e-mail address, and while a value cannot be read. */
	mail: ShownMail | null;
	/** The hour at which it was made. */
	at: string;
	proposals: ProposalChoices;
}

export async function quotePreview(
	found: StoredDocument<Lead>,
	typed: TypedQuote,
	parts: BookingParts,
	{ locale, origin }: { locale: Locale; origin: string },
): Promise<QuotePreview> {
	const { store, content: contents, clock } = parts;
	const [now, reader] = [clock.now(), contents.reader()];
	const { content } = readQuote(typed, formContext(found.data, reader, now));
	const place = typed.place ? readProposal(typed, await bookingContext(found, parts)) : null;
	const quotes = await quotesOf(store, found.id);
	const texts = content && writtenTexts(found, quotes, { version: nextVersion(quotes), content, place }, parts);
	return {
		documents: texts && { fr: shownDocument(texts.fr), en: shownDocument(texts.en) },
		mail: content && texts && found.data.email ? await mailOf(found.data.email, content.validUntil, texts) : null,
		at: formatHourAt(now.toISOString(), locale),
		proposals: await proposalChoices(found, typed, parts, locale),
	};

	async function mailOf(to: string, validUntil: string, written: Localized<QuoteDocument>) {
		const lead = { ...found.data, followToken: found.data.followToken ?? followTokenFor(found.id, parts.secret) };
		const quote = { texts: written, validUntil, proposal: place, text: typed.text };
		return shownMail(to, await previewQuoteMail(lead, quote, { reader, origin, now }));
	}
}

/** The texts of a version, as they are stored when it is sent. A form that is sent twice gives the same texts. */
export function writtenTexts(
	{ data: lead }: StoredDocument<Lead>,
	quotes: readonly StoredDocument<Quote>[],
	{ version, content, place }: { version: number; content: QuoteContent; place: AppointmentPlace | null },
	{ content: contents, clock }: Pick<BookingParts, "content" | "clock">,
): Localized<QuoteDocument> {
	const before = shownQuote(quotes.filter(({ data }) => data.version < version))?.data;
	const replaces = before?.sentAt ? { version: before.version, sentAt: before.sentAt } : null;
	return quoteTexts({ content, version, lead, replaces, proposal: place, now: clock.now() }, contents.reader());
}

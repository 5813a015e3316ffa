import { expand, expandText } from "#app/.server/content/expand.ts";
import { versionDay } from "#app/.server/content/legal-version.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { sayAppointment } from "#app/.server/say-appointment.ts";
import { formatNumber, formatPhone, formatRange, formatWithCents } from "#app/locale/format.ts";
import type { Locale, Localized } from "#app/locale/locales.ts";
import type { AppointmentPlace } from "#app/model/appointments/appointment.ts";
import { placeOfWindow } from "#app/model/appointments/appointment-dates.ts";
import { changeableUntil } from "#app/model/appointments/booking-rules.ts";
import { companyNames } from "#app/model/company.ts";
import { addressLines } from "#app/model/leads/address-lines.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { visitAhead } from "#app/model/leads/visit-ahead.ts";
import type { QuoteContent, QuoteLine } from "#app/model/quotes/quote.ts";
import { lineAmount, mostOfLine, quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import type { DocumentFact, DocumentLine, DocumentTerms, QuoteDocument } from "#app/model/quotes/quote-document.ts";
import { estimatedRange, outsideOf } from "#app/model/quotes/quote-range.ts";
import { formatDate } from "#app/time/format.ts";
import { quoteWords } from "#content/quotes.ts";

export interface WrittenQuote {
	content: QuoteContent;
	version: number;
	lead: Pick<
		Lead,
		"reference" | "name" | "email" | "phone" | "address" | "postalCode" | "estimate" | "status" | "desk"
	>;
	/** The sent version that this one replaces. */
	replaces: { version: number; sentAt: string } | null;
	proposal: Pick<AppointmentPlace, "day" | "window"> | null;
	now: Date;
}

/** The quote word for word in both languages, with the terms as they are published now. */
export function quoteTexts(quote: WrittenQuote, reader: ContentReader): Localized<QuoteDocument> {
	return { fr: documentIn("fr", quote, reader), en: documentIn("en", quote, reader) };
}

function documentIn(locale: Locale, quote: WrittenQuote, reader: ContentReader): QuoteDocument {
	const { content, version, lead, replaces, now } = quote;
	const words = quoteWords[locale];
	const amounts = quoteAmounts(content);
	const range = estimatedRange(lead.estimate);
	const outside = outsideOf(amounts, range);
	const inRange = range && (outside ? words.outside : words.inside)(formatRange(range, locale));
	const date = (moment: Date | string) => formatDate(moment, locale);
	return {
		heading: words.heading,
		identity: words.identity(lead.reference, version, date(now)),
		validity: words.validity(date(content.validUntil)),
		replaces: replaces ? words.replaces(replaces.version, date(replaces.sentAt)) : "",
		merchant: { label: words.merchant, lines: merchantLines(locale, reader) },
		customer: { label: words.customer, lines: customerLines(lead, locale) },
		columns: words.columns,
		lines: content.lines.map((line) => lineIn(locale, line)),
		discount: content.discount && {
			label: content.discount.text[locale],
			amount: `−${locale === "fr" ? "\u00a0" : ""}${formatWithCents(content.discount.cents, locale)}`,
		},
		sums: [
			{ label: words.beforeTaxes, amount: formatWithCents(amounts.beforeTaxes, locale) },
			{ label: words.gst, amount: formatWithCents(amounts.gst, locale) },
			{ label: words.qst, amount: formatWithCents(amounts.qst, locale) },
		],
		total: { label: words.total, amount: formatWithCents(amounts.total, locale) },
		most: amounts.most.total > amounts.total ? words.most(formatWithCents(amounts.most.total, locale)) : "",
		range: inRange ?? "",
		reason: outside && { label: words.reason[outside.side], text: content.reason[locale] },
		facts: factsIn(locale, quote, reader),
		terms: termsIn(locale, reader),
	};
}

function merchantLines(locale: Locale, reader: ContentReader): string[] {
	const company = reader.read("company");
	const { street, city, province, postalCode } = company.address;
	const { phone, email } = company;
	return [...companyNames(company), street, `${city} (${province}) ${postalCode}`, formatPhone(phone, locale), email];
}

function customerLines(lead: WrittenQuote["lead"], locale: Locale): string[] {
	const { name, email, phone } = lead;
	return [name, ...addressLines(lead, locale), phone ? formatPhone(phone, locale) : "", email ?? ""].filter(Boolean);
}

function lineIn(locale: Locale, line: QuoteLine): DocumentLine {
	const words = quoteWords[locale];
	const number = (hundredths: number) => formatNumber(hundredths / 100, locale);
	const price = formatWithCents(line.price, locale);
	const isHourly = line.unit === "hour";
	return {
		text: line.text[locale],
		detail: line.detail[locale],
		quantity: isHourly ? words.hours(number(line.quantity)) : number(line.quantity),
		price: isHourly ? words.hourly(price) : line.quantity === 100 ? "" : price,
		amount: formatWithCents(lineAmount(line), locale),
		ceiling:
			line.ceiling === null ? "" : words.ceiling(number(line.ceiling), formatWithCents(mostOfLine(line), locale)),
	};
}

function factsIn(
	locale: Locale,
	{ content, lead, proposal, now }: WrittenQuote,
	reader: ContentReader,
): DocumentFact[] {
	const { facts } = quoteWords[locale];
	const { when, payment, hourly, cancelling, guarantee, difference, language } = facts;
	const visit = visitAhead({ status: lead.status, visit: lead.desk.visit }, now);
	const booked = visit && !visit.isProposed ? placeOfWindow(visit) : null;
	const day = proposal
		? when.proposed(sayAppointment(proposal, locale))
		: booked
			? when.booked(sayAppointment(booked, locale))
			: when.open;
	const isHourly = content.lines.some(({ unit }) => unit === "hour");
	const ownPayment = reader.pick("company", ({ trust }) => trust.payment?.[locale]);
	return [
		{ label: when.label, text: day },
		{ label: payment.label, text: expandText(ownPayment ?? payment.text, locale, reader) },
		...(isHourly ? [hourly] : []),
		{ label: cancelling.label, text: cancelling.text(changeableUntil) },
		{ label: guarantee.label, text: expandText(guarantee.text, locale, reader) },
		difference,
		language,
	];
}

/** Links keep their paths: the words are what counts, and they are the same on every address of the site. */
function termsIn(locale: Locale, reader: ContentReader): DocumentTerms {
	const page = reader.pick(`content-pages.${locale}`, (pages) => pages.find(({ name }) => name === "terms"));
	if (!page) throw new Error(`content/pages lacks terms.${locale}.md`);
	const { title, ...named } = expand(page.matter, locale, reader);
	const version = quoteWords[locale].terms.version(versionDay(named, locale));
	return { title, version, text: expand(page.body, locale, reader) };
}

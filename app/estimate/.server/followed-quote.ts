import type { LoadContext } from "#app/.server/pages/loaded-page.ts";
import { sayAppointment } from "#app/.server/say-appointment.ts";
import { shownDocument } from "#app/.server/shown-document.ts";
import { hasUsualPayment } from "#app/.server/usual-payment.ts";
import { capitalized, uncapitalized } from "#app/locale/first-letter.ts";
import { formatWithCents } from "#app/locale/format.ts";
import type { Locale, Localized } from "#app/locale/locales.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { AcceptedOffer, FollowedQuote, OfferState, QuoteOffer } from "#app/model/estimate/followed-quote.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import type { Contract } from "#app/model/quotes/contract.ts";
import { type Quote, statusAt } from "#app/model/quotes/quote.ts";
import { type QuoteAmounts, quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import type { QuoteDocument } from "#app/model/quotes/quote-document.ts";
import type { ShownDocument } from "#app/model/quotes/shown-document.ts";
import { quotesOf, shownQuote } from "#app/quotes/.server/quotes.ts";
import { formatDate } from "#app/time/format.ts";
import { formatHourAt } from "#app/time/format-day.ts";
import { dayEndingAt } from "#app/time/montreal.ts";
import { quotePageWords } from "#content/estimate/quote.ts";

/** The quote that the customer may accept, and the one that they accepted: both word for word as they were sent. */
export async function followedQuote(
	lead: StoredDocument<Lead>,
	appointment: StoredDocument<Appointment> | null,
	{ locale, now, services }: LoadContext,
): Promise<FollowedQuote> {
	const shown = shownQuote(await quotesOf(services.store, lead.id));
	const acceptedId = lead.data.desk.quote?.accepted?.id;
	const contract = acceptedId ? await services.store.get("contracts", acceptedId) : null;
	const { part, hourly } = quotePageWords[locale];
	const texts = shown?.data.texts?.[locale];
	const offer = shown && offerOf(shown, lead.data, { contract: contract?.data ?? null, appointment, locale, now });
	return {
		words: {
			...part,
			...(offer?.most && { panel: { ...part.panel, title: hourly.panel } }),
			...(texts && !hasUsualPayment(texts, locale) && { accept: { ...part.accept, free: "" } }),
		},
		offer,
		accepted: contract && acceptedOffer(contract.data, locale),
	};
}

interface Around {
	contract: Contract | null;
	appointment: StoredDocument<Appointment> | null;
	locale: Locale;
	now: Date;
}

function offerOf({ id, data }: StoredDocument<Quote>, lead: Lead, around: Around): QuoteOffer | null {
	const { locale, now } = around;
	const { texts, hash, content } = data;
	const state = stateOf(data, lead, now);
	if (!state || !texts) return null;
	const words = quotePageWords[locale];
	const amounts = quoteAmounts(content);
	const total = formatWithCents(amounts.total, locale);
	const most = isHourly(amounts) ? formatWithCents(amounts.most.total, locale) : null;
	const day = formatDate(content.validUntil, locale);
	return {
		state,
		about: aboutOf(state, data, around),
		of: `${id}/${hash}`,
		documents: shownTexts(texts),
		total,
		most,
		until: most ? words.hourly.until(most, day) : words.until(day),
		form:
			state === "open"
				? {
						button: words.button(total),
						copy: lead.email ? words.copy(lead.email) : "",
						read: readTerms(texts[locale], locale),
						booking: bookingOf(data, around),
					}
				: null,
	};
}

/** Null for an accepted quote, which is shown as a contract, and for one that a newer version replaced. */
function stateOf(quote: Quote, { status, spam }: Lead, now: Date): OfferState | null {
	const state = statusAt(quote, now);
	if (state === "expired" || state === "declined") return state;
	if (state !== "sent") return null;
	return status === "lost" || spam.length > 0 ? "closed" : "open";
}

function aboutOf(state: OfferState, { content, answeredAt }: Quote, { contract, locale }: Around): QuoteOffer["about"] {
	const { states, replaces } = quotePageWords[locale];
	switch (state) {
		case "expired":
			return states.expired(formatDate(content.validUntil, locale));
		case "declined":
			return states.declined(formatDate(answeredAt, locale));
		case "closed":
			return states.closed;
		case "open":
			return contract && replaces(contract.version);
	}
}

function readTerms({ terms }: QuoteDocument, locale: Locale): { before: string; link: string; after: string } {
	const sentence = quotePageWords[locale].read(uncapitalized(terms.title), uncapitalized(terms.version));
	const [before = "", link = "", after = ""] = sentence.split(/[[\]]/);
	return { before, link, after };
}

function bookingOf({ proposal }: Quote, { appointment, locale }: Around) {
	if (appointment?.id !== proposal || appointment?.data.status !== "proposed") return null;
	const { proposalUntil } = appointment.data;
	return {
		when: capitalized(sayAppointment(appointment.data, locale)),
		until: proposalUntil ? saidEnd(proposalUntil, locale) : "",
	};
}

function saidEnd(until: string, locale: Locale): string {
	const { kept, keptUntilEnd } = quotePageWords[locale];
	const day = dayEndingAt(new Date(until));
	return day ? keptUntilEnd(formatDate(day, locale)) : kept(saidMoment(until, locale));
}

function acceptedOffer({ texts, amounts, acceptance }: Contract, locale: Locale): AcceptedOffer {
	const { facts } = quotePageWords[locale];
	const { name, at, frenchGivenAt, englishChosenAt } = acceptance;
	const { identity, terms } = texts[locale];
	const binding = englishChosenAt
		? facts.english(saidMoment(frenchGivenAt, locale), saidMoment(englishChosenAt, locale))
		: facts.french;
	return {
		total: formatWithCents(amounts.total, locale),
		isHourly: isHourly(amounts),
		facts: [
			{ label: facts.by, value: facts.signed(name, saidMoment(at, locale)) },
			{ label: facts.document, value: facts.version(identity, `${terms.title}, ${uncapitalized(terms.version)}`) },
			{ label: facts.language, value: binding },
		],
		locale: acceptance.locale,
		documents: shownTexts(texts),
	};
}

function isHourly({ total, most }: QuoteAmounts): boolean {
	return most.total > total;
}

function shownTexts({ fr, en }: Localized<QuoteDocument>): Localized<ShownDocument> {
	return { fr: shownDocument(fr), en: shownDocument(en) };
}

function saidMoment(moment: string, locale: Locale): string {
	return quotePageWords[locale].moment(formatDate(moment, locale), formatHourAt(moment, locale));
}

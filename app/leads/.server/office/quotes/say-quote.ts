import { sayAppointment } from "#app/.server/say-appointment.ts";
import { formatWithCents } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { HistoryEntry, QuoteRecord } from "#app/model/leads/lead-history.ts";
import type { LeadQuote } from "#app/model/quotes/lead-quote.ts";
import { isEnding, leadQuoteState } from "#app/model/quotes/lead-quote-state.ts";
import { formatDate } from "#app/time/format.ts";
import { formatShortDay } from "#app/time/format-day.ts";
import { quoteCardWords as english } from "#content/staff/quote-card.en.ts";
import { quoteCardWords as french, type QuoteCardWords } from "#content/staff/quote-card.fr.ts";

export function quoteCardWordsIn(locale: Locale): QuoteCardWords {
	return locale === "fr" ? french : english;
}

export interface QuoteText {
	text: string;
	tone: "calm" | "soon" | "late" | "won";
	/** Closing the lead ends it. */
	isOpen: boolean;
}

/** `Soumission envoyée, 625,46 $, jusqu’au 25 nov.` */
export function sayListedQuote(quote: LeadQuote, now: Date, locale: Locale): QuoteText {
	const { states, listed } = quoteCardWordsIn(locale);
	const state = leadQuoteState(quote, now);
	const [name, total] = [states[state], formatWithCents(quote.total, locale)];
	const day = formatShortDay(quote.validUntil, locale);
	if (state === "expired") return { text: listed.since(name, total, day), tone: "late", isOpen: false };
	if (state === "sent") {
		return { text: listed.until(name, total, day), tone: isEnding(quote, now) ? "soon" : "calm", isOpen: true };
	}
	return { text: listed.plain(name, total), tone: state === "accepted" ? "won" : "calm", isOpen: false };
}

/** A step of a quote in a sentence, with the appointment that it proposed, booked or freed. */
export function quoteChangeText(
	{ version, step, total }: QuoteRecord,
	{ after, appointment }: Pick<HistoryEntry, "after" | "appointment">,
	locale: Locale,
): string {
	const { steps, history } = quoteCardWordsIn(locale);
	const validUntil = step === "sent" && after.quote?.validUntil;
	return [
		history.version(steps[step], version, formatWithCents(total, locale)),
		validUntil ? history.until(formatDate(validUntil, locale)) : "",
		appointment ? appointmentText(appointment) : "",
	].join("");

	function appointmentText({ step: of, after: place }: NonNullable<HistoryEntry["appointment"]>): string {
		if (of === "proposed") return history.proposed(sayAppointment(place, locale));
		return of === "booked" ? history.booked(sayAppointment(place, locale)) : history.freed;
	}
}

import type { ContentReader } from "#app/.server/content/reader.ts";
import { estimateInWords } from "#app/.server/mail/lead-in-words.ts";
import { uncapitalized } from "#app/locale/first-letter.ts";
import type { Locale } from "#app/locale/locales.ts";
import { askedAhead } from "#app/model/leads/asked-window.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { bookingWordsIn, sayPlaceInside } from "./say-booking.ts";

/** `Souhaits : mardi 17 novembre 2026, matin, mercredi, vendredi.` A window that was asked for says more. */
export function wishesText(lead: Lead, locale: Locale, reader: ContentReader, now: Date): string {
	const { estimate } = lead;
	const words = bookingWordsIn(locale);
	const asked = askedAhead(lead, now);
	if (asked) return words.askedFor(sayPlaceInside(asked, locale));
	const wishes = estimate && estimateInWords(estimate, locale, reader).wishes;
	if (!wishes) return words.noWishes;
	const isAny = estimate.wishes.part === "any";
	const parts = [wishes.date, wishes.days, isAny ? "" : wishes.part].filter(Boolean) as string[];
	// English names of days have a capital.
	return words.wished((locale === "fr" ? parts.map(uncapitalized) : parts).join(", "));
}

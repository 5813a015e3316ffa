import { formatWithCents } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { type Quote, statusAt } from "#app/model/quotes/quote.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { formatDate } from "#app/time/format.ts";
import { exportWords as english } from "#content/staff/export.en.ts";
import { exportWords as french } from "#content/staff/export.fr.ts";

/** One line for each version of a quote: number, day, total and status. */
export function quotesInWords(quotes: readonly Quote[], locale: Locale, now: Date): string[] {
	const { quoteStatuses } = locale === "fr" ? french : english;
	return quotes.map((quote) =>
		[
			`Version ${quote.version}`,
			formatDate(quote.sentAt ?? quote.updatedAt, locale),
			formatWithCents(quoteAmounts(quote.content).total, locale),
			quoteStatuses[statusAt(quote, now)],
		].join(", "),
	);
}

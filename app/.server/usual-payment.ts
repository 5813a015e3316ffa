import type { Locale } from "#app/locale/locales.ts";
import type { QuoteDocument } from "#app/model/quotes/quote-document.ts";
import { quoteWords } from "#content/quotes.ts";

/** Whether the quote says that it is paid after the work, and not when and how the company's own settings say. */
export function hasUsualPayment({ facts }: QuoteDocument, locale: Locale): boolean {
	return facts.some(({ text }) => text === quoteWords[locale].facts.payment.text);
}

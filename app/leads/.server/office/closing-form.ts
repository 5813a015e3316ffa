import type { ContentReader } from "#app/.server/content/reader.ts";
import { formatWithCents } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { leadQuoteState } from "#app/model/quotes/lead-quote-state.ts";
import type { LeadWords } from "#content/staff/leads.fr.ts";
import { closingView } from "./closing-view.ts";
import { acceptedAmount } from "./quotes/accepted-amount.ts";
import { quoteCardWordsIn } from "./quotes/say-quote.ts";

/** What a form that closes a lead shows: with an accepted price, the final amount starts with it. */
export async function closingForm(
	lead: Lead,
	{ store, reader }: { store: DocumentStore; reader: ContentReader },
	words: LeadWords,
	locale: Locale,
	now: Date,
) {
	const view = closingView(lead, words, reader, locale);
	const accepted = await acceptedAmount(store, lead, locale);
	const { quote } = lead.desk;
	const canAccept = quote && leadQuoteState(quote, now) === "sent";
	return {
		...view,
		amount: view.amount || (accepted?.start ?? ""),
		accepted,
		/** What nobody can accept any more once the lead is lost or spam. */
		ends: canAccept ? quoteCardWordsIn(locale).ends(formatWithCents(quote.total, locale)) : null,
	};
}

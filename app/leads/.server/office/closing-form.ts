import type { ContentReader } from "#app/.server/content/reader.ts";
import { formatWithCents } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { isFreeVisit } from "#app/model/leads/return-visit.ts";
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
	const ahead = lead.status === "done" ? null : lead.desk.visit?.appointment;
	// What was paid before is not the price that was accepted since.
	const known = ahead && accepted && !isFreeVisit(lead, ahead) ? "" : view.amount;
	const canAccept = quote && leadQuoteState(quote, now) === "sent";
	return {
		...view,
		amount: known || (accepted?.start ?? ""),
		accepted,
		/** What nobody can accept any more once the lead is lost or spam. */
		ends: canAccept ? quoteCardWordsIn(locale).ends(formatWithCents(quote.total, locale)) : null,
	};
}

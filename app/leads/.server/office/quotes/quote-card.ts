import { shownDocument } from "#app/.server/shown-document.ts";
import { formatWithCents } from "#app/locale/format.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { isClosedStatus } from "#app/model/leads/lead-status.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import type { Contract } from "#app/model/quotes/contract.ts";
import { isToPlan, type LeadQuoteState } from "#app/model/quotes/lead-quote-state.ts";
import { type Quote, type QuoteStatus, statusAt } from "#app/model/quotes/quote.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { quotesOf, shownQuote } from "#app/quotes/.server/quotes.ts";
import { formatDate } from "#app/time/format.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { mailsAbout } from "../booking/appointment-card.ts";
import { sayMoment } from "../say-time.ts";
import { quoteCardWordsIn } from "./say-quote.ts";

/** The versions of the quote of a lead, as the lead shows them. */
export async function quoteCard(
	{ id, data: lead }: StoredDocument<Lead>,
	store: DocumentStore,
	{ locale, role }: Pick<Member, "locale" | "role">,
	now: Date,
) {
	const words = quoteCardWordsIn(locale);
	const quotes = await quotesOf(store, id);
	const shown = shownQuote(quotes);
	const draft = quotes.find(({ data }) => data.status === "draft")?.data;
	const accepted = lead.desk.quote?.accepted ?? null;
	const contract = accepted && (await store.get("contracts", accepted.id))?.data;
	const mails = shown ? await mailsAbout(store, id) : [];
	const when = (at: string) => sayMoment(at, now, locale);
	return {
		/** Another lead is not quoted: the waiting list has no work yet, and a closed one is over. */
		mayMake: lead.spam.length === 0 && lead.kind !== "waiting-list" && !isClosedStatus(lead.status),
		draft: draft ? words.draft(draft.version, draft.by.name, when(draft.updatedAt)) : null,
		shown: shown && shownView(shown),
		/** The accepted version, when a newer one was sent. */
		binding:
			accepted && accepted.id !== shown?.id
				? words.binds(accepted.version, formatWithCents(accepted.total, locale))
				: null,
		/** The customer waits for a time. */
		isToPlan: isToPlan(lead),
		/** Only administrators open the register. */
		contract: accepted && role === "administrator" ? `/admin/contrats/${accepted.id}` : null,
		earlier: quotes
			.filter((quote) => quote.data.status !== "draft" && quote.id !== shown?.id)
			.toReversed()
			.map(({ data }) => ({ version: data.version, text: earlierText(data) })),
	};

	function shownView({ id: quoteId, data }: StoredDocument<Quote>) {
		const status = statusAt(data, now);
		const mail = mails.find((one) => one.data.template === "quote-sent" && one.data.quote === quoteId)?.data.status;
		const isOpen = status === "sent" || status === "expired";
		return {
			version: data.version,
			// The newest version that was sent is neither a draft nor superseded.
			status: status as LeadQuoteState,
			total: formatWithCents(quoteAmounts(data.content).total, locale),
			lines: [
				answerText(data, status, when),
				...(isOpen ? [validityText(data, status)] : []),
				...(status === "accepted" && contract ? [mostText(contract)] : []),
			].filter(Boolean),
			/** Nobody can accept it, whatever its own text says. */
			isClosed: status === "sent" && (lead.status === "lost" || lead.spam.length > 0),
			mail: isOpen ? (mail ?? (lead.email ? null : ("call" as const))) : null,
		};
	}

	function answerText({ version, by, sentAt, answeredAt }: Quote, status: QuoteStatus, say: typeof when): string {
		if (status === "accepted") {
			return words.acceptedBy(version, contract?.acceptance.name ?? lead.name, say(answeredAt ?? ""));
		}
		if (status === "declined") return words.declinedOn(version, say(answeredAt ?? ""));
		return words.sentOn(version, by.name, say(sentAt ?? ""));
	}

	function validityText({ content: { validUntil } }: Quote, status: QuoteStatus): string {
		if (status === "expired") return words.expiredSince(formatDate(validUntil, locale));
		return validUntil === dayInMontreal(now) ? words.lastDay : words.validUntil(formatDate(validUntil, locale));
	}

	/** Only of hourly work: without it, the most is the total itself. */
	function mostText({ amounts }: Contract): string {
		const { most, total } = amounts;
		return most.total > total
			? words.most(formatWithCents(most.beforeTaxes, locale), formatWithCents(most.total, locale))
			: "";
	}

	function earlierText(quote: Quote): string {
		const total = formatWithCents(quoteAmounts(quote.content).total, locale);
		const state = words.versionStates[statusAt(quote, now) as Exclude<QuoteStatus, "draft">];
		return words.earlierItem(quote.version, total, state, formatDate(quote.sentAt, locale));
	}
}

/** A sent version word for word, in the language of its customer; null when there is none. */
export async function quoteForCustomer(
	store: DocumentStore,
	{ id, data: { locale } }: StoredDocument<Lead>,
	/** The version in the URL; empty for the newest one. */
	asked: string,
) {
	const quotes = await quotesOf(store, id);
	const found = asked ? quotes.find(({ data }) => String(data.version) === asked) : shownQuote(quotes);
	if (!found?.data.texts) return null;
	return { version: found.data.version, locale, document: shownDocument(found.data.texts[locale]) };
}

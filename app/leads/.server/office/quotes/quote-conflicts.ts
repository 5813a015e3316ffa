import type { Services } from "#app/.server/services.ts";
import { formatWithCents } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { HistoryEntry } from "#app/model/leads/lead-history.ts";
import { quoteId } from "#app/model/quotes/quote.ts";
import { lineAmount, quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { changeText } from "../change-text.ts";
import { sayMoment } from "../say-time.ts";
import { leadWordsIn } from "../staff-words.ts";

interface TheirDraft {
	by: string;
	at: string;
	lines: { text: string; amount: string }[];
	/** With taxes. */
	total: string;
}

export type QuoteConflict =
	/** Another member saved the draft; null when they deleted it. */
	| { kind: "draft-changed"; theirs: TheirDraft | null }
	/** Another member sent this version. */
	| { kind: "sent-already"; version: number; by: string; at: string }
	/** The customer accepted the earlier version. */
	| { kind: "accepted"; version: number; total: string }
	/** Other changes of the lead, as sentences. */
	| { kind: "lead-changed"; changes: readonly string[] };

/** Who was faster with the draft, and what is stored now. */
export async function draftConflict(
	{ store, clock }: Pick<Services, "store" | "clock">,
	lead: string,
	version: number,
	locale: Locale,
): Promise<QuoteConflict> {
	const quote = (await store.get("quotes", quoteId(lead, version)))?.data;
	if (!quote) return { kind: "draft-changed", theirs: null };
	const at = sayMoment(quote.updatedAt, clock.now(), locale);
	const by = quote.by.name;
	if (quote.status !== "draft") return { kind: "sent-already", version, by, at };
	const lines = quote.content.lines.map((line) => ({
		text: line.text[locale] || line.text.fr || line.text.en,
		amount: formatWithCents(lineAmount(line), locale),
	}));
	const total = formatWithCents(quoteAmounts(quote.content).total, locale);
	return { kind: "draft-changed", theirs: { by, at, lines, total } };
}

/** What others did to the lead since the form was rendered. */
export function sentConflict(changes: readonly HistoryEntry[], now: Date, locale: Locale): QuoteConflict {
	const sent = changes.findLast(({ quote, undone }) => quote?.step === "sent" && !undone);
	if (sent?.quote) {
		const { version } = sent.quote;
		return { kind: "sent-already", version, by: sent.by.name, at: sayMoment(sent.at, now, locale) };
	}
	const accepted = changes.find(({ quote, undone }) => quote?.step === "accepted" && !undone)?.quote;
	if (accepted) {
		const { version, total } = accepted;
		return { kind: "accepted", version, total: formatWithCents(total, locale) };
	}
	const words = leadWordsIn(locale);
	return {
		kind: "lead-changed",
		changes: changes.map((entry) => `${entry.by.name} ${changeText(entry, words, locale)}`),
	};
}

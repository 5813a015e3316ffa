import type { ContentReader } from "#app/.server/content/reader.ts";
import { formatMoney } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { writeMoney } from "#app/model/editing/schemas/written-values.ts";
import { type ClosingReason, nameOfReason } from "#app/model/leads/closing.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { LeadWorkState } from "#app/model/leads/lead-history.ts";
import type { LeadWords } from "#content/staff/leads.fr.ts";

/** The reasons that a form offers. A lead keeps its own reason, although the list no longer has it. */
export function reasonsFor(lead: Lead | undefined, reader: ContentReader): readonly ClosingReason[] {
	const offered = reader.read("closing-reasons");
	const own = lead?.desk.lostReason;
	return own && !offered.some(({ id }) => id === own.id) ? [...offered, own] : offered;
}

/** How a closed lead ended, and what its form asks for. */
export function closingView(lead: Lead, words: LeadWords, reader: ContentReader, locale: Locale) {
	const reasons = reader.read("closing-reasons");
	return {
		reasons: reasonsFor(lead, reader).map((reason) => ({
			id: reason.id,
			name: nameOfReason(reason, reasons, locale),
		})),
		reason: lead.desk.lostReason?.id ?? "",
		amount: typeof lead.finalAmount === "number" ? writeMoney(lead.finalAmount, locale) : "",
		text: closingText({ ...lead, lostReason: lead.desk.lostReason ?? null }, words, reasons, locale),
	};
}

/** `Prix trop élevé`, `425,00 $`; empty for an open lead and for a closed one that has neither. */
export function closingText(
	{ lostReason, finalAmount }: Pick<LeadWorkState, "lostReason" | "finalAmount">,
	words: LeadWords,
	reasons: readonly ClosingReason[],
	locale: Locale,
): string {
	if (lostReason) return nameOfReason(lostReason, reasons, locale);
	return typeof finalAmount === "number" ? words.closing.paid(formatMoney(finalAmount, locale)) : "";
}

import { formatWithCents } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { writeMoney } from "#app/model/editing/schemas/written-values.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { quoteCardWordsIn } from "./say-quote.ts";

/** What the field of the final amount starts with, says and refuses once a price is accepted. Not for crews. */
export interface AcceptedAmount {
	/** Typed, before taxes. */
	start: string;
	hint: string;
	/** For an amount above what was accepted. */
	above: string;
}

export async function acceptedAmount(
	store: DocumentStore,
	{ desk }: Pick<Lead, "desk">,
	locale: Locale,
): Promise<AcceptedAmount | null> {
	const accepted = desk.quote?.accepted;
	const contract = accepted && (await store.get("contracts", accepted.id))?.data;
	if (!accepted || !contract) return null;
	const words = quoteCardWordsIn(locale).amount;
	const { beforeTaxes } = contract.amounts;
	const [amount, most] = [formatWithCents(beforeTaxes, locale), formatWithCents(accepted.most, locale)];
	return {
		start: writeMoney(beforeTaxes, locale),
		hint: accepted.most > beforeTaxes ? words.acceptedMost(amount, most) : words.accepted(amount),
		above: words.above(most),
	};
}

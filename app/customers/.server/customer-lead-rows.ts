import type { ContentReader } from "#app/.server/content/reader.ts";
import { servicesOf } from "#app/.server/mail/lead-in-words.ts";
import { sayListedQuote } from "#app/leads/.server/office/quotes/say-quote.ts";
import { leadWordsIn } from "#app/leads/.server/office/staff-words.ts";
import { formatMoney, formatRange } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { paidInAll } from "#app/model/leads/return-visit.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { formatDate } from "#app/time/format.ts";
import { customerWordsIn } from "./customer-words.ts";

/** A lead in the list of its customer. */
export interface CustomerLeadRow {
	id: string;
	reference: string;
	services: string;
	received: string;
	status: Lead["status"];
	/** What it cost, what was quoted, or the range of the estimate. */
	price: string | null;
	/** How it arrived, when not by a form, and whether it is in the spam folder. */
	marks: readonly string[];
}

/** The newest first. */
export function customerLeadRows(
	leads: readonly StoredDocument<Lead>[],
	locale: Locale,
	reader: ContentReader,
	now: Date,
): CustomerLeadRow[] {
	const { list } = customerWordsIn(locale);
	const { noService } = leadWordsIn(locale).list;
	return leads.toReversed().map(({ id, data }) => ({
		id,
		reference: data.reference,
		status: data.status,
		services: servicesOf(data, locale, reader).join(", ") || noService,
		received: formatDate(data.receivedAt, locale),
		price: priceOf(data),
		marks: [...(data.channel ? [list[data.channel]] : []), ...(data.spam.length > 0 ? [list.spam] : [])],
	}));

	function priceOf({ finalAmount, desk, estimate }: Lead): string | null {
		const paid = paidInAll({ finalAmount, desk });
		if (paid !== null) return list.final(formatMoney(paid, locale));
		if (desk.quote) return sayListedQuote(desk.quote, now, locale).text;
		return estimate?.result.priced ? formatRange(estimate.result, locale) : null;
	}
}

import { formatMoney } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { QuoteOffer } from "#app/model/estimate/followed-quote.ts";
import type { FollowedLead } from "#app/model/estimate/step-content.ts";
import type { EstimateFlowWords } from "#app/model/estimate/words.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { formatDate } from "#app/time/format.ts";
import { quotePageWords } from "#content/estimate/quote.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";

/** Where the lead stands: by its quote while the price is the current step, and else by its status. */
export function standingOf(
	{ status, desk }: Lead,
	hasDay: boolean,
	offer: QuoteOffer | null,
	{ follow }: EstimateFlowWords,
	locale: Locale,
): FollowedLead["standing"] {
	const standing = { ...follow.status.values[status], todo: follow.todo.values[status] };
	const quoted = quoteStanding();
	if (status === "booked") {
		// `Booked` is said only with a day: members may set the status before they book.
		const booked = hasDay ? standing : requestPageWords[locale].noDay;
		return offer?.state === "open" && quoted ? { ...booked, todo: quoted.todo } : booked;
	}
	return status === "done" || status === "lost" ? standing : { ...standing, ...quoted };

	function quoteStanding() {
		const { quote } = desk;
		const words = quotePageWords[locale].standing;
		if (!quote || offer?.state === "closed") return null;
		const said = (total: number) => formatMoney(total, locale, { alwaysCents: true });
		// A newer version that was not accepted leaves the accepted one as it is.
		if (quote.accepted && offer?.state !== "open") return words.accepted(said(quote.accepted.total), "");
		return offer && words[offer.state as keyof typeof words](said(quote.total), formatDate(quote.validUntil, locale));
	}
}

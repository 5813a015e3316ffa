import { formatWithCents } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { QuoteOffer } from "#app/model/estimate/followed-quote.ts";
import type { FollowedLead } from "#app/model/estimate/step-content.ts";
import type { EstimateFlowWords } from "#app/model/estimate/words.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { formatDate } from "#app/time/format.ts";
import { quotePageWords } from "#content/estimate/quote.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";
import { requestTimeWords } from "#content/estimate/request-times.ts";

interface StandingFacts {
	/** The lead has an appointment that is proposed or booked. */
	hasDay: boolean;
	/** The time of the booked appointment is over. */
	isPast: boolean;
	/** A visitor booked it before there was a price, and has accepted none since. */
	isPriceToCome: boolean;
	/** A call whose customer got no message of a member yet. */
	isUnwritten: boolean;
	/** The customer cancelled the appointment, and waits for an answer. */
	isCancelled: boolean;
	/** The work is done, and so are the days in which the team comes back free of charge. */
	isGuaranteeOver: boolean;
	/** What the customer does about the time once the price is accepted; empty for the usual words. */
	todo: string;
}

/** Where the lead stands: by its quote while the price is the current step, and else by its status. */
export function standingOf(
	{ status, desk }: Pick<Lead, "status" | "desk">,
	{ hasDay, isPast, isPriceToCome, isUnwritten, isCancelled, isGuaranteeOver, todo }: StandingFacts,
	offer: QuoteOffer | null,
	{ follow }: EstimateFlowWords,
	locale: Locale,
): FollowedLead["standing"] {
	const usual = { ...follow.status.values[status], todo: follow.todo.values[status] };
	const standing =
		status === "contacted" && isUnwritten ? { ...usual, ...requestPageWords[locale].call.contacted } : usual;
	const times = requestTimeWords[locale];
	const quoted = quoteStanding();
	if (status === "booked") {
		// `Booked` is said only with a day: members may set the status before they book.
		const { noDay, past } = requestPageWords[locale];
		const booked = !hasDay ? noDay : isPast ? { ...standing, ...past } : standing;
		if (offer?.state === "open" && quoted) return { ...booked, ...(isPriceToCome && quoted), todo: quoted.todo };
		return hasDay && !isPast && isPriceToCome && !offer
			? { ...booked, text: times.instant.text, todo: times.instant.todo }
			: booked;
	}
	if (status === "done" && isGuaranteeOver) {
		const { text, todo } = requestPageWords[locale].afterGuarantee;
		return { ...standing, text, todo };
	}
	if (status === "done" || status === "lost") return standing;
	if (status === "contacted" && isCancelled && !quoted) return times.cancelled;
	return { ...standing, ...quoted };

	function quoteStanding() {
		const { quote } = desk;
		const { standing: words, hourly } = quotePageWords[locale];
		if (!quote || offer?.state === "closed") return null;
		// A newer version that was not accepted leaves the accepted one as it is.
		if (quote.accepted && offer?.state !== "open") {
			const accepted = words.accepted(formatWithCents(quote.accepted.total, locale), "");
			return todo ? { ...accepted, todo } : accepted;
		}
		if (!offer) return null;
		const [total, day] = [formatWithCents(quote.total, locale), formatDate(quote.validUntil, locale)];
		const said = words[offer.state as keyof typeof words](total, day);
		return offer.state === "open" && offer.most ? { ...said, text: hourly.open(total, offer.most, day) } : said;
	}
}

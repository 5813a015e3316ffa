import { type PromotionPrices, promotionOff } from "../estimate/engine/promotion-off.ts";
import { type OfferedPromotion, promotionState } from "../estimate/promotion.ts";
import type { Caveat, Line } from "../estimate/result.ts";
import type { QuoteLine } from "./quote.ts";
import { lineAmount } from "./quote-amounts.ts";

export type QuotePromotion = { promotion: OfferedPromotion } & (
	| { cents: number; why: null }
	/** The conditions do not hold. */
	| { cents: 0; why: Caveat }
);

/**
 * What each promotion takes off these lines, or why it takes off nothing. A promotion counts when it ran on the day of
 * the request, or runs now: a customer who asked in time keeps it.
 */
export function discountsFor(
	lines: readonly QuoteLine[],
	promotions: readonly OfferedPromotion[],
	{ receivedAt, now }: { receivedAt: string; now: Date },
	prices: PromotionPrices,
): QuotePromotion[] {
	const priced = lines.map(asEstimated);
	return promotions.map((promotion) => {
		const ran = [new Date(receivedAt), now].some((moment) => promotionState(promotion, moment) === "running");
		if (!ran) return { promotion, cents: 0, why: "promotion-not-current" };
		const off = promotionOff(promotion, priced, prices);
		if (typeof off === "string") return { promotion, cents: 0, why: off };
		return off.low > 0
			? { promotion, cents: off.low, why: null }
			: { promotion, cents: 0, why: "promotion-needs-services" };
	});
}

/** One amount at both ends: the rules of promotions are those of the estimate. */
function asEstimated(line: QuoteLine): Line {
	const cents = lineAmount(line);
	return {
		kind: line.service ?? "visit",
		code: line.service === "oriental-rugs" ? "rug" : "minimum-call-out",
		range: cents > 0 ? { low: cents, high: cents } : null,
		facts: {},
	};
}

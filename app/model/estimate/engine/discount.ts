import type { PriceList } from "../price-list.ts";
import { currentPromotions, type OfferedPromotion } from "../promotion.ts";
import { isSameCode } from "../promotion-code.ts";
import type { Caveat, Discount, Line } from "../result.ts";
import { promotionOff } from "./promotion-off.ts";

export interface Offer {
	discount: Discount | null;
	bundle: string | null;
	/** Why the given code does not reduce the price. */
	refusal: Caveat | null;
}

const none: Offer = { discount: null, bundle: null, refusal: null };

/** Applies at most one promotion: promotions cannot be combined. */
export function discountFor(
	code: string | null,
	lines: readonly Line[],
	promotions: readonly OfferedPromotion[],
	now: Date,
	prices: PriceList,
): Offer {
	if (!code?.trim()) return none;
	const promotion = promotions.find((each) => isSameCode(each.code, code));
	if (!promotion) return { ...none, refusal: "promotion-unknown" };
	if (currentPromotions([promotion], now).length === 0) return { ...none, refusal: "promotion-not-current" };
	const range = promotionOff(promotion, lines, prices);
	if (typeof range === "string") return { ...none, refusal: range };
	return {
		discount: { code: "promotion", promotion: promotion.code, range },
		bundle: promotion.services.length > 1 ? promotion.code : null,
		refusal: null,
	};
}

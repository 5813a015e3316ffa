import { isDeepStrictEqual } from "node:util";
import type { Promotion } from "#app/model/estimate/promotion.ts";
import { promotions } from "#content/promotions.ts";

/** Whether it is a discount of the example, unchanged. */
export function isShippedPromotion(promotion: Promotion): boolean {
	return promotions.some((shipped) => isDeepStrictEqual(shipped, promotion));
}

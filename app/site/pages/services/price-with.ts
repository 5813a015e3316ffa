import { atLeast } from "#app/model/estimate/engine/at-least.ts";
import { type FittingPromotion, fittingPromotions } from "#app/model/estimate/engine/promotion-off.ts";
import { sum } from "#app/model/estimate/engine/range.ts";
import type { PriceRange } from "#app/model/estimate/prices.ts";
import type { Line } from "#app/model/estimate/result.ts";
import type { ServiceOffers } from "#app/model/site/service-content.ts";

interface PriceWith {
	range: PriceRange;
	/** The best promotion for the chosen services. */
	applied: FittingPromotion | undefined;
}

/**
 * The price of a visit with a service and the added ones, after the best promotion and never below the minimum, as the
 * engine has it. `price` where prices cannot be added up.
 */
export function priceWith(
	own: readonly Line[],
	price: PriceRange,
	offers: ServiceOffers | null,
	added: readonly string[],
): PriceWith {
	const addOns = offers?.addOns.filter(({ kind }) => added.includes(kind)) ?? [];
	const lines = [...own, ...addOns.flatMap((addOn) => addOn.lines)];
	if (!offers?.isWhole || !addOns.every(({ isWhole }) => isWhole)) return { range: price, applied: undefined };
	const [applied] = fittingPromotions(lines, offers.promotions, offers.prices);
	const { low, high } = sum(lines.flatMap(({ range }) => range ?? []));
	const off = applied?.off ?? { low: 0, high: 0 };
	return { range: atLeast({ low: low - off.low, high: high - off.high }, offers.minimum), applied };
}

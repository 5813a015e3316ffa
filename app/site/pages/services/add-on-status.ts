import type { Locale } from "#app/locale/locales.ts";
import { type FittingPromotion, fittingPromotions } from "#app/model/estimate/engine/promotion-off.ts";
import { promotionAmount } from "#app/model/estimate/promotion-amount.ts";
import type { Line } from "#app/model/estimate/result.ts";
import type { AddOn, ServiceOffers } from "#app/model/site/service-content.ts";
import { fillIn } from "#app/model/text/fill-in.ts";

export interface AddOnStatus {
	/** `best`: the largest discount that one more box would give. `other`: a smaller one. `refused`: cannot be combined. */
	look: "applied" | "best" | "other" | "refused";
	text: string;
}

/** What a promotion does for one added service: applied, offered, or why it is not added. Null without one. */
export function addOnStatus(
	{ kind }: AddOn,
	{ addOns, promotions, prices, words }: ServiceOffers,
	own: readonly Line[],
	added: readonly string[],
	locale: Locale,
): AddOnStatus | null {
	const fitting = (kinds: readonly string[]) => {
		const lines = addOns.filter((addOn) => kinds.includes(addOn.kind)).flatMap((addOn) => addOn.lines);
		return fittingPromotions([...own, ...lines], promotions, prices);
	};
	const said = ({ promotion }: FittingPromotion) => ({
		name: promotion.words[locale].name,
		amount: promotionAmount(promotion, locale),
	});
	const joins = ({ promotion: { services } }: FittingPromotion) => services.includes(kind);
	const [applied] = fitting(added);
	if (added.includes(kind)) {
		const mine = fitting(added).find(joins);
		if (!mine || !applied) return null;
		return mine.promotion === applied.promotion
			? { look: "applied", text: fillIn(words.applied, said(mine)) }
			: { look: "refused", text: fillIn(words.notAdded, { ...said(mine), other: said(applied).name }) };
	}
	const offered = fitting([...added, kind]).find(joins);
	if (!offered || (applied && offered.off.high <= applied.off.high)) return null;
	const all = addOns.flatMap((addOn) => fitting([...added, addOn.kind])[0]?.off.high ?? 0);
	return {
		look: offered.off.high >= Math.max(...all) ? "best" : "other",
		text: applied
			? fillIn(words.instead, { ...said(offered), other: said(applied).amount })
			: fillIn(words.less, said(offered)),
	};
}

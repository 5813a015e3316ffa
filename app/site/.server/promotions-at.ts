import type { ContentReader } from "#app/.server/content/reader.ts";
import { currentPromotions, nextPromotionChange } from "#app/model/estimate/promotion.ts";

/** Of those that ended or are to come a page knows only when it must be made anew. */
export function promotionsAt(now: Date, reader: ContentReader) {
	return {
		running: reader.pick("promotions", (all) => currentPromotions(all, now)),
		nextChange: reader.pick("promotions", (all) => nextPromotionChange(all, now)),
	};
}

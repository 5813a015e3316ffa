import type { ContentReader } from "#app/.server/content/reader.ts";
import { currentPromotions, nextPromotionChange } from "#app/model/estimate/promotion.ts";

/** Running promotions, and when they next change, so that the page expires then. Past and future ones are left out. */
export function promotionsAt(now: Date, reader: ContentReader) {
	return {
		running: reader.pick("promotions", (all) => currentPromotions(all, now)),
		nextChange: reader.pick("promotions", (all) => nextPromotionChange(all, now)),
	};
}

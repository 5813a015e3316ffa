import type { ContentReader } from "#app/.server/content/reader.ts";
import { shownIn } from "#app/.server/content/shown-services.ts";
import { promotionsFor } from "#app/model/estimate/offered-work.ts";
import { currentPromotions, nextPromotionChange } from "#app/model/estimate/promotion.ts";

/**
 * Running promotions of services that are shown, and when they next change, so that the page expires then. Past and
 * future ones are left out.
 */
export function promotionsAt(now: Date, reader: ContentReader) {
	const shown = shownIn(reader);
	return {
		running: reader.pick("promotions", (all) => currentPromotions(promotionsFor(all, shown), now)),
		nextChange: reader.pick("promotions", (all) => nextPromotionChange(all, now)),
	};
}

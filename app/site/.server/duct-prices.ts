import type { ContentReader } from "#app/.server/content/reader.ts";
import { atLeast } from "#app/model/estimate/engine/at-least.ts";
import type { HomeContent } from "#app/model/site/page-contents.ts";

/**
 * For pages that count vents in the browser. The base price is raised to the minimum for a visit here, so that the page
 * needs no code for it: with a minimum above the base price, a house with more than ten vents is shown a little too dear.
 */
export function ductPrices(reader: ContentReader): NonNullable<HomeContent["ductPrices"]> {
	return reader.pick("prices", ({ ranges, ventilation }) => ({
		ranges: {
			ducts: atLeast(ranges.ducts, ranges["minimum-call-out"].low),
			"extra-vent": ranges["extra-vent"],
		},
		ventilation,
	}));
}

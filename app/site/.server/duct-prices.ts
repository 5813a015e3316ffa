import type { ContentReader } from "#app/.server/content/reader.ts";
import type { HomeContent } from "#app/model/page-payload.ts";

export function ductPrices(reader: ContentReader): HomeContent["ductPrices"] {
	return reader.pick("prices", ({ ranges, ventilation }) => ({
		ranges: {
			ducts: ranges.ducts,
			"extra-vent": ranges["extra-vent"],
			"minimum-call-out": ranges["minimum-call-out"],
		},
		ventilation,
	}));
}

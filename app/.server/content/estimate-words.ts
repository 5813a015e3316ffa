import type { Locale } from "#app/locale/locales.ts";
import type { EstimateFlowWords } from "#app/model/estimate/words.ts";
import { expand } from "./expand.ts";
import type { ContentReader } from "./reader.ts";

export function estimateWordsIn(locale: Locale, reader: ContentReader): EstimateFlowWords {
	return expand(reader.read(`estimate.${locale}`), locale, reader);
}

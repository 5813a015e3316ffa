import type { ContentReader } from "#app/.server/content/reader.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { WorkedExample } from "#app/model/estimate/example-names.ts";
import { describeEstimate } from "#app/model/estimate/text.ts";
import { priceExample } from "#app/model/estimate/worked-examples.ts";
import type { ExampleCard } from "#app/model/page-payload.ts";
import { serviceFacts } from "#content/services/facts.ts";
import { expand } from "../content/expand.ts";

/** Prices a visit with the engine and the current price list, and words its assumptions as the estimate does. */
export function exampleCard(name: WorkedExample, title: string, locale: Locale, reader: ContentReader): ExampleCard {
	const priced = reader.pick("prices", (prices) => priceExample(name, prices));
	if (!priced) throw new Error(`There is no worked example ${name}`);
	const words = expand(
		reader.pick(`estimate.${locale}`, ({ questions, panel }) => ({ questions, panel })),
		locale,
		reader,
	);
	const { lines, duration } = describeEstimate(priced, words, [], locale);
	const service = priced.lines.find(({ kind }) => kind !== "visit")?.kind as keyof typeof serviceFacts;
	return {
		title,
		lines: lines.map(({ label, note }) => ({ label, note })),
		range: { low: priced.low, high: priced.high },
		duration,
		picture: serviceFacts[service].picture,
	};
}

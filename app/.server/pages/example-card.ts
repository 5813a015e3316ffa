import type { Locale } from "#app/locale/locales.ts";
import type { WorkedExample } from "#app/model/estimate/example-names.ts";
import { isWorkOffered } from "#app/model/estimate/offered-work.ts";
import type { Kind } from "#app/model/estimate/questions.ts";
import type { Estimate } from "#app/model/estimate/result.ts";
import { describeEstimate } from "#app/model/estimate/text.ts";
import { priceExample } from "#app/model/estimate/worked-examples.ts";
import type { ExampleCard } from "#app/model/site/cards.ts";
import { expand } from "../content/expand.ts";
import type { ContentReader } from "../content/reader.ts";
import { pictureOf, shownIn } from "../content/shown-services.ts";

/** The cards of these visits, in the order of their titles, without visits that contain a hidden service. */
export function exampleCards(
	names: readonly WorkedExample[],
	titles: readonly string[],
	locale: Locale,
	reader: ContentReader,
): ExampleCard[] {
	return names.flatMap((name, index) => exampleCard(name, titles[index] ?? "", locale, reader) ?? []);
}

/** True when visitors can have some of the work of these visits. */
export function isSomeOffered(names: readonly WorkedExample[], reader: ContentReader): boolean {
	const shown = shownIn(reader);
	return names.some((name) => kindsIn(pricedExample(name, reader)).some((kind) => isWorkOffered(kind, shown)));
}

/** Prices a visit with the engine and the current price list, and words its assumptions as the estimate does. */
function exampleCard(name: WorkedExample, title: string, locale: Locale, reader: ContentReader): ExampleCard | null {
	const priced = pricedExample(name, reader);
	const done = kindsIn(priced);
	const shown = shownIn(reader);
	if (!done.every((kind) => isWorkOffered(kind, shown))) return null;
	const words = expand(
		reader.pick(`estimate.${locale}`, ({ questions, panel }) => ({ questions, panel })),
		locale,
		reader,
	);
	const { lines, duration } = describeEstimate(priced, words, [], locale);
	return {
		title,
		lines: lines.map(({ label, note }) => ({ label, note })),
		range: { low: priced.low, high: priced.high },
		duration,
		picture: pictureOf(done[0] as Kind, locale, reader).picture,
	};
}

function pricedExample(name: WorkedExample, reader: ContentReader): Estimate {
	const priced = reader.pick("prices", (prices) => priceExample(name, prices));
	if (!priced) throw new Error(`There is no worked example ${name}`);
	return priced;
}

function kindsIn({ lines }: Estimate): Kind[] {
	return lines.flatMap(({ kind }) => (kind === "visit" ? [] : kind));
}

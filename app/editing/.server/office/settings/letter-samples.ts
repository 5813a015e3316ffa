import { type LetterContext, letterValues } from "#app/.server/mail/letter-values.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import type { PriceList } from "#app/model/estimate/price-list.ts";
import { typicalAnswers } from "#app/model/estimate/typical-jobs.ts";
import type { LetterBlank } from "#app/model/leads/letter-blanks.ts";
import { sampleReference } from "#app/model/leads/sample-reference.ts";

export type LetterSamples = Readonly<Record<Locale, Readonly<Record<LetterBlank, string>>>>;

/** The values of the blanks for a sample lead in both languages: ten vents, with a follow page, not planned yet. */
export function letterSamples({
	prices,
	prefix,
	...context
}: LetterContext & { prices: PriceList; prefix: string }): LetterSamples {
	const answers = { services: typicalAnswers["house-ducts"], promotionCode: null };
	const result = estimate(answers, prices, [], context.now);
	const of = (locale: Locale) =>
		letterValues(
			{
				name: "Camille",
				locale,
				reference: sampleReference(prefix),
				followToken: "exemple",
				estimate: { result, wishes: { date: null } },
				status: "new",
				desk: { visit: null },
			},
			context,
		);
	return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as LetterSamples;
}

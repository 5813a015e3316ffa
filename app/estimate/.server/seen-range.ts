import type { ContentReader } from "#app/.server/content/reader.ts";
import type { Services } from "#app/.server/services.ts";
import { formatRange } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { readAnswers } from "#app/model/estimate/form.ts";
import type { PriceRange } from "#app/model/estimate/prices.ts";
import type { PriceChange } from "#app/model/estimate/step-content.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import { priceChangeWords } from "#content/estimate/price-change.ts";
import { textOf } from "./check-step.ts";

export function momentOf({ content, clock }: Pick<Services, "content" | "clock">): Moment {
	return { reader: content.reader(), now: clock.now() };
}

type Answered = Pick<Draft, "kinds" | "details" | "promotionCode">;

/** What the prices of this moment depend on. */
interface Moment {
	reader: ContentReader;
	now: Date;
}

/**
 * What a saved step keeps of the price range on its page, so that the next page can say that prices have changed since.
 * The field `prices` has the version of the prices on the page.
 */
export function seenRange(form: FormData, draft: Draft, changes: Partial<Answered>, moment: Moment): Partial<Draft> {
	const prices = textOf(form, "prices");
	const answered = { ...answersOf(draft), ...changes };
	if (prices === moment.reader.read("prices").version) return { seen: { prices, range: rangeOf(answered, moment) } };
	const isKnown = !/^\d{4}-\d{2}-\d{2}(?:\.\d{1,4})?$/.test(prices) || isSame(answered, answersOf(draft));
	return isKnown ? {} : { seen: { prices, range: null } };
}

/** Null unless the price range of the draft is another one than the visitor saw, because of other prices. */
export function priceChange(draft: Draft, locale: Locale, moment: Moment): PriceChange | null {
	const { seen } = draft;
	if (!seen || seen.prices === moment.reader.read("prices").version) return null;
	const range = rangeOf(answersOf(draft), moment);
	if (range === null || isSame(range, seen.range)) return null;
	const { title, text, unknown, unsent } = priceChangeWords[locale];
	return { title, text: seen.range ? text(formatRange(seen.range, locale)) : unknown, unsent };
}

/** Whether a page that shows other prices than those of this moment would send another price range than it shows. */
export function showsOldPrices(form: FormData, draft: Draft, moment: Moment): boolean {
	const prices = textOf(form, "prices");
	return prices !== "" && prices !== moment.reader.read("prices").version && priceChange(draft, "fr", moment) !== null;
}

function answersOf({ kinds, details, promotionCode }: Answered): Answered {
	return { kinds, details, promotionCode };
}

function isSame(one: unknown, other: unknown): boolean {
	return fingerprint(one) === fingerprint(other);
}

/** Null when nothing has an automatic price. */
function rangeOf({ kinds, details, promotionCode }: Answered, { reader, now }: Moment): PriceRange | null {
	const { answers } = readAnswers(kinds, details, promotionCode);
	const { priced, low, high } = estimate(answers, reader.read("prices"), reader.read("promotions"), now);
	return priced ? { low: Math.min(low, high), high: Math.max(low, high) } : null;
}

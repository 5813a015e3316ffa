import type { ContentReader } from "#app/.server/content/reader.ts";
import type { Services } from "#app/.server/services.ts";
import { formatRange } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { readAnswers } from "#app/model/estimate/form.ts";
import type { PriceRange } from "#app/model/estimate/prices.ts";
import { currentPromotions } from "#app/model/estimate/promotion.ts";
import { readRange, shownRange } from "#app/model/estimate/shown-range.ts";
import type { PriceChange } from "#app/model/estimate/step-content.ts";
import { textOf } from "#app/model/estimate/step-intent.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import { priceChangeWords } from "#content/estimate/price-change.ts";

export function momentOf({ content, clock }: Pick<Services, "content" | "clock">): Moment {
	return { reader: content.reader(), now: clock.now() };
}

type Answered = Pick<Draft, "kinds" | "details" | "promotionCode">;

/** What the prices of this moment depend on. */
interface Moment {
	reader: ContentReader;
	now: Date;
}

/** Names the prices and the promotions of this moment. Pages send theirs back in the field `prices`. */
export function pricesToken({ reader, now }: Moment): string {
	const running = currentPromotions(reader.read("promotions"), now);
	const taken = running.map(({ code, amount, services }) => ({ code, amount, services }));
	return `${reader.read("prices").version}~${fingerprint(taken)}`;
}

const token = /^\d{4}-\d{2}-\d{2}(?:\.\d{1,4})?~[0-9a-f]{16}$/;

/**
 * What a saved step keeps of the price range on its page, so that the next page can say that prices have changed since.
 * The field `range` has the range that the browser computed, and is empty without JavaScript.
 */
export function seenRange(form: FormData, draft: Draft, changes: Partial<Answered>, moment: Moment): Partial<Draft> {
	const prices = textOf(form, "prices");
	const answered = { ...answersOf(draft), ...changes };
	if (prices === pricesToken(moment)) return { seen: { prices, range: rangeOf(answered, moment) } };
	const isKnown = !token.test(prices) || isSame(answered, answersOf(draft));
	return isKnown ? {} : { seen: { prices, range: readRange(textOf(form, "range")) } };
}

/** Null unless the price range of the draft is another one than the visitor saw, because of other prices or promotions. */
export function priceChange(draft: Draft, locale: Locale, moment: Moment): PriceChange | null {
	const { seen } = draft;
	if (!seen || seen.prices === pricesToken(moment)) return null;
	const range = rangeOf(answersOf(draft), moment);
	if (range === null || isSame(range, seen.range)) return null;
	const { title, text, unknown, unsent } = priceChangeWords[locale];
	return { title, text: seen.range ? text(formatRange(seen.range, locale)) : unknown, unsent };
}

/** Whether a page that shows other prices than those of this moment would send another price range than it shows. */
export function showsOldPrices(form: FormData, draft: Draft, moment: Moment): boolean {
	const prices = textOf(form, "prices");
	return prices !== "" && prices !== pricesToken(moment) && priceChange(draft, "fr", moment) !== null;
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
	return shownRange(estimate(answers, reader.read("prices"), reader.read("promotions"), now));
}

import { expand } from "#app/.server/content/expand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { estimateInWords } from "#app/.server/mail/lead-in-words.ts";
import { type OfferedPromotion, offeredPromotions } from "#app/model/estimate/promotion.ts";
import { isSameCode } from "#app/model/estimate/promotion-code.ts";
import type { EstimateText } from "#app/model/estimate/text.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import type { Quote, QuoteContent, QuoteLine } from "#app/model/quotes/quote.ts";
import { discountsFor } from "#app/model/quotes/quote-discounts.ts";
import { noText } from "#app/model/quotes/quote-form.ts";
import { estimatedRange } from "#app/model/quotes/quote-range.ts";
import { type QuoteFormContext, usualDays } from "#app/model/quotes/read-quote.ts";
import { shownQuote } from "#app/quotes/.server/quotes.ts";
import { startingLines } from "#app/quotes/.server/starting-lines.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";

/** What the form is checked against. */
export function formContext({ receivedAt, estimate }: Lead, reader: ContentReader, now: Date): QuoteFormContext {
	const { "rug-minimum": rugMinimum } = reader.read("prices").ranges;
	return {
		promotions: promotionsFor({ receivedAt, estimate }, reader, now),
		prices: { ranges: { "rug-minimum": rugMinimum } },
		receivedAt,
		now,
		range: estimatedRange(estimate),
	};
}

/** Those that run, that ran on the day of the request, and the one whose code the visitor gave. */
function promotionsFor(
	{ receivedAt, estimate }: Pick<Lead, "receivedAt" | "estimate">,
	reader: ContentReader,
	now: Date,
): OfferedPromotion[] {
	const french = expand(reader.read("promotions"), "fr", reader);
	const english = expand(reader.read("promotions"), "en", reader);
	const all = french.map((promotion, index) => {
		const en = english[index]?.words.en ?? promotion.words.en;
		return { ...promotion, words: { fr: promotion.words.fr, en } };
	});
	const code = estimate?.answers.promotionCode ?? null;
	const offered = [now, new Date(receivedAt)].flatMap((moment) => offeredPromotions(all, code, moment));
	return [...new Map(offered.map((promotion) => [promotion.code, promotion])).values()];
}

/** What the form starts with: the draft, the version before, or the lines of the estimate. */
export function startingContent(
	lead: Lead,
	quotes: readonly StoredDocument<Quote>[],
	context: QuoteFormContext,
	reader: ContentReader,
): QuoteContent {
	const validUntil = addDays(dayInMontreal(context.now), usualDays);
	const last = quotes.at(-1)?.data;
	if (last?.status === "draft") return withKeptDiscount(last.content, context);
	const before = shownQuote(quotes)?.data.content;
	if (before) return withKeptDiscount({ ...before, validUntil }, context);
	const lines = linesOf(lead, reader);
	return { lines, discount: discountOf(lead, lines, context), reason: noText, validUntil };
}

/** A promotion that no longer applies stays as an amount with its name: the form has its totals, and the member decides. */
function withKeptDiscount(
	content: QuoteContent,
	{ promotions, prices, receivedAt, now }: QuoteFormContext,
): QuoteContent {
	const { lines, discount } = content;
	if (!discount?.promotion) return content;
	const choices = discountsFor(lines, promotions, { receivedAt, now }, prices);
	const isOffered = choices.some(({ promotion: { code }, why }) => code === discount.promotion && why === null);
	return isOffered ? content : { ...content, discount: { ...discount, promotion: null } };
}

function linesOf({ estimate }: Lead, reader: ContentReader): QuoteLine[] {
	if (!estimate) return [];
	const text = (locale: "fr" | "en"): EstimateText => estimateInWords(estimate, locale, reader).text;
	return startingLines(estimate, { fr: text("fr"), en: text("en") });
}

/** The promotion whose code the visitor gave, if it applies to the lines. */
function discountOf(
	{ estimate }: Lead,
	lines: readonly QuoteLine[],
	{ promotions, prices, receivedAt, now }: QuoteFormContext,
): QuoteContent["discount"] {
	const code = estimate?.answers.promotionCode;
	const choices = code ? discountsFor(lines, promotions, { receivedAt, now }, prices) : [];
	const given = choices.find(({ promotion, why }) => why === null && isSameCode(promotion.code, code ?? ""));
	if (!given) return null;
	const { fr, en } = given.promotion.words;
	return { promotion: given.promotion.code, text: { fr: fr.name, en: en.name }, cents: given.cents };
}

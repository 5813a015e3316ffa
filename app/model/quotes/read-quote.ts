import { type Locale, type Localized, locales } from "#app/locale/locales.ts";
import { addDays, isDay } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { readMoney, readNumber } from "../editing/schemas/written-values.ts";
import type { PromotionPrices } from "../estimate/engine/promotion-off.ts";
import type { PriceRange } from "../estimate/prices.ts";
import type { OfferedPromotion } from "../estimate/promotion.ts";
import { largestAmount } from "../leads/closing.ts";
import type { QuoteContent, QuoteDiscount, QuoteLine } from "./quote.ts";
import { quoteAmounts } from "./quote-amounts.ts";
import { discountsFor } from "./quote-discounts.ts";
import { lineField, otherDiscount, quoteLimits, type TypedLine, type TypedQuote } from "./quote-form.ts";
import { outsideOf } from "./quote-range.ts";

/** Faults that a draft may keep: something is missing before the quote can be sent, or its last day has passed. */
const incomplete = [
	"no-lines",
	"text-missing",
	"price-missing",
	"off-text-missing",
	"reason-missing",
	"date-past",
] as const;
/** Faults of values that cannot be stored. */
const unreadable = [
	"quantity-wrong",
	"price-wrong",
	"ceiling-wrong",
	"ceiling-low",
	"promotion-gone",
	"off-wrong",
	"off-more",
	"date-wrong",
	"date-far",
] as const;

export type QuoteFaultCode = (typeof incomplete)[number] | (typeof unreadable)[number];

export interface QuoteFault {
	/** The name of the field, which is also its id. */
	field: string;
	code: QuoteFaultCode;
	/** As typed. */
	typed: string;
	/** Index of the line. */
	line: number | null;
	/** Of a text that is missing. */
	locale: Locale | null;
}

function isUnreadable({ code }: Pick<QuoteFault, "code">): boolean {
	return (unreadable as readonly string[]).includes(code);
}

export interface QuoteFormContext {
	promotions: readonly OfferedPromotion[];
	prices: PromotionPrices;
	/** When the customer asked: a promotion that ran then still counts. */
	receivedAt: string;
	now: Date;
	/** Of the estimate, before taxes. */
	range: PriceRange | null;
}

interface ReadQuote {
	/** Null when a value cannot be read: neither saved nor shown. */
	content: QuoteContent | null;
	/** In the order of the form. It can be sent when there are none. */
	faults: readonly QuoteFault[];
}

/** How long a quote is valid unless the member says otherwise, and at most. */
export const usualDays = 30;
export const mostDays = 365;

type Found = (code: QuoteFaultCode, field: string, more?: Partial<Omit<QuoteFault, "code" | "field">>) => void;

export function readQuote(typed: TypedQuote, context: QuoteFormContext): ReadQuote {
	const faults: QuoteFault[] = [];
	const found: Found = (code, field, more = {}) =>
		faults.push({ code, field, typed: "", line: null, locale: null, ...more });
	const lines = typed.lines.flatMap((line, index) => (line.isRemoved ? [] : [readLine(line, index, found)]));
	if (lines.length === 0) found("no-lines", "add");
	const isPriced = !faults.some(isUnreadable);
	const discount = readDiscount(typed, lines, context, isPriced, found);
	const reason = readReason(typed, isPriced ? { lines, discount } : null, context, found);
	const validUntil = readDay(typed.validUntil.trim(), context.now, found);
	return { content: !faults.some(isUnreadable) ? { lines, discount, reason, validUntil } : null, faults };
}

function readLine(typed: TypedLine, index: number, found: Found): QuoteLine {
	const field = (name: string) => lineField(index, name);
	const { unit, service, expected } = typed;
	const text = readText(typed.text, quoteLimits.text);
	for (const locale of locales) {
		if (text[locale] === "") found("text-missing", field(`text.${locale}`), { line: index, locale });
	}
	const quantity = readHundredths(typed.quantity);
	if (quantity === null) found("quantity-wrong", field("quantity"), { line: index, typed: typed.quantity });
	const price = typed.price.trim() === "" ? 0 : readCents(typed.price);
	if (price === null) found("price-wrong", field("price"), { line: index, typed: typed.price });
	if (price === 0) found("price-missing", field("price"), { line: index });
	const ceiling = unit === "hour" ? readHundredths(typed.ceiling) : null;
	if (unit === "hour" && ceiling === null)
		found("ceiling-wrong", field("ceiling"), { line: index, typed: typed.ceiling });
	if (ceiling !== null && quantity !== null && ceiling < quantity)
		found("ceiling-low", field("ceiling"), { line: index, typed: typed.ceiling });
	const detail = readText(typed.detail, quoteLimits.detail);
	return { text, detail, unit, quantity: quantity ?? 0, price: price ?? 0, ceiling, service, expected };
}

/** The figures of a line; null while one of them cannot be read. */
export function readFigures(typed: TypedLine): Pick<QuoteLine, "quantity" | "price" | "ceiling"> | null {
	let isReadable = true;
	const { quantity, price, ceiling } = readLine(typed, 0, (code) => {
		if (isUnreadable({ code })) isReadable = false;
	});
	return isReadable ? { quantity, price, ceiling } : null;
}

function readDiscount(
	{ discount, off }: TypedQuote,
	lines: readonly QuoteLine[],
	{ promotions, prices, receivedAt, now }: QuoteFormContext,
	/** Whether the lines can be read: a discount is not judged by lines that are to be corrected. */
	isPriced: boolean,
	found: Found,
): QuoteDiscount | null {
	if (discount === "") return null;
	if (discount !== otherDiscount) {
		const choices = discountsFor(lines, promotions, { receivedAt, now }, prices);
		const chosen = choices.find(({ promotion }) => promotion.code === discount);
		if (!chosen || chosen.why !== null) {
			if (isPriced) found("promotion-gone", "discount", { typed: discount });
			return null;
		}
		const { fr, en } = chosen.promotion.words;
		return { promotion: discount, text: { fr: fr.name, en: en.name }, cents: chosen.cents };
	}
	const cents = readCents(off.amount);
	const sum = quoteAmounts({ lines, discount: null }).lines;
	if (cents === null || cents === 0) found("off-wrong", "off.amount", { typed: off.amount });
	else if (isPriced && cents > sum) found("off-more", "off.amount", { typed: off.amount });
	const text = readText(off.text, quoteLimits.text);
	for (const locale of locales) if (text[locale] === "") found("off-text-missing", `off.text.${locale}`, { locale });
	return { promotion: null, text, cents: cents ?? 0 };
}

/** The reason counts only for a price outside of the range. */
function readReason(
	typed: TypedQuote,
	/** Null while the lines cannot be read. */
	priced: Pick<QuoteContent, "lines" | "discount"> | null,
	{ range }: QuoteFormContext,
	found: Found,
): Localized<string> {
	const reason = readText(typed.reason, quoteLimits.reason);
	if (!priced || priced.lines.length === 0 || !outsideOf(quoteAmounts(priced), range)) return reason;
	for (const locale of locales) if (reason[locale] === "") found("reason-missing", `reason.${locale}`, { locale });
	return reason;
}

function readDay(day: string, now: Date, found: Found): string {
	const today = dayInMontreal(now);
	if (!isDay(day)) found("date-wrong", "validUntil", { typed: day });
	else if (day < today) found("date-past", "validUntil", { typed: day });
	else if (day > addDays(today, mostDays)) found("date-far", "validUntil", { typed: day });
	return day;
}

function readText(text: Localized<string>, limit: number): Localized<string> {
	return { fr: text.fr.trim().slice(0, limit), en: text.en.trim().slice(0, limit) };
}

function readCents(typed: string): number | null {
	const cents = readMoney(typed.trim());
	return typeof cents === "number" && cents <= largestAmount ? cents : null;
}

/** At most 10,000, with two decimals. */
function readHundredths(typed: string): number | null {
	const number = readNumber(typed);
	if (typeof number === "string" || number <= 0 || number > 10_000) return null;
	const hundredths = Math.round(number * 100);
	return Math.abs(hundredths - number * 100) < 1e-6 ? hundredths : null;
}

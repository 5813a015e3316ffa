import type { ServiceName } from "../../service-names.ts";
import type { PriceList } from "../price-list.ts";
import type { OfferedPromotion } from "../promotion.ts";
import type { Kind } from "../questions.ts";
import type { Caveat, Line } from "../result.ts";
import { type Range, sum } from "./range.ts";

/* Separate file: service pages compare promotions without loading the estimate's questions or the calendar. */

/** The part of the price list that promotions need. */
export interface PromotionPrices {
	ranges: Pick<PriceList["ranges"], "rug-minimum">;
}

export interface FittingPromotion {
	promotion: OfferedPromotion;
	off: Range;
}

/** The promotions that would reduce the price of these lines, the largest discount first. Expects running ones. */
export function fittingPromotions(
	lines: readonly Line[],
	running: readonly OfferedPromotion[],
	prices: PromotionPrices,
): FittingPromotion[] {
	return running
		.flatMap((promotion) => {
			const off = promotionOff(promotion, lines, prices);
			return typeof off !== "string" && off.high > 0 ? [{ promotion, off }] : [];
		})
		.sort((one, other) => other.off.high - one.off.high);
}

/** What a promotion takes off these lines, or why it takes off nothing. */
export function promotionOff(
	promotion: OfferedPromotion,
	lines: readonly Line[],
	{ ranges }: PromotionPrices,
): Range | Caveat {
	return isSecondRug(promotion)
		? offSecondRug(promotion.amount, lines, ranges["rug-minimum"].low)
		: offServices(promotion, lines);
}

/** Reduces the sum of the services that the promotion names, when all of them are part of one estimate. */
function offServices({ amount, services }: OfferedPromotion, lines: readonly Line[]): Range | Caveat {
	const parts = services.map(kindOf).map((kind) => lines.filter((line) => line.kind === kind));
	if (parts.some((part) => part.length === 0)) return "promotion-needs-services";
	if (parts.some((part) => part.every(({ range }) => range === null))) return "promotion-after-inspection";
	return amountOff(amount, sum([...new Set(parts.flat())].flatMap(({ range }) => range ?? [])));
}

/** A percentage on rugs alone is the second-rug promotion: it applies to the cheapest rug of two or more. */
function isSecondRug({ amount, services }: OfferedPromotion): boolean {
	return amount.kind === "percent" && services.length === 1 && services[0] === "oriental-rugs";
}

/** Reduces only the washing, not the urine treatment, and never takes an order of rugs below its minimum. */
function offSecondRug(amount: OfferedPromotion["amount"], lines: readonly Line[], minimum: number): Range | Caveat {
	const rugs = lines.filter(({ code }) => code === "rug");
	if (rugs.length < 2) return rugs.length === 0 ? "promotion-needs-services" : "promotion-needs-two-rugs";
	const washed = rugs.flatMap(({ range }) => range ?? []);
	if (washed.length < 2) return "promotion-after-inspection";
	const order = sum(lines.flatMap(({ kind, range }) => (kind === "oriental-rugs" && range) || []));
	const cheaper = { low: Math.min(...washed.map(({ low }) => low)), high: Math.min(...washed.map(({ high }) => high)) };
	const off = amountOff(amount, cheaper);
	const range = { low: Math.min(off.low, order.low - minimum), high: Math.min(off.high, order.high - minimum) };
	return range.high > 0 ? range : "promotion-below-minimum";
}

/** `duct-cleaning`, the umbrella page of all ducts, counts as ventilation ducts. */
function kindOf(service: ServiceName): Kind {
	return service === "duct-cleaning" ? "ventilation-ducts" : service;
}

function amountOff(amount: OfferedPromotion["amount"], base: Range): Range {
	if (amount.kind === "fixed") {
		return { low: Math.min(amount.cents, base.low), high: Math.min(amount.cents, base.high) };
	}
	const share = (cents: number) => Math.round((cents * Math.min(100, amount.percent)) / 100);
	return { low: share(base.low), high: share(base.high) };
}

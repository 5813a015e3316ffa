import type { ServiceName } from "../../service-names.ts";
import type { PriceList } from "../price-list.ts";
import { currentPromotions, type OfferedPromotion } from "../promotion.ts";
import { isSameCode } from "../promotion-code.ts";
import type { Kind } from "../questions.ts";
import type { Caveat, Discount, Line } from "../result.ts";
import { type Range, sum } from "./range.ts";

export interface Offer {
	discount: Discount | null;
	bundle: string | null;
	/** Why the given code does not reduce the price. */
	refusal: Caveat | null;
}

const none: Offer = { discount: null, bundle: null, refusal: null };

/** Applies at most one promotion: promotions cannot be combined. */
export function discountFor(
	code: string | null,
	lines: readonly Line[],
	promotions: readonly OfferedPromotion[],
	now: Date,
	prices: PriceList,
): Offer {
	if (!code?.trim()) return none;
	const promotion = promotions.find((each) => isSameCode(each.code, code));
	if (!promotion) return { ...none, refusal: "promotion-unknown" };
	if (currentPromotions([promotion], now).length === 0) return { ...none, refusal: "promotion-not-current" };
	const range = isSecondRug(promotion)
		? offSecondRug(promotion.amount, lines, prices.ranges["rug-minimum"].low)
		: offServices(promotion, lines);
	if (typeof range === "string") return { ...none, refusal: range };
	return {
		discount: { code: "promotion", promotion: promotion.code, range },
		bundle: promotion.services.length > 1 ? promotion.code : null,
		refusal: null,
	};
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

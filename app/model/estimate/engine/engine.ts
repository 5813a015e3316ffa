import type { Answers, AnswersByKind } from "../answers.ts";
import { withAssumptions } from "../assumptions.ts";
import type { PriceList } from "../price-list.ts";
import type { OfferedPromotion } from "../promotion.ts";
import { type Kind, kinds } from "../questions.ts";
import type { Caveat, Estimate, Line, Priced } from "../result.ts";
import { addTaxesToRange } from "../taxes.ts";
import { discountFor } from "./discount.ts";
import { priceDryer, priceExchanger, priceVentilation } from "./price-air.ts";
import { priceFurniture } from "./price-furniture.ts";
import { priceHouseCleaning } from "./price-house-cleaning.ts";
import { priceCommercial, priceCondo, priceDisaster } from "./price-premises.ts";
import { priceRugs } from "./price-rugs.ts";
import { type Range, sum, topUp, zero } from "./range.ts";

/** Computes a price range from answers. Pure: the browser shows its result; the server computes and stores its own. */
export function estimate(
	answers: Answers,
	prices: PriceList,
	promotions: readonly OfferedPromotion[],
	now: Date,
): Estimate {
	const services = kinds.flatMap((kind) => priceOf(kind, answers, prices) ?? []);
	const lines = services.flatMap((service) => service.lines);
	const { discount, bundle, refusal } = discountFor(answers.promotionCode, lines, promotions, now, prices);
	const minimum = minimumLine(lines, discount?.range ?? zero, prices);
	const allLines = minimum ? [...lines, minimum] : lines;
	const subtotal = sum(allLines.flatMap(({ range }) => range ?? []));
	const low = subtotal.low - (discount?.range.low ?? 0);
	const high = subtotal.high - (discount?.range.high ?? 0);
	const { gst, qst, total } = addTaxesToRange({ low, high });
	const caveats: Caveat[] = services.flatMap((service) => service.caveats);
	if (minimum) caveats.push("minimum-call-out");
	if (refusal) caveats.push(refusal);
	return {
		priced: lines.some(({ range }) => range !== null),
		lines: allLines,
		subtotal,
		discount,
		bundle,
		low,
		high,
		taxes: { gst, qst },
		lowTotal: total.low,
		highTotal: total.high,
		minutes: sum(services.map(({ minutes }) => minutes)),
		caveats: [...new Set(caveats)],
		urgent: answers.services["post-disaster"] !== undefined,
		pricesVersion: prices.version,
	};
}

const pricers: { readonly [K in Kind]: (answers: AnswersByKind[K], prices: PriceList) => Priced } = {
	"ventilation-ducts": priceVentilation,
	"dryer-ducts": priceDryer,
	"air-exchanger-ducts": priceExchanger,
	"oriental-rugs": priceRugs,
	"furniture-mattresses": priceFurniture,
	"house-cleaning": priceHouseCleaning,
	"condo-building": priceCondo,
	"factory-shop-office": priceCommercial,
	"post-disaster": priceDisaster,
};

function priceOf<K extends Kind>(kind: K, { services, untouched }: Answers, prices: PriceList): Priced | null {
	const given: AnswersByKind[K] | undefined = services[kind];
	if (!given) return null;
	const { answers, assumed } = withAssumptions(kind, given, untouched);
	const priced = pricers[kind](answers, prices);
	return {
		...priced,
		caveats: [...assumed.map((question): Caveat => `assumed:${kind}.${question}`), ...priced.caveats],
	};
}

/** The line that tops up an appointment to the minimum call-out, after the discount; null when none is needed. */
function minimumLine(lines: readonly Line[], off: Range, prices: PriceList): Line | null {
	const ranges = lines.flatMap(({ range }) => range ?? []);
	if (ranges.length === 0) return null;
	const total = sum(ranges);
	const minimum = prices.ranges["minimum-call-out"].low;
	const range = topUp({ low: total.low - off.low, high: total.high - off.high }, minimum);
	return range.low > 0 ? { kind: "visit", code: "minimum-call-out", range, facts: { minimum } } : null;
}

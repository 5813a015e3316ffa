import type { AnswersOf, Rug } from "../answers.ts";
import { assumedRug } from "../assumptions.ts";
import type { PriceList } from "../price-list.ts";
import type { Caveat, Line, Priced } from "../result.ts";
import { between, chosen, hull, lean, type Range, span, sum, times, topUp } from "./range.ts";
import { unknownAnswers } from "./unknown-answers.ts";

const kind = "oriental-rugs";

/** One line for each rug, which the second-rug discount needs. */
export function priceRugs({ pieces, place }: AnswersOf<"oriental-rugs">, prices: PriceList): Priced {
	const rugs = pieces ?? [];
	const lines = rugs.length > 0 ? rugs.flatMap((rug) => rugLines(rug, prices)) : [assumedLine(prices)];
	const caveats: Caveat[] = rugs.length > 0 ? [] : [`assumed:${kind}.pieces`];
	caveats.push(...unknownAnswers(kind, { place }), ...rugs.flatMap((rug) => rugCaveats(rug, place)));
	if (place === "workshop") caveats.push("rugs-about-ten-days");
	const ranges = lines.flatMap(({ range }) => range ?? []);
	const missing = topUp(sum(ranges), prices.ranges["rug-minimum"].low);
	if (ranges.length > 0 && missing.low > 0) {
		lines.push({ kind, code: "rug-minimum", range: missing, facts: { minimum: prices.ranges["rug-minimum"].low } });
	}
	return { lines, minutes: times(chosen(place, prices.rugs.minutes), Math.max(1, rugs.length)), caveats };
}

/** The published rate, whole: no answer about stains moves it. */
function assumedLine({ ranges }: PriceList): Line {
	return { kind, code: "rug", range: times(ranges["wool-rug-square-foot"], assumedRug.area), facts: assumedRug };
}

function rugLines({ area, fibre, stains }: Rug, prices: PriceList): Line[] {
	const { rugs } = prices;
	const facts = { area, fibre, stains };
	const rates = squareFootRates(fibre, prices.ranges);
	if (rates.length === 0) return [{ kind, code: "rug", range: null, facts }];
	const areas = span(area, rugs.plausible.area);
	const position = chosen(stains, prices.stains);
	const washed = rates.map((rate) => between(areas, (size) => lean(times(rate, size), position)));
	const lines: Line[] = [{ kind, code: "rug", range: hull(washed), facts }];
	if (stains === "urine" || stains === "unknown") {
		const treated = between(areas, (size) => times(rugs.urineSquareFoot, size));
		const range = stains === "urine" ? treated : { low: 0, high: treated.high };
		lines.push({ kind, code: "rug-urine", range, facts });
	}
	return lines;
}

/** The rates that may apply; none for fibres that are priced after an inspection. */
function squareFootRates(fibre: Rug["fibre"], ranges: PriceList["ranges"]): Range[] {
	const { "wool-rug-square-foot": wool, "synthetic-rug-square-foot": synthetic } = ranges;
	if (fibre === "wool") return [wool];
	if (fibre === "synthetic") return [synthetic];
	return fibre === "unknown" ? [wool, synthetic] : [];
}

function rugCaveats(rug: Rug, place: AnswersOf<"oriental-rugs">["place"]): Caveat[] {
	const caveats = unknownAnswers(kind, rug);
	if (!["wool", "synthetic", "unknown"].includes(rug.fibre)) caveats.push("priced-after-inspection");
	if (rug.stains === "urine") {
		caveats.push("urine-without-promise");
		if (place === "home") caveats.push("urine-at-home-not-advised");
	}
	return caveats;
}

import type { AnswersOf, OpenName } from "../answers.ts";
import type { DuctPrices, PriceList } from "../price-list.ts";
import type { Caveat, Line, Priced } from "../result.ts";
import { includedVents, rangeOfVents } from "./price-vents.ts";
import { between, chosen, exactly, lean, type Range, span, sum, times } from "./range.ts";
import { unknownAnswers } from "./unknown-answers.ts";

export function priceVentilation(answers: AnswersOf<"ventilation-ducts">, prices: DuctPrices): Priced {
	const { ventilation } = prices;
	const { home, heating, lastCleaning } = answers;
	const vents = ventsOf(answers, ventilation);
	const range = between(vents, (count) => rangeOfVents(count, prices, lastCleaning));
	const { base, extraVent, heating: heatingMinutes } = ventilation.minutes;
	const minutes = between(vents, (count) => sum([base, times(extraVent, Math.max(0, count - includedVents))]));
	const useless: OpenName<"ventilation-ducts">[] =
		answers.vents !== null ? ["home", "floors", "area"] : answers.area !== null ? ["home", "floors"] : ["area"];
	const caveats: Caveat[] = unknownAnswers("ventilation-ducts", answers, useless);
	if (heating === "baseboards") caveats.push("ducts-may-not-exist");
	return {
		lines: [
			{
				kind: "ventilation-ducts",
				code: "ducts",
				range,
				facts: { home, ventsLow: vents.low, ventsHigh: vents.high },
			},
		],
		minutes: sum([minutes, chosen(heating, heatingMinutes)]),
		caveats,
	};
}

/** The number of vents: as counted, else from the area, else from the kind of home and its floors. */
function ventsOf(
	{ vents, area, home, floors }: AnswersOf<"ventilation-ducts">,
	prices: PriceList["ventilation"],
): Range {
	if (vents !== null) return exactly(vents);
	const { areaPerVent, ventsPerFloor, plausible } = prices;
	if (area !== null) return { low: Math.ceil(area / areaPerVent.high), high: Math.ceil(area / areaPerVent.low) };
	const perFloor = chosen(home, ventsPerFloor);
	return between(span(floors, plausible.floors), (count) => times(perFloor, count));
}

export function priceDryer({ length, exit, nest }: AnswersOf<"dryer-ducts">, { ranges, dryer }: PriceList): Priced {
	const kind = "dryer-ducts";
	const lines: Line[] = [
		{ kind, code: "dryer", range: lean(ranges.dryer, chosen(length, dryer.length)), facts: { length } },
	];
	if (exit !== "wall") {
		const roof = ranges["dryer-roof-exit"];
		const range = exit === "roof" ? roof : { low: 0, high: roof.high };
		lines.push({ kind, code: "dryer-roof-exit", range, facts: { exit } });
	}
	const { minutes } = dryer;
	const caveats = unknownAnswers(kind, { length, exit, nest });
	if (nest === "yes") caveats.push("nest-must-be-empty");
	return {
		lines,
		minutes: sum([
			minutes.base,
			chosen(length, minutes.length),
			chosen(exit, minutes.exit),
			chosen(nest, minutes.nest),
		]),
		caveats,
	};
}

export function priceExchanger(
	{ brand, filters }: AnswersOf<"air-exchanger-ducts">,
	{ ranges, exchanger }: PriceList,
): Priced {
	const kind = "air-exchanger-ducts";
	const isKnown = brand === "known";
	const range = isKnown ? lean(ranges.exchanger, exchanger.knownBrand) : ranges.exchanger;
	const { base, unknownBrand, filters: filterMinutes } = exchanger.minutes;
	const caveats = unknownAnswers(kind, { brand, filters });
	if (filters === "disposable") caveats.push("filters-to-provide");
	return {
		lines: [{ kind, code: "exchanger", range, facts: { brand, filters } }],
		minutes: sum([base, chosen(filters, filterMinutes), ...(isKnown ? [] : [unknownBrand])]),
		caveats,
	};
}

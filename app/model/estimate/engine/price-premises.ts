import type { AnswersOf } from "../answers.ts";
import type { PriceList } from "../price-list.ts";
import type { Line, Priced } from "../result.ts";
import { between, chosen, hull, lean, type Range, span, sum, times, topUp, zero } from "./range.ts";
import { unknownAnswers } from "./unknown-answers.ts";

export function priceCondo(answers: AnswersOf<"condo-building">, prices: PriceList): Priced {
	const kind = "condo-building";
	const { condo } = prices;
	const units = span(answers.units, condo.plausible.units);
	const position = [floorsLean(answers.floors, condo.floors), chosen(answers.commonDucts, condo.commonDucts)];
	const { units: unitCount, floors, commonDucts, parkingArea } = answers;
	const lines: Line[] = [
		{
			kind,
			code: "condo-units",
			range: between(units, (count) => unitsPrice(count, position, prices)),
			facts: { units: unitCount, floors, commonDucts },
		},
	];
	const parking = parkingSpan(parkingArea, units, condo);
	if (parking.high > 0) {
		const range = between(parking, (area) => times(condo.parkingSquareFoot, area));
		lines.push({ kind, code: "condo-parking", range, facts: { parkingArea } });
	}
	const caveats = unknownAnswers(kind, answers);
	caveats.push("confirmed-after-site-visit");
	if (units.low < condo.fromUnits) caveats.push("below-building-price");
	const { unit, commonDucts: ductMinutes, parking1000SquareFeet } = condo.minutes;
	return {
		lines,
		minutes: sum([
			between(units, (count) => times(unit, count)),
			chosen(commonDucts, ductMinutes),
			between(parking, (area) => times(parking1000SquareFeet, area / 1_000)),
		]),
		caveats,
	};
}

/** Below `fromUnits`, each unit costs as a house, up to the smallest building's price: one more never costs less. */
function unitsPrice(count: number, position: readonly Range[], { ranges, condo }: PriceList): Range {
	const byUnit = lean(times(ranges["condo-unit"], Math.max(count, condo.fromUnits)), ...position);
	if (count >= condo.fromUnits) return byUnit;
	const byHouse = times(ranges.dryer, count);
	return { low: Math.min(byHouse.low, byUnit.low), high: Math.min(byHouse.high, byUnit.high) };
}

function floorsLean(floors: number | null, bands: PriceList["condo"]["floors"]): Range {
	const band = floors === null ? undefined : bands.find(({ upTo }) => floors <= upTo);
	return band?.lean ?? hull(bands.map((each) => each.lean));
}

function parkingSpan(area: number | null, units: Range, { plausible }: PriceList["condo"]): Range {
	const { parkingAreaPerUnit: perUnit } = plausible;
	return span(area, { low: units.low * perUnit.low, high: units.high * perUnit.high });
}

export function priceCommercial(answers: AnswersOf<"factory-shop-office">, { ranges, commercial }: PriceList): Priced {
	const kind = "factory-shop-office";
	const { sector, area, workTime } = answers;
	const areas = span(area, commercial.plausible.area);
	const position = [chosen(sector, commercial.sector), chosen(workTime, commercial.workTime)];
	const range = between(areas, (size) => lean(times(ranges["commercial-square-foot"], size), ...position));
	const lines: Line[] = [{ kind, code: "commercial", range, facts: { sector, area, workTime } }];
	const minimum = ranges["commercial-minimum"].low;
	const missing = topUp(range, minimum);
	if (missing.low > 0) lines.push({ kind, code: "commercial-minimum", range: missing, facts: { minimum } });
	const caveats = unknownAnswers(kind, answers);
	caveats.push("confirmed-after-site-visit");
	if (workTime === "night") caveats.push("night-quoted-apart");
	const { minimum: shortest, per1000SquareFeet } = commercial.minutes;
	const minutes = between(areas, (size) => times(per1000SquareFeet, size / 1_000));
	return {
		lines,
		minutes: { low: Math.max(shortest.low, minutes.low), high: Math.max(shortest.high, minutes.high) },
		caveats,
	};
}

/** No automatic price: every disaster differs, so visitors are asked to call. */
export function priceDisaster({ cause, area, since }: AnswersOf<"post-disaster">): Priced {
	return {
		lines: [{ kind: "post-disaster", code: "disaster", range: null, facts: { cause, area, since } }],
		minutes: zero,
		caveats: ["disaster-call-first"],
	};
}

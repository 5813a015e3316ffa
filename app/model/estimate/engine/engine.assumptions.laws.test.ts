import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prices } from "#content/prices.ts";
import { advertisedPrice } from "../advertised.ts";
import { assumedRug, assumptions } from "../assumptions.ts";
import { readAnswers, type Values } from "../form.ts";
import { type Kind, kinds, questionsOf } from "../questions.ts";
import type { Estimate } from "../result.ts";
import { estimate } from "./engine.ts";
import { type Range, sum, times, zero } from "./range.ts";

const noon = new Date("2026-11-15T17:00:00Z");
const priceOf = (chosen: readonly Kind[], values: Values = {}): Estimate =>
	estimate(readAnswers(chosen, values, null).answers, prices, [], noon);

const { houseCleaning, ranges } = prices;
const home = assumptions["house-cleaning"];

/** Minutes of work in the assumed home: ordinary, one visit, no pets and no extras. */
function hoursOfAssumedHome(): Range {
	const minutes =
		houseCleaning.baseMinutes +
		(home.area * houseCleaning.minutesPer100SquareFeet) / 100 +
		home.rooms * houseCleaning.minutesPerRoom +
		home.bathrooms * houseCleaning.minutesPerBathroom;
	const at = (percent: number) =>
		(Math.ceil((minutes * percent) / 100 / houseCleaning.stepMinutes) * houseCleaning.stepMinutes) / 60;
	return { low: at(houseCleaning.condition.ordinary.low), high: at(houseCleaning.condition.ordinary.high) };
}

/** The assumed job of each service, worked out from the price list by hand. */
const onCards: Readonly<Record<Kind, Range>> = {
	"ventilation-ducts": ranges.ducts,
	"dryer-ducts": ranges.dryer,
	"air-exchanger-ducts": ranges.exchanger,
	"oriental-rugs": times(ranges["wool-rug-square-foot"], assumedRug.area),
	"furniture-mattresses": ranges.sofa,
	"house-cleaning": {
		low: ranges["cleaning-hour"].low * hoursOfAssumedHome().low,
		high: ranges["cleaning-hour"].high * hoursOfAssumedHome().high,
	},
	"condo-building": times(ranges["condo-unit"], assumptions["condo-building"].units),
	"factory-shop-office": times(ranges["commercial-square-foot"], assumptions["factory-shop-office"].area),
	"post-disaster": zero,
};

describe("the range before any answer", () => {
	it("is the sum of the service cards, with the minimum call-out, for every set of services", () => {
		const minimum = ranges["minimum-call-out"].low;
		for (let set = 1; set < 2 ** kinds.length; set++) {
			const chosen = kinds.filter((_, index) => set & (2 ** index));
			const cards = sum(chosen.map((kind) => onCards[kind]));
			const { low, high, priced } = priceOf(chosen);
			expect({ low, high }, chosen.join()).toEqual(
				priced ? { low: Math.max(minimum, cards.low), high: Math.max(minimum, cards.high) } : zero,
			);
		}
	});

	it("of one service is its advertised price", () => {
		for (const kind of kinds) {
			const advertised = advertisedPrice(kind, prices);
			expect(advertised ?? zero, kind).toEqual(onCards[kind]);
		}
	});

	it("states each assumption", () => {
		for (const kind of kinds) {
			const pieces = questionsOf(kind).flatMap(({ type, name }) => (type === "pieces" ? [name] : []));
			const expected = [...Object.keys(assumptions[kind]), ...pieces].map((name) => `assumed:${kind}.${name}`);
			expect(priceOf([kind]).caveats.filter((caveat) => caveat.startsWith("assumed:"))).toEqual(expected);
		}
	});
});

/** One answer as the form sends it, numbers within the plausible ranges of the price list. */
const plausible: Readonly<Record<string, Range>> = {
	"ventilation-ducts.vents": { low: 4, high: 24 },
	"house-cleaning.area": houseCleaning.plausible.area,
	"house-cleaning.rooms": houseCleaning.plausible.rooms,
	"house-cleaning.bathrooms": houseCleaning.plausible.bathrooms,
	"condo-building.units": prices.condo.plausible.units,
	"condo-building.floors": { low: 1, high: 30 },
	"condo-building.parkingArea": { low: 0, high: 2_400 },
	"factory-shop-office.area": prices.commercial.plausible.area,
};
interface Given {
	question: string;
	values: Values;
}
const answer: fc.Arbitrary<Given> = fc
	.constantFrom(...kinds.flatMap((kind) => questionsOf(kind).map((question) => ({ kind, question }))))
	.chain(({ kind, question }): fc.Arbitrary<Given> => {
		const name = `${kind}.${question.name}`;
		const given = (values: fc.Arbitrary<Values>) => values.map((each) => ({ question: name, values: each }));
		if (question.type === "choice")
			return given(fc.constantFrom(...question.options, "unknown").map((value) => ({ [name]: value })));
		if (question.type === "several")
			return given(
				fc.constantFrom(...question.options, "none", "unknown").map((option) => ({ [`${name}.${option}`]: "on" })),
			);
		if (question.type === "number" && plausible[name]) {
			const { low: min, high: max } = plausible[name];
			const number = fc.integer({ min, max }).map((value): Values => ({ [name]: String(value) }));
			return given(fc.oneof(number, fc.constant<Values>({ [`${name}.unknown`]: "on" })));
		}
		return given(fc.constant<Values>({}));
	});

describe("an answer", () => {
	it("moves the range outside of the last one only if it replaces a stated assumption", () => {
		fc.assert(
			fc.property(
				fc.subarray([...kinds], { minLength: 1 }),
				fc.array(answer, { maxLength: 6 }),
				answer,
				(chosen, before, next) => {
					const values = Object.assign({}, ...before.map((given) => given.values)) as Values;
					const isAnswered = Object.keys(values).some((name) => name.startsWith(next.question));
					if (isAnswered || !chosen.some((kind) => next.question.startsWith(kind))) return;
					const [wide, narrow] = [priceOf(chosen, values), priceOf(chosen, { ...values, ...next.values })];
					const isOutside = narrow.low < wide.low || narrow.high > wide.high;
					if (isOutside) expect(wide.caveats).toContain(`assumed:${next.question}`);
				},
			),
			{ numRuns: 2_000 },
		);
	});

	it("of “I don’t know” gives the wider range of an unknown answer", () => {
		expect(priceOf(["dryer-ducts"])).toMatchObject({ low: 99_00, high: 139_00 });
		expect(priceOf(["dryer-ducts"], { "dryer-ducts.exit": "unknown" })).toMatchObject({ low: 99_00, high: 179_00 });
	});
});

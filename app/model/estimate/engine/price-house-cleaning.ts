import type { AnswersOf } from "../answers.ts";
import type { PriceList } from "../price-list.ts";
import type { Priced } from "../result.ts";
import { chosen, type Range, span, sum, zero } from "./range.ts";
import { unknownAnswers } from "./unknown-answers.ts";

type Answers = AnswersOf<"house-cleaning">;

/** Person-hours at the hourly rate: a larger crew finishes earlier for the same price. */
export function priceHouseCleaning(answers: Answers, { ranges, houseCleaning }: PriceList): Priced {
	const kind = "house-cleaning";
	const work = workMinutes(answers, houseCleaning);
	const rate = ranges["cleaning-hour"];
	const { area, rooms, bathrooms, stairs, condition, purpose } = answers;
	return {
		lines: [
			{
				kind,
				code: "house-cleaning",
				range: { low: Math.round((work.low * rate.low) / 60), high: Math.round((work.high * rate.high) / 60) },
				facts: {
					area,
					rooms,
					bathrooms,
					stairs,
					condition,
					purpose,
					workMinutesLow: work.low,
					workMinutesHigh: work.high,
				},
			},
		],
		minutes: { low: Math.ceil(work.low / houseCleaning.crew), high: Math.ceil(work.high / houseCleaning.crew) },
		caveats: unknownAnswers(kind, answers),
	};
}

function workMinutes(answers: Answers, prices: PriceList["houseCleaning"]): Range {
	const area = span(answers.area, prices.plausible.area);
	const rooms = span(answers.rooms, prices.plausible.rooms);
	const bathrooms = span(answers.bathrooms, prices.plausible.bathrooms);
	const stairs = span(answers.stairs, prices.plausible.stairs);
	const condition = chosen(answers.condition, prices.condition);
	const purpose = chosen(answers.purpose, prices.purpose);
	const pets = chosen(answers.pets, prices.pets);
	const extras = extraMinutes(answers.extras, prices.extraMinutes);
	const at = (end: keyof Range) => {
		const plain =
			prices.baseMinutes +
			(area[end] * prices.minutesPer100SquareFeet) / 100 +
			rooms[end] * prices.minutesPerRoom +
			bathrooms[end] * prices.minutesPerBathroom +
			stairs[end] * prices.minutesPerFlight;
		// Multiplies whole percents and divides once: rounding errors would push an exact multiple to the next step.
		const minutes = (plain * condition[end] * purpose[end] * pets[end] + extras[end] * 1_000_000) / 1_000_000;
		return Math.ceil(minutes / prices.stepMinutes) * prices.stepMinutes;
	};
	return { low: at("low"), high: at("high") };
}

/** Undecided extras count as none at the low end and as all at the high end. */
function extraMinutes(extras: Answers["extras"], table: PriceList["houseCleaning"]["extraMinutes"]): Range {
	if (extras === null) return { low: 0, high: sum(Object.values(table)).high };
	return extras.length === 0 ? zero : sum([...new Set(extras)].map((extra) => table[extra]));
}

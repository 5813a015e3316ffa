import { total } from "./statistics/cohort.ts";
import { isAnswerable } from "./statistics/lead-group.ts";
import type { LeadSums } from "./statistics/lead-sums.ts";
import type { SummedDays } from "./statistics/summed-days.ts";

/** From a lead's arrival to the first answer, in minutes of opening hours, as the response clock counts. */
export interface AnswerTimes {
	/** Null when no answer is known. */
	median: number | null;
	ninetieth: number | null;
	/** Share of leads that were answered in the target time. Leads that still wait count once they are late. */
	within: number | null;
	/** Leads whose answer time is known, leads without an answer yet, and leads whose history does not tell. */
	known: number;
	waiting: number;
	untold: number;
}

export function answerTimes(
	{ days, minutesBetween }: SummedDays,
	{ groups, answers }: LeadSums,
	now: Date,
): AnswerTimes {
	const waiting = days.flatMap((day) => day.waiting);
	const late = waiting.filter(({ receivedAt, target }) => minutesBetween(receivedAt, now.getTime()) > target).length;
	const known = total(groups, "answered");
	const judged = known + late;
	return {
		median: percentileOf(answers, 0.5),
		ninetieth: percentileOf(answers, 0.9),
		within: judged > 0 ? total(groups, "inTime") / judged : null,
		known,
		waiting: waiting.length,
		untold: total(groups.filter(isAnswerable), "leads") - known - waiting.length,
	};
}

/** Interpolates as spreadsheets do. */
export function percentile(sorted: readonly number[], part: number): number | null {
	return interpolated(sorted.length, part, (place) => sorted[place]);
}

/** The percentile of numbers from 0 on that occur so many times each. */
export function percentileOf(counts: Int32Array, part: number): number | null {
	const length = counts.reduce((sum, count) => sum + count, 0);
	return interpolated(length, part, (place) => {
		let left = place;
		return counts.findIndex((count) => {
			left -= count;
			return left < 0;
		});
	});
}

function interpolated(length: number, part: number, at: (place: number) => number | undefined): number | null {
	const position = (length - 1) * part;
	const [below, above] = length > 0 ? [at(Math.floor(position)), at(Math.ceil(position))] : [];
	if (below === undefined || above === undefined) return null;
	return below + (above - below) * (position - Math.floor(position));
}

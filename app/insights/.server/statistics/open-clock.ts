import type { Days } from "#app/model/insights/days.ts";
import type { OpenDays } from "#app/model/site/opening-state.ts";
import { addDays, weekdayOf } from "#app/time/days.ts";
import { momentInMontreal } from "#app/time/montreal.ts";

const minute = 60 * 1000;

export type OpenClock = (start: number, end: number) => number;

/** By the days. More than one, because each store has its own first lead. */
const known = new WeakMap<OpenDays, Map<string, OpenClock>>();
const mostKnown = 4;

/**
 * Minutes of opening hours between two moments of these days, as `openMinutes` counts them, for thousands of leads: the
 * hours of all days are read once, because each needs several conversions to Montréal's time.
 */
export function openClock(open: OpenDays, { from, to }: Days): OpenClock {
	const name = `${from} ${to}`;
	const clocks = known.get(open) ?? new Map<string, OpenClock>();
	const clock = clocks.get(name) ?? clockOf(open, { from, to });
	if (clocks.size >= mostKnown) clocks.clear();
	known.set(open, clocks.set(name, clock));
	return clock;
}

function clockOf(open: OpenDays, { from, to }: Days): OpenClock {
	const openings: { opens: number; closes: number; before: number }[] = [];
	let total = 0;
	for (let day = from; day <= to; day = addDays(day, 1)) {
		const weekday = weekdayOf(day);
		const hours = open.hours.find(({ days }) => days.includes(weekday));
		if (!hours || open.holidays.includes(day)) continue;
		const opens = momentInMontreal(day, hours.opens).getTime();
		const closes = momentInMontreal(day, hours.closes).getTime();
		openings.push({ opens, closes, before: total });
		total += Math.max(0, closes - opens);
	}

	/** Opening time from the first day until a moment, by binary search. */
	function until(moment: number): number {
		let [low, high] = [0, openings.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((openings[middle]?.opens ?? 0) <= moment) low = middle + 1;
			else high = middle;
		}
		const found = openings[low - 1];
		return found ? found.before + Math.max(0, Math.min(moment, found.closes) - found.opens) : 0;
	}

	return (start, end) => Math.max(0, Math.round((until(end) - until(start)) / minute));
}

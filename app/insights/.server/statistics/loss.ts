import type { FunnelRow, FunnelStep, Loss, TimelineMark } from "#app/model/insights/statistics.ts";
import { shareOf } from "./funnel.ts";

/** The steps that a visitor can leave the estimate before. */
const losingSteps = ["details", "appointment", "person", "sent"] as const satisfies readonly FunnelStep[];

export type LosingStep = (typeof losingSteps)[number];

/** Below it, a share says more about chance than about a step. */
const fewestReached = 20;
/** A smaller growth is not worth a remark. */
const leastGrowth = 0.03;

/** How many reached the step before, and how many of them this one. */
interface Reached {
	before: number;
	reached: number;
}

/** Before a day of the period, and since then. */
export type ReachedAround = (day: string) => { earlier: Reached; later: Reached };

/** The step with the largest share of visitors who leave before they reach it. */
export function lossOf(
	funnel: readonly FunnelRow[],
	marks: readonly TimelineMark[],
	reachedAround: (step: LosingStep) => ReachedAround,
): Loss | null {
	const losses = funnel.flatMap(({ step, share }, index) => {
		const known = (funnel[index - 1]?.count?.now ?? 0) >= fewestReached;
		return known && isLosing(step) && share.now !== null ? [{ step, share: 1 - share.now, before: share.before }] : [];
	});
	const [worst] = losses.sort((one, other) => other.share - one.share);
	if (!worst || worst.share === 0) return null;
	return {
		step: worst.step,
		share: worst.share,
		before: worst.before === null ? null : 1 - worst.before,
		mark: markOfGrowth(marks, reachedAround(worst.step)),
	};
}

function isLosing(step: FunnelStep): step is LosingStep {
	return (losingSteps as readonly FunnelStep[]).includes(step);
}

/** The number of the mark since whose day the loss grew the most; of marks of one day, the first. */
function markOfGrowth(marks: readonly TimelineMark[], reachedAround: ReachedAround): number | null {
	const lossIn = ({ before, reached }: Reached) => {
		const share = before < fewestReached ? null : shareOf(reached, before);
		return share === null ? null : 1 - share;
	};
	let [found, most] = [null as number | null, leastGrowth];
	for (const [index, { day }] of marks.entries()) {
		const around = reachedAround(day);
		const [earlier, later] = [lossIn(around.earlier), lossIn(around.later)];
		if (earlier === null || later === null) continue;
		// Differences of shares are not exact: 3 points may be 0.0299999.
		const growth = later - earlier + 1e-9;
		if (growth < most || (found !== null && growth - most < 1e-9)) continue;
		[found, most] = [index + 1, growth];
	}
	return found;
}

import type { Draft } from "#app/model/leads/lead.ts";
import { type CountedStep, countedSteps } from "#app/model/traffic/day-counts.ts";
import type { StepParts } from "./check-step.ts";

/**
 * Counts a step that a draft reaches for the first time. `save` commits the draft together with what it gets from
 * `counted`, so that a form sent twice counts once. Null: the form goes on to no step.
 */
export async function reachStep(
	step: CountedStep | null,
	{ requestContext, services }: StepParts,
	save: (counted: (current: Draft) => Partial<Draft>) => Promise<Draft | null>,
): Promise<Draft | null> {
	let isFirst = false;
	const saved = await save((current) => {
		isFirst = requestContext.mayCount && step !== null && isAfter(step, current.counted);
		return isFirst && step ? { counted: step } : {};
	});
	if (saved && isFirst && step) {
		services.traffic.count({ kind: "step", step, locale: saved.locale, source: saved.source ?? null });
	}
	return saved;
}

function isAfter(step: CountedStep, counted: CountedStep | undefined): boolean {
	return counted === undefined || countedSteps.indexOf(step) > countedSteps.indexOf(counted);
}

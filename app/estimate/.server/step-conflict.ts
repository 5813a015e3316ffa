import { data } from "react-router";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import { typedValues } from "#app/model/forms/form-refusal.ts";
import type { Draft, DraftStep } from "#app/model/leads/lead.ts";

/** The revision of a step's values. A page sends back the one that it was rendered from, as `base`. */
export function revisionOf(draft: Draft, step: DraftStep): string {
	return fingerprint(draft[step]);
}

/**
 * Compare-and-set for one step: true when another page saved other values since this page was rendered. A page's own
 * saves are recognised by its form key; "keep" is the visitor's decision to overwrite.
 */
export function isChangedElsewhere(
	draft: Draft,
	step: DraftStep,
	values: Readonly<Record<string, string>>,
	form: FormData,
): boolean {
	const base = form.get("base");
	if (typeof base !== "string" || form.get("intent") === "keep" || draft.followToken !== null) return false;
	const current = revisionOf(draft, step);
	return current !== base && current !== fingerprint(values) && draft.savedBy?.[step] !== pageOf(form);
}

export function savedBy(draft: Draft, step: DraftStep, form: FormData): Draft["savedBy"] {
	return { ...draft.savedBy, [step]: pageOf(form) };
}

/** The form key starts with a random id for each rendering of a page. */
function pageOf(form: FormData): string {
	return String(form.get("key") ?? "").slice(0, 36);
}

/** Nothing was saved. The page keeps what was typed and asks which values to keep. */
export function changedElsewhere(form: FormData) {
	return data<StepAnswer>({ errors: {}, failure: null, conflict: true, values: typedValues(form) }, { status: 409 });
}

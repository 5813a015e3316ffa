import { z } from "zod";
import { fieldHints, type NumberUnit } from "./field-hints.ts";
import { refuse } from "./refusals.ts";

/** Cents, before taxes. */
export function money(least: number, most: number) {
	return whole(least, most).register(fieldHints, { as: "money" });
}

export function count(least: number, most: number, unit: NumberUnit = "none") {
	return whole(least, most).register(fieldHints, { as: "number", unit });
}

/** The upper end of a step. The last step has no end: its value is `endless`. */
export function upTo(least: number) {
	return whole(least, endless).register(fieldHints, { as: "number", unit: "none", endless });
}

export const endless = Number.MAX_SAFE_INTEGER;

/** Equal ends mean a single amount. */
export function range(amount: z.ZodNumber) {
	return z
		.strictObject({ low: amount, high: amount })
		.refine(({ low, high }) => low <= high, { ...refuse("range-order"), path: ["high"] });
}

function whole(least: number, most: number) {
	return z.number().int().min(least).max(most);
}

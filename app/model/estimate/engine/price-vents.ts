import type { DuctPrices } from "../price-list.ts";
import type { Choice } from "../questions.ts";
import { chosen, lean, type Range, sum, times } from "./range.ts";

/**
 * The price of ducts by the vent. Apart from the rest of the engine, because the home page and the service pages show
 * it: their code carries these few lines and not the questions of the estimate.
 */
export const includedVents = 10;

/** The range for a number of vents; nothing else has to be known. */
export function rangeOfVents(
	vents: number,
	{ ranges, ventilation }: DuctPrices,
	lastCleaning: Choice<"lastCleaning"> | "unknown" = "unknown",
): Range {
	return lean(ductPrice(vents, ranges), chosen(lastCleaning, ventilation.lastCleaning));
}

/** The whole network of a home: up to ten vents at the base price, then by the vent. */
function ductPrice(vents: number, { ducts, "extra-vent": vent }: DuctPrices["ranges"]): Range {
	return sum([ducts, times(vent, Math.max(0, vents - includedVents))]);
}

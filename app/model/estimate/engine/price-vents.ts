import type { DuctPrices } from "../price-list.ts";
import type { Choice } from "../questions.ts";
import { chosen, lean, type Range, sum, times } from "./range.ts";

/**
 * Duct prices by number of vents, separate from the rest of the engine: the home page and the service pages show them,
 * and their bundles must not include the questions of the estimate.
 */
export const includedVents = 10;

/** The range for a number of vents; all other answers may be unknown. */
export function rangeOfVents(
	vents: number,
	{ ranges, ventilation }: DuctPrices,
	lastCleaning: Choice<"lastCleaning"> | "unknown" = "unknown",
): Range {
	return lean(ductPrice(vents, ranges), chosen(lastCleaning, ventilation.lastCleaning));
}

/** The base price covers the first ten vents; each further vent costs extra. */
function ductPrice(vents: number, { ducts, "extra-vent": vent }: DuctPrices["ranges"]): Range {
	return sum([ducts, times(vent, Math.max(0, vents - includedVents))]);
}

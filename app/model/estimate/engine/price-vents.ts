import type { DuctPrices } from "../price-list.ts";
import type { Choice } from "../questions.ts";
import { chosen, lean, type Range, sum, times } from "./range.ts";

/** Separate file: the home and service pages show duct prices without loading the estimate's questions. */
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

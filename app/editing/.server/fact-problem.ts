import type { FactId, Facts } from "#app/model/editing/facts.ts";
import type { PublicationProblem } from "./check-publication.ts";

/** A problem found in an entry, with the facts as they would have been published. */
export interface FactProblem {
	id: FactId;
	facts: Facts;
	problem: PublicationProblem;
}

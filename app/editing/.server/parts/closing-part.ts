import type { FactPart } from "#app/model/editing/facts.ts";
import { withStableIds } from "#app/model/editing/stable-ids.ts";
import type { ClosingReason } from "#app/model/leads/closing.ts";

/** The reasons why leads are lost. Removing one retires it: leads that have it keep its name. */
export const closingPart: FactPart = {
	entries: ["closing-reasons"],
	read: (facts) => ({ reasons: facts["closing-reasons"] }),
	write(facts, value) {
		const { reasons } = value as { reasons: readonly ClosingReason[] };
		return { ...facts, "closing-reasons": withStableIds(reasons, "raison") };
	},
};

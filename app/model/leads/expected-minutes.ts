import type { EstimateLead } from "./lead.ts";

/** The longest time that the estimate expects on site. Null when nobody can know: no estimate, or after a disaster. */
export function expectedMinutesOf({
	estimate,
}: {
	estimate: Pick<EstimateLead, "answers" | "result"> | null;
}): number | null {
	if (!estimate || "post-disaster" in estimate.answers.services) return null;
	return estimate.result.minutes.high || null;
}

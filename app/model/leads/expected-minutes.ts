import type { ServiceName } from "../service-names.ts";
import type { EstimateLead } from "./lead.ts";

/** The longest time that the estimate expects on site. Null when nobody can know: no estimate, or after a disaster. */
export function expectedMinutesOf({
	estimate,
}: {
	estimate: Pick<EstimateLead, "answers" | "result"> | null;
}): number | null {
	if (!estimate || !isLengthKnown(Object.keys(estimate.answers.services) as ServiceName[])) return null;
	return estimate.result.minutes.high || null;
}

/** After a disaster, somebody has to see the place first. */
export function isLengthKnown(services: readonly ServiceName[]): boolean {
	return !services.includes("post-disaster");
}

import type { Kind } from "../model/estimate-answers.ts";
import type { Caveat } from "../model/estimate-result.ts";

/** A caveat for each question left open, except those that another answer has made useless. */
export function unknownAnswers(kind: Kind, answers: object, useless: readonly string[] = []): Caveat[] {
	const caveats: Caveat[] = [];
	for (const [question, answer] of Object.entries(answers)) {
		if ((answer === null || answer === "unknown") && !useless.includes(question)) {
			caveats.push(`unknown:${kind}.${question}`);
		}
	}
	return caveats;
}

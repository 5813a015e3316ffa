import type { OpenName } from "../answers.ts";
import type { Kind } from "../questions.ts";
import type { Caveat } from "../result.ts";

/** A caveat for each unknown answer, except to questions that another answer makes irrelevant (`useless`). */
export function unknownAnswers<K extends Kind>(
	kind: K,
	answers: { readonly [Name in OpenName<K>]?: unknown },
	useless: readonly OpenName<K>[] = [],
): Caveat[] {
	const needless: readonly string[] = useless;
	return Object.entries(answers)
		.filter(([question, answer]) => (answer === null || answer === "unknown") && !needless.includes(question))
		.map(([question]): Caveat => `unknown:${kind}.${question}`);
}

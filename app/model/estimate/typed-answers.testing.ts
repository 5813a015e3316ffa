import type { AnswersByKind } from "./answers.ts";
import { type Kind, questionsOf } from "./questions.ts";

/** The form fields that a page would submit for these answers. */
export function typedAnswers(kind: Kind, answers: object): [string, string][] {
	const given: Readonly<Record<string, unknown>> = { ...answers };
	return questionsOf(kind).flatMap((question): [string, string][] => {
		const field = `${kind}.${question.name}`;
		const answer = given[question.name];
		if (answer === null) return [[`${field}.unknown`, "on"]];
		if (!Array.isArray(answer)) return [[field, String(answer)]];
		if (question.type === "pieces") return answer.flatMap((row, index) => typedRow(`${field}.${index}`, row));
		return answer.length > 0 ? answer.map((option) => [`${field}.${option}`, "on"]) : [[`${field}.none`, "on"]];
	});
}

function typedRow(field: string, row: object): [string, string][] {
	return [
		[`${field}.row`, "1"],
		...Object.entries(row).flatMap(([name, answer]): [string, string][] => {
			if (answer === null) return [];
			if (name === "area" && !("piece" in row))
				return [
					[`${field}.width`, "1"],
					[`${field}.length`, String(answer)],
				];
			return [[`${field}.${name}`, String(answer)]];
		}),
	];
}

/** The form reads a single rug without any known answer as an empty list. */
export function isBegun(all: AnswersByKind): boolean {
	const [first, second] = all["oriental-rugs"].pieces ?? [];
	return second !== undefined || first?.area !== null;
}

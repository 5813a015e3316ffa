import { fieldName, type Values } from "./form.ts";
import { pieceKeys, rowName, sortsOf } from "./pieces-form.ts";
import { type EstimateQuestion, type Kind, type PiecesQuestion, questionsOf } from "./questions.ts";

export interface Answered {
	answered: number;
	/** Without the questions that are asked only while another answer is unknown. */
	asked: number;
}

/** How many questions of a service have an answer. "I don't know" is one: nobody has to ask again. */
export function answeredOf(kind: Kind, values: Values): Answered {
	const asked = questionsOf(kind).filter(
		(question) =>
			question.type !== "number" ||
			!question.insteadOf ||
			isFilled(values[fieldName(kind, question.insteadOf, "unknown")]),
	);
	return { answered: asked.filter((question) => isAnswered(kind, question, values)).length, asked: asked.length };
}

function isAnswered(kind: Kind, question: EstimateQuestion, values: Values): boolean {
	const name = fieldName(kind, question.name);
	switch (question.type) {
		case "choice":
			return [...question.options, "unknown"].includes(values[name] ?? "");
		case "number":
			return isFilled(values[name]) || isFilled(values[fieldName(name, "unknown")]);
		case "several":
			return [...question.options, "none", "unknown"].some((option) => isFilled(values[fieldName(name, option)]));
		case "pieces":
			return hasPiece(kind, question, values);
	}
}

/** A list without sorts always shows a row, which counts once one of its fields is filled in. */
function hasPiece(kind: Kind, question: PiecesQuestion, values: Values): boolean {
	const keys = pieceKeys(kind, values);
	if (sortsOf(question).length > 0) return keys.length > 0;
	return keys.some((key) =>
		question.fields.some((field) => isFilled(values[fieldName(rowName(kind, key), field.name)])),
	);
}

function isFilled(value: string | undefined): boolean {
	return value !== undefined && value.trim() !== "";
}

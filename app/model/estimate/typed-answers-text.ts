import type { Locale } from "#app/locale/locales.ts";
import { type AnsweredQuestion, type AnswersTextWords, labelled, optionText, titleOf } from "./answers-text.ts";
import { fieldName, type Values } from "./form.ts";
import { fieldsOf, pieceKeys, rowName, sortOf } from "./pieces-form.ts";
import { type EstimateQuestion, type Kind, type PiecesQuestion, questionsOf } from "./questions.ts";
import type { QuestionText, QuestionTexts } from "./words.ts";

/**
 * The questions of one service that have an answer in a form that is not sent yet. Unlike `describeAnswers`, it repeats
 * what was typed, also when the engine could not read it.
 */
export function describeTyped(kind: Kind, values: Values, words: AnswersTextWords, locale: Locale): AnsweredQuestion[] {
	const texts: QuestionTexts = words.questions[kind];
	return questionsOf(kind).flatMap((question) => {
		const text = texts[question.name] ?? { label: question.name };
		const answers =
			question.type === "pieces"
				? typedPieces(kind, question, values, text, words, locale)
				: typedAnswer(kind, question, values, text, words);
		return answers.length > 0 ? { question: text.label, answers } : [];
	});
}

/** False for a field of a question that an earlier build asked. */
export function isOfQuestion(field: string, kind: Kind): boolean {
	return questionsOf(kind).some(({ name }) => `${field}.`.startsWith(`${fieldName(kind, name)}.`));
}

function typedAnswer(
	kind: Kind,
	question: Exclude<EstimateQuestion, PiecesQuestion>,
	values: Values,
	text: QuestionText,
	words: AnswersTextWords,
): string[] {
	const name = fieldName(kind, question.name);
	const unknown = text.unknown ?? words.unknown;
	const isUnknown = values[name] === "unknown" || values[fieldName(name, "unknown")];
	if (question.type === "several") {
		const chosen = question.options.filter((option) => values[fieldName(name, option)]);
		if (chosen.length > 0) return [chosen.map((option) => optionText(text, option)).join(", ")];
		if (values[fieldName(name, "none")]) return [words.noneOfThese];
	}
	if (isUnknown) return [unknown];
	const value = values[name];
	if (!value) return [];
	const unit = question.type === "number" && question.unit ? `\u00a0${words.units.squareFeet}` : "";
	return [optionText(text, value) || value + unit];
}

function typedPieces(
	kind: Kind,
	question: PiecesQuestion,
	values: Values,
	texts: QuestionText,
	words: AnswersTextWords,
	locale: Locale,
): string[] {
	return pieceKeys(kind, values).flatMap((key, index) => {
		const parts = fieldsOf(question, sortOf(kind, key, values)).flatMap(({ name }) => {
			const value = values[fieldName(rowName(kind, key), name)];
			if (!value) return [];
			const text = texts.fields?.[name] ?? { label: name };
			const answer = value === "unknown" ? words.unknown : optionText(text, value) || value;
			// The sort of piece has no label.
			return name === "piece" ? answer : labelled(text.label, answer, locale);
		});
		return parts.length > 0 ? labelled(titleOf(kind, index + 1, words), parts.join(", "), locale) : [];
	});
}

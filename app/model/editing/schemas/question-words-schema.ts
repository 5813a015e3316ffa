import { z } from "zod";
import type { OpenName, QuestionOf } from "../../estimate/answers.ts";
import { assumedAnswers, type assumptions } from "../../estimate/assumptions.ts";
import { type EstimateQuestion, type Kind, kinds, type PieceField, questionsOf } from "../../estimate/questions.ts";
import { hint, label, withBlanks } from "./estimate-texts.ts";
import { fieldHints } from "./field-hints.ts";
import { sameFor } from "./same-for.ts";
import { line } from "./texts.ts";

/** The words of each question. Type and schema both follow the table in app/model/estimate/questions.ts. */
export type QuestionWords = {
	[K in Kind]: { [Question in QuestionOf<K> as Question["name"]]: WordsOf<Question> };
};

interface Basics {
	label: string;
	hint?: string | undefined;
}

type WordsOf<Question> = Question extends { fields: readonly (infer Field extends PieceField)[] }
	? Basics & { fields: { [Each in Field as Each["name"]]: FieldWords<Each["input"]> } }
	: Question extends { options: readonly (infer Option extends string)[] }
		? Basics & { options: Record<Option, OptionWords>; unknown?: string | undefined }
		: Basics;

type FieldWords<Input> = Input extends { options: readonly (infer Option extends string)[] }
	? Basics & { options: Record<Option, string> }
	: Basics;

/** Text on a pill: longer text would break the row. */
export const pill = line(24);

const optionWords = z
	.union([pill, z.strictObject({ label: pill, note: line(60) })])
	.register(fieldHints, { as: "noted-text" });

/** A short text with an optional smaller line below it. */
export type OptionWords = z.infer<typeof optionWords>;

// Cast because a loop over the table loses the relation between a question and its words.
export const questionWords = z.strictObject(
	Object.fromEntries(
		kinds.map((kind) => [
			kind,
			z.strictObject(Object.fromEntries(questionsOf(kind).map((asked) => [asked.name, wordsOf(asked)]))),
		]),
	),
) as unknown as z.ZodType<QuestionWords>;

function wordsOf(asked: EstimateQuestion) {
	const basics = { label, hint: hint.optional() };
	if (asked.type === "number") return z.strictObject(basics);
	if (asked.type === "pieces") {
		const fields = Object.fromEntries(asked.fields.map((field) => [field.name, fieldWords(field)]));
		return z.strictObject({ ...basics, fields: z.strictObject(fields) });
	}
	return z.strictObject({ ...basics, options: sameFor(asked.options, optionWords), unknown: pill.optional() });
}

function fieldWords({ input }: PieceField) {
	const basics = { label, hint: hint.optional() };
	return input.type === "choice"
		? z.strictObject({ ...basics, options: sameFor(input.options, line(40)) })
		: z.strictObject(basics);
}

/** For use inside a sentence: "la date du dernier nettoyage". Questions without a short name are not mentioned. */
export const shortNames = z.strictObject(
	Object.fromEntries(
		kinds.map((kind) => {
			const names = questionsOf(kind).flatMap((asked) => [asked.name, ...fieldNames(asked)]);
			return [kind, z.strictObject(Object.fromEntries(names.map((name) => [name, line(60).optional()])))];
		}),
	),
) as unknown as z.ZodType<{ [K in Kind]: { [Name in OpenName<K>]?: string | undefined } }>;

/** The words of each assumption (app/model/estimate/assumptions.ts), with `{n}` for a number. */
export const assumptionWords = z.strictObject(
	Object.fromEntries(
		kinds.map((kind) => {
			const pieces = questionsOf(kind).filter(({ type }) => type === "pieces");
			const assumed = { ...assumedAnswers(kind), ...Object.fromEntries(pieces.map(({ name }) => [name, null])) };
			const texts = Object.entries(assumed).map(([name, value]) => {
				const isCounted = typeof value === "number" && value > 0;
				return [name, isCounted || name === "pieces" ? withBlanks("n") : line(60)];
			});
			return [kind, z.strictObject(Object.fromEntries(texts))];
		}),
	),
) as unknown as z.ZodType<{ [K in Kind]: Record<AssumedName<K>, string> }>;

type AssumedName<K extends Kind> =
	| (keyof (typeof assumptions)[K] & string)
	| Extract<QuestionOf<K>, { type: "pieces" }>["name"];

function fieldNames(asked: EstimateQuestion): string[] {
	if (asked.type !== "pieces") return [];
	return asked.fields.map(({ name, sideOf }) => sideOf ?? name);
}

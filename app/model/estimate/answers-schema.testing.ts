import { z } from "zod";
import { type EstimateQuestion, kinds, type PieceField, type PiecesQuestion, questionsOf } from "./questions.ts";

/** The answers that the engine accepts, derived from the table of questions. Answers read from a form must match it. */
export const answersSchema = z.strictObject({
	services: z.strictObject(
		Object.fromEntries(kinds.map((kind) => [kind, serviceSchema(questionsOf(kind)).optional()])),
	),
	promotionCode: z.string().trim().max(30).nullable(),
	untouched: z.array(z.string()).optional(),
});

function serviceSchema(questions: readonly EstimateQuestion[]) {
	return z.strictObject(Object.fromEntries(questions.map((question) => [question.name, answerSchema(question)])));
}

function answerSchema(question: EstimateQuestion): z.ZodType {
	switch (question.type) {
		case "choice":
			if (question.numeric) return z.union(question.options.map((option) => z.literal(Number(option)))).nullable();
			return choice(question.options);
		case "number":
			return z.int().min(question.min).max(question.max).nullable();
		case "several":
			return z.array(z.enum(question.options)).max(question.options.length).nullable();
		case "pieces":
			return z.array(pieceSchema(question)).min(1).max(question.most).nullable();
	}
}

function pieceSchema({ fields }: PiecesQuestion) {
	const sorts = fields.find(({ name }) => name === "piece")?.input;
	if (sorts?.type !== "choice") return row(fields);
	return z.union(
		sorts.options.map((sort) => {
			const asked = fields.filter(({ name, only }) => name !== "piece" && (!only || only.includes(sort)));
			return row(asked).extend({ piece: z.literal(sort) });
		}),
	);
}

function row(fields: readonly PieceField[]) {
	return z.strictObject(
		Object.fromEntries(
			fields.map((field) => [field.sideOf ?? field.name, field.sideOf ? area(field.sideOf, fields) : value(field)]),
		),
	);
}

function area(name: string, fields: readonly PieceField[]) {
	const ends = fields.flatMap(({ input, sideOf }) => (sideOf === name && input.type === "number" ? [input] : []));
	const product = (end: "min" | "max") => ends.reduce((size, side) => size * side[end], 1);
	return z.number().min(product("min")).max(product("max")).nullable();
}

function value({ input }: PieceField) {
	if (input.type === "choice") return choice(input.options);
	const number = z.int().min(input.min).max(input.max);
	return input.default === undefined ? number.nullable() : number;
}

function choice(options: readonly string[]) {
	return z.enum([...options, "unknown"]);
}

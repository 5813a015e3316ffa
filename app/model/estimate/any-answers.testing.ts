import fc from "fast-check";
import { z } from "zod";
import { prices } from "#content/prices.ts";
import { promotions } from "#content/promotions.ts";
import { priceListSchema } from "../editing/schemas/price-list-schema.ts";
import { type AnswersByKind, type AnswersOf, type AnyAnswer, answersFor } from "./answers.ts";
import { estimate } from "./engine/engine.ts";
import type { PriceList } from "./price-list.ts";
import type { Promotion } from "./promotion.ts";
import {
	type EstimateQuestion,
	type Kind,
	kinds,
	type PieceField,
	type PiecesQuestion,
	questionsOf,
} from "./questions.ts";

/** For the property tests (`*.laws.test.ts`) and `form.test.ts`: any answers of visitors and any promotions. */
export const noon = new Date("2026-11-15T17:00:00Z");

/** Answers to all nine kinds; each property test picks some of them. */
export const everything: fc.Arbitrary<AnswersByKind> = fc.record({
	"ventilation-ducts": anyAnswers("ventilation-ducts"),
	"dryer-ducts": anyAnswers("dryer-ducts"),
	"air-exchanger-ducts": anyAnswers("air-exchanger-ducts"),
	"oriental-rugs": anyAnswers("oriental-rugs"),
	"furniture-mattresses": anyAnswers("furniture-mattresses"),
	"house-cleaning": anyAnswers("house-cleaning"),
	"condo-building": anyAnswers("condo-building"),
	"factory-shop-office": anyAnswers("factory-shop-office"),
	"post-disaster": anyAnswers("post-disaster"),
});

/** Any answers to the questions of a service, including "I don't know"; `known` narrows some of them. */
export function anyAnswers<K extends Kind>(
	kind: K,
	known: { [Name in keyof AnswersOf<K>]?: fc.Arbitrary<AnswersOf<K>[Name]> } = {},
): fc.Arbitrary<AnswersOf<K>> {
	const answers = questionsOf(kind).map((question) => [question.name, anyAnswer(question)]);
	// As in `answerEach`: a loop over the table loses which question has which answer.
	return fc.record({ ...Object.fromEntries(answers), ...known }) as fc.Arbitrary<AnswersOf<K>>;
}

function anyAnswer(question: EstimateQuestion): fc.Arbitrary<AnyAnswer> {
	switch (question.type) {
		case "choice":
			return question.numeric
				? fc.option(fc.constantFrom(...question.options.map(Number)))
				: fc.constantFrom(...question.options, "unknown");
		case "number":
			return fc.option(fc.integer({ min: question.min, max: question.max }));
		case "several":
			return fc.option(fc.subarray([...question.options]));
		case "pieces":
			return fc.array(anyPiece(question), { minLength: 1, maxLength: 4 });
	}
}

type AnyPiece = Readonly<Record<string, string | number | null>>;

function anyPiece({ fields }: PiecesQuestion): fc.Arbitrary<AnyPiece> {
	const sorts = fields.find(({ name }) => name === "piece")?.input;
	if (sorts?.type !== "choice") return anyRow(fields);
	return fc.oneof(
		...sorts.options.map((sort) => {
			const asked = fields.filter(({ name, only }) => name !== "piece" && (!only || only.includes(sort)));
			return anyRow(asked).map((row) => ({ ...row, piece: sort }));
		}),
	);
}

function anyRow(fields: readonly PieceField[]): fc.Arbitrary<AnyPiece> {
	return fc.record(Object.fromEntries(fields.map((field) => [field.sideOf ?? field.name, anyValue(field)])));
}

/** Generates the area of a rug in the range of its last side, as if the other side were one foot. */
function anyValue({ input }: PieceField): fc.Arbitrary<string | number | null> {
	if (input.type === "choice") return fc.constantFrom(...input.options, "unknown");
	const number = fc.integer({ min: input.min, max: input.max });
	return input.default === undefined ? fc.option(number) : number;
}

const anyPromotion: fc.Arbitrary<Promotion> = fc.record({
	code: fc.constant("ANY"),
	amount: fc.oneof(
		fc.record({ kind: fc.constant("fixed" as const), cents: fc.integer({ min: 0, max: 5_000_00 }) }),
		fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: 0, max: 100 }) }),
	),
	starts: fc.constant("2026-01-01"),
	ends: fc.constant("2026-12-31"),
	services: fc.subarray([...kinds], { minLength: 1, maxLength: 3 }),
	words: fc.constant({
		fr: { name: "", title: "", summary: "", conditions: [] },
		en: { name: "", title: "", summary: "", conditions: [] },
	}),
});
export const offers = anyPromotion.map((promotion) => [promotion, ...promotions]);
export const code = fc.constantFrom(null, "ANY", "DUO-AUTOMNE", "TAPIS-10", "GRAND-AIR", "NOPE");
export const someKinds = fc.subarray([...kinds]);

/** Any price list that the office accepts, with amounts up to 200 $: larger ones only make failures harder to read. */
export const anyPrices = anyFieldOf(priceListSchema) as fc.Arbitrary<PriceList>;

function anyFieldOf(schema: unknown): fc.Arbitrary<unknown> {
	if (schema instanceof z.ZodLiteral) return fc.constant(schema.value);
	if (schema instanceof z.ZodString) return fc.constant(prices.version);
	if (schema instanceof z.ZodArray) return fc.constant(prices.condo.floors);
	if (schema instanceof z.ZodNumber) {
		return fc.integer({ min: Number(schema.minValue), max: Math.min(Number(schema.maxValue), 200_00) });
	}
	if (!(schema instanceof z.ZodObject)) throw new Error("The price list has a new sort of field");
	const { low, high, ...others } = schema.shape;
	if (!low)
		return fc.record(Object.fromEntries(Object.entries(others).map(([name, field]) => [name, anyFieldOf(field)])));
	return fc.tuple(anyFieldOf(low), anyFieldOf(high)).map((ends) => {
		const [one, other] = ends.map(Number) as [number, number];
		return { low: Math.min(one, other), high: Math.max(one, other) };
	});
}

export function price(
	all: AnswersByKind,
	of: readonly Kind[],
	promotionCode: string | null = null,
	list: readonly Promotion[] = promotions,
	priceList = prices,
) {
	const services = answersFor(of, (kind) => all[kind]);
	return estimate({ services, promotionCode }, priceList, list, noon);
}

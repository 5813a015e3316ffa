import { expectTypeOf } from "vitest";
import {
	type AnswersByKind,
	type AnswersOf,
	type AnswerTo,
	answerEach,
	answersFor,
	type FurniturePiece,
	nothingKnown,
	type QuestionOf,
	type Rug,
	startingAnswers,
} from "./answers.ts";
import type { EstimateQuestion, Kind } from "./questions.ts";
import type { EstimateFlowWords } from "./words.ts";

/** Compiled by `npm run check` and never run: `tsc` fails when a line below `@ts-expect-error` compiles. */

type Stains = "none" | "stains" | "urine" | "unknown";

export function answers(): void {
	expectTypeOf<keyof AnswersByKind>().toEqualTypeOf<Kind>();
	expectTypeOf<AnswersOf<"condo-building">>().toEqualTypeOf<{
		units: number | null;
		floors: number | null;
		commonDucts: "no" | "yes" | "unknown";
		parkingArea: number | null;
	}>();
	// A default fills an untouched field; "I don't know" (null) is still possible.
	expectTypeOf<AnswersOf<"house-cleaning">["stairs"]>().toEqualTypeOf<number | null>();
	// A numeric choice, and a list that may be empty.
	expectTypeOf<AnswersOf<"ventilation-ducts">["floors"]>().toEqualTypeOf<number | null>();
	expectTypeOf<AnswersOf<"house-cleaning">["extras"]>().toEqualTypeOf<
		readonly ("oven" | "fridge" | "windows")[] | null
	>();
}

export function pieces(): void {
	// The form asks for two sides; the answers store only their area.
	expectTypeOf<keyof Rug>().toEqualTypeOf<"area" | "fibre" | "stains">();
	expectTypeOf<Rug["area"]>().toEqualTypeOf<number | null>();
	// Each sort of piece has its own fields, and a field with a default is never null.
	expectTypeOf<Extract<FurniturePiece, { piece: "mattress" }>>().toEqualTypeOf<{
		piece: "mattress";
		count: number;
		size: "single" | "double" | "queen" | "king" | "unknown";
		stains: Stains;
	}>();
	expectTypeOf<Extract<FurniturePiece, { piece: "carpet" }>>().toEqualTypeOf<{
		piece: "carpet";
		area: number | null;
	}>();
}

/** The names of questions without a type of answer, of all services. */
type Unanswerable = {
	[K in Kind]: {
		[Question in QuestionOf<K> as Question["name"]]: [AnswerTo<Question>] extends [never] ? Question : never;
	};
}[Kind];

export function everyQuestion(): void {
	expectTypeOf<Unanswerable[keyof Unanswerable]>().toBeNever();
	// @ts-expect-error: a new type of question needs a type of answer in `AnswerTo`.
	expectTypeOf<AnswerTo<{ type: "date"; name: "day" }>>().not.toBeNever();
}

export function building(): void {
	expectTypeOf(startingAnswers("dryer-ducts")).toEqualTypeOf<AnswersOf<"dryer-ducts">>();
	answersFor(["dryer-ducts"], nothingKnown);
	answerEach("dryer-ducts", () => "unknown");
	// @ts-expect-error: no question has such an answer.
	answerEach("dryer-ducts", (question: EstimateQuestion) => ({ name: question.name }));
	// @ts-expect-error: the same answers do not fit every service.
	answersFor(["dryer-ducts"], () => nothingKnown("dryer-ducts"));
}

export function words({ questions, panel }: EstimateFlowWords): void {
	const { nest, ...others } = questions["dryer-ducts"];
	const { yes, ...oneOption } = nest.options;
	const complete: EstimateFlowWords["questions"]["dryer-ducts"] = { ...others, nest };
	// @ts-expect-error: a question without words.
	const forgotten: typeof complete = others;
	// @ts-expect-error: an option without words.
	const half: typeof complete = { ...others, nest: { ...nest, options: oneOption } };
	// @ts-expect-error: words for a question that the table does not have.
	const unknown: typeof complete = { ...complete, stairs: { label: "" } };
	// @ts-expect-error: the short name of a question that the table does not have.
	const unnamed: typeof panel.openQuestions = { ...panel.openQuestions, "dryer-ducts": { stairs: "" } };
	expectTypeOf([forgotten, half, unknown, unnamed, yes]).toBeArray();
}

import { withoutThousands } from "../text/thousands.ts";
import { type Answers, type AnyAnswer, answerEach, answersFor, startingAnswer } from "./answers.ts";
import { assumedAnswers } from "./assumptions.ts";
import { fieldsOf, pieceKeys, piecesOf, rowName, sortOf, sortsOf, withoutForeignFields } from "./pieces-form.ts";
import { type EstimateQuestion, type Kind, kinds, type PiecesQuestion, questionsOf } from "./questions.ts";

/** Form values as typed, by field name. */
export type Values = Readonly<Record<string, string>>;

/** The accepted range of each rejected number, by field name. */
export type NumberErrors = Readonly<Errors>;

type Errors = Record<string, { min: number; max: number }>;

export interface ReadAnswers {
	answers: Answers;
	errors: NumberErrors;
}

const longestValue = 20;
const keyPattern = /^[a-z0-9]{1,8}$/;

/** Field names: `kind.question`, `kind.question.unknown`, `kind.extras.oven`, `kind.pieces.<key>.width`. */
export function fieldName(...parts: readonly string[]): string {
	return parts.join(".");
}

/**
 * Keeps only fields that the table has for these services and for the sort of each piece, each cut to `longestValue`.
 * In a list to tick, a choice wins over "none of these" and "I don't know".
 */
export function detailValues(form: FormData, kinds: readonly Kind[]): Values {
	const values: Record<string, string> = {};
	const fields = new Map(
		kinds.flatMap((kind) => questionsOf(kind).map((question) => [`${kind}.${question.name}`, question])),
	);
	for (const [name, value] of form) {
		const [kind = "", question = "", ...rest] = name.split(".");
		const asked = fields.get(`${kind}.${question}`);
		if (asked && typeof value === "string" && value !== "" && isField(asked, rest)) {
			values[name] = value.slice(0, longestValue);
		}
	}
	return kinds.reduce(consistent, values);
}

function consistent(values: Values, kind: Kind): Values {
	return questionsOf(kind).reduce((kept, question) => {
		if (question.type === "pieces") return withoutForeignFields(kind, kept);
		const name = fieldName(kind, question.name);
		if (question.type !== "several" || !question.options.some((option) => kept[fieldName(name, option)])) return kept;
		const { [fieldName(name, "none")]: _none, [fieldName(name, "unknown")]: _unknown, ...chosen } = kept;
		return chosen;
	}, values);
}

function isField(question: EstimateQuestion, rest: readonly string[]): boolean {
	const [first, second, ...more] = rest;
	if (question.type === "pieces") {
		return (
			keyPattern.test(first ?? "") &&
			more.length === 0 &&
			(second === "row" || second === "removed" || question.fields.some(({ name }) => name === second))
		);
	}
	if (first === undefined) return question.type !== "several";
	if (second !== undefined) return false;
	if (question.type === "several") return [...question.options, "none", "unknown"].includes(first);
	return question.type === "number" && first === "unknown";
}

/** Empty, unknown and wrong answers count as unknown: the price range gets wider, but it always shows. */
export function readAnswers(kinds: readonly Kind[], values: Values, promotionCode: string | null): ReadAnswers {
	const errors: Errors = {};
	const services = answersFor(kinds, (kind) =>
		answerEach(kind, (question) => {
			// Errors of a hidden field are dropped: the visitor could not correct them.
			const isShown =
				question.type !== "number" ||
				!question.insteadOf ||
				Boolean(values[fieldName(kind, question.insteadOf, "unknown")]);
			return readQuestion(kind, question, values, isShown ? errors : {});
		}),
	);
	return { answers: { services, promotionCode, untouched: untouchedIn(kinds, values) }, errors };
}

/** Questions with an assumption and without a value in the form, "I don't know" included. */
function untouchedIn(kinds: readonly Kind[], values: Values): string[] {
	const touched = Object.entries(values).flatMap(([name, value]) => (value.trim() === "" ? [] : name));
	return kinds
		.flatMap((kind) => Object.keys(assumedAnswers(kind)).map((question) => fieldName(kind, question)))
		.filter((question) => !touched.some((name) => name === question || name.startsWith(`${question}.`)));
}

function readQuestion(kind: Kind, question: EstimateQuestion, values: Values, errors: Errors): AnyAnswer {
	const name = fieldName(kind, question.name);
	const value = values[name];
	switch (question.type) {
		case "choice": {
			const known = value !== undefined && question.options.includes(value);
			if (question.numeric) return known ? Number(value) : null;
			return known ? value : "unknown";
		}
		case "number":
			if (values[`${name}.unknown`]) return null;
			return isEmpty(value) ? startingAnswer(question) : readNumber(name, value, question, errors);
		case "several": {
			const chosen = question.options.filter((option) => values[fieldName(name, option)]);
			return chosen.length > 0 || values[`${name}.none`] ? chosen : null;
		}
		case "pieces":
			return readPieces(kind, question, values, errors);
	}
}

export type Piece = Readonly<Record<string, string | number | null>>;

/** Where pieces have no sorts, a single empty row counts as no answer. */
function readPieces(kind: Kind, question: PiecesQuestion, values: Values, errors: Errors): Piece[] | null {
	const pieces = pieceKeys(kind, values).map((key) => readPiece(kind, key, values, errors));
	const isBegun =
		sortsOf(question).length > 0 || pieces.length > 1 || pieces.some((row) => Object.values(row).some(isKnown));
	return isBegun && pieces.length > 0 ? pieces : null;
}

/** One row of a list of pieces, with the fields of its sort. */
export function readPiece(kind: Kind, key: string, values: Values, errors: Errors = {}): Piece {
	const piece: Record<string, string | number | null> = {};
	for (const { name, input, sideOf } of fieldsOf(piecesOf(kind), sortOf(kind, key, values))) {
		const field = fieldName(rowName(kind, key), name);
		const value = values[field];
		if (input.type === "choice") piece[name] = value !== undefined && input.options.includes(value) ? value : "unknown";
		else {
			const number = readNumber(field, value, input, errors) ?? input.default ?? null;
			piece[sideOf ?? name] = sideOf !== undefined && sideOf in piece ? product(piece[sideOf], number) : number;
		}
	}
	return piece;
}

export function isKnown(answer: string | number | null): boolean {
	return answer !== null && answer !== "unknown";
}

/** Rounded to a hundredth of a square foot; null while a side is missing. */
function product(one: string | number | null | undefined, other: number | null): number | null {
	return typeof one === "number" && other !== null ? Math.round(one * other * 100) / 100 : null;
}

function isEmpty(value: string | undefined): value is undefined {
	return value === undefined || value.trim() === "";
}

function readNumber(
	name: string,
	value: string | undefined,
	{ min, max, decimals }: { min: number; max: number; decimals?: true },
	errors: Errors,
): number | null {
	if (isEmpty(value)) return null;
	const typed = value.replace(/\s/g, "");
	// No field with decimals reaches a thousand: a rug of 5,125 feet is little wider than five.
	const text = (decimals ? typed : withoutThousands(typed)).replace(",", ".");
	const number = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
	const usable = decimals ? number : Math.round(number);
	if (usable >= min && usable <= max) return usable;
	errors[name] = { min, max };
	return null;
}

/** The umbrella service of all ducts preselects its largest part; visitors can add the other parts in the form. */
export function kindOfService(service: string): Kind | null {
	const name = service === "duct-cleaning" ? "ventilation-ducts" : service;
	return kinds.find((kind) => kind === name) ?? null;
}

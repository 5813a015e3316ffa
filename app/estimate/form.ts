import {
	type Answers,
	type AnswersByKind,
	type FurniturePiece,
	type Kind,
	kinds,
	type Rug,
} from "../model/estimate-answers.ts";
import { type EstimateQuestion, type PiecesQuestion, pieceKinds, questionsOf } from "../model/estimate-questions.ts";

/** What a form had, by the name of the field, as it was typed. */
export type Values = Readonly<Record<string, string>>;

/** The numbers that cannot be right, by the name of the field, with what would be. */
export type NumberErrors = Readonly<Record<string, { min: number; max: number }>>;

export interface ReadAnswers {
	answers: Answers;
	errors: NumberErrors;
}

const longestValue = 20;
const keyPattern = /^[a-z0-9]{1,8}$/;

/** Names of fields: `kind.question`, `kind.question.unknown`, `kind.extras.oven`, `kind.pieces.<key>.width`. */
export function fieldName(...parts: readonly string[]): string {
	return parts.join(".");
}

/** Only fields of the table, only of these services, only so long: the rest of a form is not ours. */
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
	return values;
}

function isField(question: EstimateQuestion, rest: readonly string[]): boolean {
	const [first, second, ...more] = rest;
	if (question.type === "pieces") {
		return (
			keyPattern.test(first ?? "") &&
			more.length === 0 &&
			(second === "row" || question.fields.some(({ name }) => name === second))
		);
	}
	if (first === undefined) return question.type !== "several";
	if (second !== undefined) return false;
	if (question.type === "several") return [...question.options, "none", "unknown"].includes(first);
	return question.type === "number" && first === "unknown";
}

/** The rows of a list of pieces, in their order. There is always one to fill in. */
export function pieceKeys(kind: Kind, values: Values): readonly string[] {
	const prefix = `${kind}.pieces.`;
	const keys = Object.keys(values).flatMap((name) => (name.startsWith(prefix) ? (name.split(".")[2] ?? []) : []));
	const unique = [...new Set(keys)].slice(0, 30);
	return unique.length > 0 ? unique : ["a"];
}

/** A key that no row has yet. */
export function newPieceKey(keys: readonly string[]): string {
	for (let n = keys.length + 1; ; n++) {
		const key = n.toString(36);
		if (!keys.includes(key)) return key;
	}
}

/** What is empty, unknown or wrong stays open: the range is wider for it, and never refuses to show. */
export function readAnswers(kinds: readonly Kind[], values: Values, promotionCode: string | null): ReadAnswers {
	const errors: Record<string, { min: number; max: number }> = {};
	const services = Object.fromEntries(
		kinds.map((kind) => [kind, readService(kind, values, errors)]),
	) as Answers["services"];
	return { answers: { services, promotionCode }, errors };
}

function readService(
	kind: Kind,
	values: Values,
	errors: Record<string, { min: number; max: number }>,
): AnswersByKind[Kind] {
	const answers: Record<string, unknown> = {};
	for (const question of questionsOf(kind)) {
		// What is not asked is not shown: nobody could correct it.
		const asked =
			question.type !== "number" ||
			!question.insteadOf ||
			Boolean(values[fieldName(kind, question.insteadOf, "unknown")]);
		answers[question.name] = readQuestion(kind, question, values, asked ? errors : {});
	}
	return answers as unknown as AnswersByKind[Kind];
}

function readQuestion(
	kind: Kind,
	question: EstimateQuestion,
	values: Values,
	errors: Record<string, { min: number; max: number }>,
): unknown {
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
			return readNumber(name, value, question, errors);
		case "several": {
			const chosen = question.options.filter((option) => values[fieldName(name, option)]);
			return chosen.length > 0 || values[`${name}.none`] ? chosen : null;
		}
		case "pieces":
			return readPieces(kind, question, values, errors);
	}
}

function readPieces(
	kind: Kind,
	question: PiecesQuestion,
	values: Values,
	errors: Record<string, { min: number; max: number }>,
): readonly unknown[] | null {
	const rows = pieceKeys(kind, values).map((key) => {
		const row: Record<string, string | number | null> = {};
		for (const { name, input, only } of question.fields) {
			if (only && !only.includes(String(row.piece))) continue;
			const field = fieldName(kind, question.name, key, name);
			const value = values[field];
			if (input.type === "number") row[name] = readNumber(field, value, input, errors);
			else row[name] = value !== undefined && input.options.includes(value) ? value : "unknown";
		}
		return row;
	});
	const pieces: unknown[] = kind === "oriental-rugs" ? readRugs(rows) : rows.flatMap(readFurniture);
	return pieces.length > 0 ? pieces : null;
}

type Row = Readonly<Record<string, string | number | null>>;

/** One empty row is a list that was not begun. */
function readRugs(rows: readonly Row[]): Rug[] {
	const rugs = rows.map(({ width, length, fibre, stains }) => ({
		area: typeof width === "number" && typeof length === "number" ? Math.round(width * length * 100) / 100 : null,
		fibre,
		stains,
	})) as Rug[];
	const begun = ({ area, fibre, stains }: Rug) => area !== null || fibre !== "unknown" || stains !== "unknown";
	return rugs.length > 1 || rugs.some(begun) ? rugs : [];
}

/** Each kind of piece has its own questions; a row without a piece says nothing. */
function readFurniture(row: Row): FurniturePiece[] {
	const { piece, fabric, stains, seats, size, area } = row;
	const count = row.count ?? 1;
	if (!pieceKinds.some((known) => known === piece)) return [];
	if (piece === "carpet") return [{ piece, area: area as number | null }];
	if (piece === "mattress") return [{ piece, count, size, stains } as FurniturePiece];
	if (piece === "sofa") return [{ piece, count, seats, fabric, stains } as FurniturePiece];
	return [{ piece, count, fabric, stains } as FurniturePiece];
}

function readNumber(
	name: string,
	value: string | undefined,
	{ min, max, decimals }: { min: number; max: number; decimals?: true },
	errors: Record<string, { min: number; max: number }>,
): number | null {
	if (value === undefined || value.trim() === "") return null;
	const text = value.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".");
	const number = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
	const usable = decimals ? number : Math.round(number);
	if (usable >= min && usable <= max) return usable;
	errors[name] = { min, max };
	return null;
}

/** The umbrella page of all ducts leads to its largest part; the others are one tick away. */
export function kindOfService(service: string): Kind | null {
	const name = service === "duct-cleaning" ? "ventilation-ducts" : service;
	return kinds.find((kind) => kind === name) ?? null;
}

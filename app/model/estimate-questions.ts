import { choices, type Kind } from "./estimate-answers.ts";

/**
 * What is asked of each service, only what moves the price or the time. The form, its reading and its words follow this
 * table. Every question may stay open: "I don't know" is an answer.
 */
export type EstimateQuestion = ChoiceQuestion | NumberQuestion | SeveralQuestion | PiecesQuestion;

export interface ChoiceQuestion {
	type: "choice";
	name: string;
	options: readonly string[];
	/** With drawings. */
	cards?: true;
	/** The answer is a number: three floors. */
	numeric?: true;
}

export interface NumberQuestion {
	type: "number";
	name: string;
	min: number;
	max: number;
	/** What the field starts from when the buttons are used. */
	start: number;
	unit?: "square-feet";
	/** Asked only while this other question is open. */
	insteadOf?: string;
}

export interface SeveralQuestion {
	type: "several";
	name: string;
	options: readonly string[];
}

/** A list that the visitor makes longer: each piece has questions of its own. */
export interface PiecesQuestion {
	type: "pieces";
	name: "pieces";
	most: number;
	fields: readonly PieceField[];
}

export interface PieceField {
	name: string;
	input: { type: "choice"; options: readonly string[] } | { type: "number"; min: number; max: number; decimals?: true };
	/** Only for these pieces. */
	only?: readonly string[];
}

const stains = { name: "stains", input: { type: "choice", options: choices.stains } } as const;
const textiles = [...choices.seatedPiece, "mattress"] as const;

export const pieceKinds = [...choices.seatedPiece, "mattress", "carpet"] as const;

export const questions = {
	"ventilation-ducts": [
		{ type: "choice", name: "home", options: choices.home, cards: true },
		{ type: "choice", name: "floors", options: ["1", "2", "3"], numeric: true },
		{ type: "number", name: "vents", min: 1, max: 200, start: 10 },
		{ type: "number", name: "area", min: 100, max: 20_000, start: 1_200, unit: "square-feet", insteadOf: "vents" },
		{ type: "choice", name: "heating", options: choices.heating },
		{ type: "choice", name: "lastCleaning", options: choices.lastCleaning },
	],
	"dryer-ducts": [
		{ type: "choice", name: "exit", options: choices.exit },
		{ type: "choice", name: "length", options: choices.ductLength },
		{ type: "choice", name: "nest", options: choices.yesNo },
	],
	"air-exchanger-ducts": [
		{ type: "choice", name: "brand", options: ["known"] },
		{ type: "choice", name: "filters", options: choices.filters },
	],
	"oriental-rugs": [
		{
			type: "pieces",
			name: "pieces",
			most: 30,
			fields: [
				{ name: "width", input: { type: "number", min: 1, max: 40, decimals: true } },
				{ name: "length", input: { type: "number", min: 1, max: 50, decimals: true } },
				{ name: "fibre", input: { type: "choice", options: choices.fibre } },
				stains,
			],
		},
		{ type: "choice", name: "place", options: choices.rugPlace },
	],
	"furniture-mattresses": [
		{
			type: "pieces",
			name: "pieces",
			most: 30,
			fields: [
				{ name: "piece", input: { type: "choice", options: pieceKinds } },
				{ name: "count", input: { type: "number", min: 1, max: 50 }, only: textiles },
				{ name: "seats", input: { type: "number", min: 1, max: 20 }, only: ["sofa"] },
				{ name: "size", input: { type: "choice", options: choices.mattressSize }, only: ["mattress"] },
				{ name: "area", input: { type: "number", min: 10, max: 20_000 }, only: ["carpet"] },
				{ name: "fabric", input: { type: "choice", options: choices.fabric }, only: choices.seatedPiece },
				{ ...stains, only: textiles },
			],
		},
	],
	"house-cleaning": [
		{ type: "choice", name: "purpose", options: choices.purpose },
		{ type: "number", name: "area", min: 100, max: 20_000, start: 1_000, unit: "square-feet" },
		{ type: "number", name: "rooms", min: 1, max: 50, start: 4 },
		{ type: "number", name: "bathrooms", min: 0, max: 20, start: 1 },
		{ type: "choice", name: "condition", options: choices.condition },
		{ type: "choice", name: "pets", options: choices.yesNo },
		{ type: "several", name: "extras", options: choices.extra },
	],
	"condo-building": [
		{ type: "number", name: "units", min: 1, max: 2_000, start: 12 },
		{ type: "number", name: "floors", min: 1, max: 80, start: 3 },
		{ type: "choice", name: "commonDucts", options: choices.yesNo },
		{ type: "number", name: "parkingArea", min: 0, max: 500_000, start: 3_000, unit: "square-feet" },
	],
	"factory-shop-office": [
		{ type: "choice", name: "sector", options: choices.sector },
		{ type: "number", name: "area", min: 100, max: 1_000_000, start: 2_000, unit: "square-feet" },
		{ type: "choice", name: "workTime", options: choices.workTime },
	],
	"post-disaster": [
		{ type: "choice", name: "cause", options: choices.disaster },
		{ type: "choice", name: "since", options: choices.disasterTime },
		{ type: "number", name: "area", min: 10, max: 1_000_000, start: 200, unit: "square-feet" },
	],
} as const satisfies Readonly<Record<Kind, readonly EstimateQuestion[]>>;

export function questionsOf(kind: Kind): readonly EstimateQuestion[] {
	return questions[kind];
}

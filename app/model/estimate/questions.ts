export const kinds = [
	"ventilation-ducts",
	"dryer-ducts",
	"air-exchanger-ducts",
	"oriental-rugs",
	"furniture-mattresses",
	"house-cleaning",
	"condo-building",
	"factory-shop-office",
	"post-disaster",
] as const;

export type Kind = (typeof kinds)[number];

/** The options of choices, by name, shared by the questions, the price list and the tests. */
export const choices = {
	home: ["house", "semi-detached", "plex", "condo"],
	heating: ["electric-furnace", "gas-or-oil", "heat-pump", "baseboards"],
	lastCleaning: ["under-3-years", "3-to-10-years", "over-10-years"],
	ductLength: ["under-5-m", "5-to-10-m", "over-10-m"],
	exit: ["wall", "roof"],
	yesNo: ["no", "yes"],
	filters: ["disposable", "washable"],
	fibre: ["synthetic", "wool", "silk", "viscose", "cotton", "plant"],
	stains: ["none", "stains", "urine"],
	rugPlace: ["workshop", "home"],
	fabric: ["w", "ws", "s", "x", "delicate"],
	seatedPiece: ["sofa", "armchair", "chair", "ottoman"],
	mattressSize: ["single", "double", "queen", "king"],
	condition: ["tidy", "ordinary", "neglected"],
	purpose: ["one-time", "before-a-move", "after-works"],
	extra: ["oven", "fridge", "windows"],
	sector: ["office", "shop", "restaurant", "clinic-daycare", "workshop-factory"],
	workTime: ["day", "evening", "weekend", "night"],
	disaster: ["water", "fire", "mould", "sewage"],
	disasterTime: ["under-24-hours", "under-a-week", "older"],
} as const;

export type Choice<Name extends keyof typeof choices> = (typeof choices)[Name][number];
/** Every question accepts "I don't know": "unknown" for a choice, null for numbers and lists. */
export type EstimateQuestion = ChoiceQuestion | NumberQuestion | SeveralQuestion | PiecesQuestion;

export interface ChoiceQuestion {
	type: "choice";
	name: string;
	options: readonly string[];
	/** Shows the options as cards with drawings. */
	cards?: true;
	/** The answer is a number, such as the number of floors. */
	numeric?: true;
}

export interface NumberQuestion {
	type: "number";
	name: string;
	min: number;
	max: number;
	/** The value of an empty field when the buttons are first used. */
	start: number;
	/** The answer of an untouched field, where most visitors need none. Without it: "I don't know". */
	default?: number;
	unit?: "square-feet";
	/** Asked only while the answer to this other question is unknown. */
	insteadOf?: string;
}

export interface SeveralQuestion {
	type: "several";
	name: string;
	options: readonly string[];
}

/** A list to which the visitor adds pieces, each with its own questions. */
export interface PiecesQuestion {
	type: "pieces";
	name: "pieces";
	most: number;
	fields: readonly PieceField[];
}

export interface PieceField {
	name: string;
	input: { type: "choice"; options: readonly string[] } | PieceNumber;
	/** The sorts of pieces that have this field; without it, all of them. */
	only?: readonly string[];
	/** This field is one of two sides; the answers store their product under this name. */
	sideOf?: string;
}

export interface PieceNumber {
	type: "number";
	min: number;
	max: number;
	decimals?: true;
	/** The value of an empty field when the buttons are first used. */
	start?: number;
	/** The answer of an empty field. Without it: "I don't know". */
	default?: number;
}

const stains = { name: "stains", input: { type: "choice", options: choices.stains } } as const;
const textiles = [...choices.seatedPiece, "mattress"] as const;

const pieceKinds = [...textiles, "carpet"] as const;

/** Only questions that change price or time. Types, forms and texts derive from it (docs/adding-a-question.md). */
export const questions = {
	"ventilation-ducts": [
		{ type: "choice", name: "home", options: choices.home, cards: true },
		// Basement included; 3 means three or more.
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
		// Whether the visitor knows the brand. If not, the crew uses the most careful method.
		{ type: "choice", name: "brand", options: ["known"] },
		{ type: "choice", name: "filters", options: choices.filters },
	],
	"oriental-rugs": [
		{
			type: "pieces",
			name: "pieces",
			most: 30,
			fields: [
				// Without the fringes: 5 ft by 8 ft is 40.
				{ name: "width", input: { type: "number", min: 1, max: 40, decimals: true }, sideOf: "area" },
				{ name: "length", input: { type: "number", min: 1, max: 50, decimals: true }, sideOf: "area" },
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
				{ name: "count", input: { type: "number", min: 1, max: 50, default: 1 }, only: textiles },
				{ name: "seats", input: { type: "number", min: 1, max: 20, start: 3 }, only: ["sofa"] },
				{ name: "size", input: { type: "choice", options: choices.mattressSize }, only: ["mattress"] },
				// Wall-to-wall carpet: priced from photos.
				{ name: "area", input: { type: "number", min: 10, max: 20_000 }, only: ["carpet"] },
				{ name: "fabric", input: { type: "choice", options: choices.fabric }, only: choices.seatedPiece },
				{ ...stains, only: textiles },
			],
		},
	],
	"house-cleaning": [
		{ type: "choice", name: "purpose", options: choices.purpose },
		{ type: "number", name: "area", min: 100, max: 20_000, start: 1_000, unit: "square-feet" },
		// Kitchen, living room and bedrooms; bathrooms are counted apart.
		{ type: "number", name: "rooms", min: 1, max: 50, start: 4 },
		{ type: "number", name: "bathrooms", min: 0, max: 20, start: 1 },
		// Flights to clean. Most homes have none, hence the default of 0.
		{ type: "number", name: "stairs", min: 0, max: 20, start: 1, default: 0 },
		{ type: "choice", name: "condition", options: choices.condition },
		{ type: "choice", name: "pets", options: choices.yesNo },
		{ type: "several", name: "extras", options: choices.extra },
	],
	"condo-building": [
		{ type: "number", name: "units", min: 1, max: 2_000, start: 12 },
		{ type: "number", name: "floors", min: 1, max: 80, start: 3 },
		{ type: "choice", name: "commonDucts", options: choices.yesNo },
		// The garage to sweep and wash; 0 means none.
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

import type { Answers, AnswersByKind } from "./answers.ts";
import { includedVents } from "./engine/price-vents.ts";
import type { Kind } from "./questions.ts";

/**
 * What the published prices of the service cards stand for. The engine uses these answers for questions that the visitor
 * has not touched, so that the first range is the sum of the cards and what `advertised.ts` advertises; "I don't know" still
 * gives the wider range. The words beside the range are `panel.assumptions`.
 */
export const assumptions = {
	"ventilation-ducts": { vents: includedVents },
	"dryer-ducts": { exit: "wall" },
	"air-exchanger-ducts": {},
	"oriental-rugs": {},
	"furniture-mattresses": {},
	"house-cleaning": {
		area: 1_000,
		rooms: 4,
		bathrooms: 1,
		condition: "ordinary",
		purpose: "one-time",
		pets: "no",
		extras: [],
	},
	"condo-building": { units: 12, parkingArea: 0 },
	"factory-shop-office": { area: 2_000 },
	"post-disaster": {},
} as const satisfies { readonly [K in Kind]: Partial<AnswersByKind[K]> };

/** Priced until the visitor adds a piece: a wool rug of 5 ft by 8 ft, or a three-seat sofa. Each is worth a visit alone. */
export const assumedRug = { area: 40, fibre: "wool" } as const;
export const assumedPiece = { piece: "sofa", count: 1, seats: 3, fabric: "unknown", stains: "unknown" } as const;

export function assumedAnswers(kind: Kind): Readonly<Record<string, unknown>> {
	return assumptions[kind];
}

/** What the words `panel.assumptions` say of a question: the answer, or the size of the assumed piece. */
export function assumedAnswer(kind: Kind, question: string): unknown {
	if (question !== "pieces") return assumptions[kind]?.[question as never];
	return kind === "oriental-rugs" ? assumedRug.area : assumedPiece.seats;
}

/** The answers with assumptions in place of untouched questions, and the names of these questions. */
export function withAssumptions<K extends Kind>(
	kind: K,
	answers: AnswersByKind[K],
	untouched: Answers["untouched"] = [],
): { answers: AnswersByKind[K]; assumed: string[] } {
	const assumed = Object.entries(assumptions[kind]).filter(([question]) => untouched.includes(`${kind}.${question}`));
	return { answers: { ...answers, ...Object.fromEntries(assumed) }, assumed: assumed.map(([question]) => question) };
}

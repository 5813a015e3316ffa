import type { Locale } from "#app/locale/locales.ts";
import { answersFor, nothingKnown } from "./answers.ts";
import { estimate } from "./engine/engine.ts";
import { sum } from "./engine/range.ts";
import { isKnown, type Piece } from "./form.ts";
import type { Kind } from "./questions.ts";
import type { LiveEstimate } from "./step-content.ts";
import { describeEstimate, type LineText } from "./text.ts";

/**
 * The price of one piece by itself, in words, without the minimums of the order and of the visit. None while nothing about
 * it is known: the panel then has the price of the assumed piece.
 */
export function describePiece(
	kind: Kind,
	piece: Piece,
	{ prices, words }: Pick<LiveEstimate, "prices" | "words">,
	locale: Locale,
): LineText | null {
	if (!Object.values(piece).some(isKnown)) return null;
	const services = answersFor([kind], (each) => ({ ...nothingKnown(each), pieces: [piece] }));
	const result = estimate({ services, promotionCode: null }, prices, [], new Date(0));
	const [first, ...others] = result.lines.filter((line) => line.kind === kind && !line.code.endsWith("minimum"));
	if (!first) return null;
	const range = first.range && sum([first, ...others].flatMap((line) => line.range ?? []));
	return describeEstimate({ ...result, lines: [{ ...first, range }] }, words, [], locale).lines[0] ?? null;
}

import type { AnswersOf, FurniturePiece } from "../answers.ts";
import { assumedPiece } from "../assumptions.ts";
import type { PriceList } from "../price-list.ts";
import type { Caveat, Line, Priced } from "../result.ts";
import { between, chosen, hull, lean, type Range, span, sum, times, zero } from "./range.ts";
import { unknownAnswers } from "./unknown-answers.ts";

const kind = "furniture-mattresses";

export function priceFurniture({ pieces }: AnswersOf<"furniture-mattresses">, prices: PriceList): Priced {
	if (!pieces?.length) {
		return {
			lines: [pieceLine(assumedPiece, prices)],
			minutes: pieceMinutes(assumedPiece, prices),
			caveats: [`assumed:${kind}.pieces`],
		};
	}
	return {
		lines: pieces.map((piece) => pieceLine(piece, prices)),
		minutes: sum(pieces.map((piece) => pieceMinutes(piece, prices))),
		caveats: pieces.flatMap(pieceCaveats),
	};
}

function pieceLine(piece: FurniturePiece, prices: PriceList): Line {
	const { piece: code, ...facts } = piece;
	const one = priceOfOne(piece, prices);
	return { kind, code, range: one && "count" in piece ? times(one, piece.count) : null, facts };
}

/** Null for wall-to-wall carpet, priced from photos, and for leather, suede and silk, which we do not clean. */
function priceOfOne(piece: FurniturePiece, { ranges, furniture, stains }: PriceList): Range | null {
	if (piece.piece === "carpet") return null;
	const spots = chosen(piece.stains, stains);
	if (piece.piece === "mattress") {
		const sizes = { ...furniture.mattress, queen: ranges.mattress };
		const candidates = piece.size === "unknown" ? Object.values(sizes) : [sizes[piece.size]];
		return hull(candidates.map((size) => lean(size, spots)));
	}
	if (piece.fabric === "delicate") return null;
	const fabric = chosen(piece.fabric, furniture.fabric);
	if (piece.piece === "sofa") {
		return between(span(piece.seats, furniture.plausible.seats), (seats) => {
			const otherSeats = Math.max(1, seats) - furniture.sofaSeats;
			const { low, high } = sum([ranges.sofa, times(furniture.seat, otherSeats)]);
			// Lists from before `seatProblems` (check-publication.ts) may take more for a seat than the sofa costs.
			const least = Math.max(0, low);
			return lean({ low: least, high: Math.max(least, high) }, fabric, spots);
		});
	}
	return lean(piece.piece === "armchair" ? ranges.armchair : furniture[piece.piece], fabric, spots);
}

function pieceMinutes(piece: FurniturePiece, { furniture }: PriceList): Range {
	if (piece.piece === "carpet") return zero;
	const { minutes, plausible } = furniture;
	const base =
		piece.piece === "sofa"
			? between(span(piece.seats, plausible.seats), (seats) => times(minutes.seat, Math.max(1, seats)))
			: minutes[piece.piece];
	return times(sum([base, chosen(piece.stains, minutes.stains)]), piece.count);
}

function pieceCaveats(piece: FurniturePiece): Caveat[] {
	if (piece.piece === "carpet") return ["priced-after-inspection"];
	const caveats = unknownAnswers(kind, piece);
	if ("fabric" in piece && piece.fabric === "x") caveats.push("fabric-dusted-only");
	if ("fabric" in piece && piece.fabric === "delicate") caveats.push("fabric-refused");
	if (piece.stains === "urine") caveats.push("urine-without-promise");
	return caveats;
}

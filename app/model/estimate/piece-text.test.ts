import { describe, expect, it } from "vitest";
import { estimateWords } from "#content/estimate/fr.ts";
import { prices } from "#content/prices.ts";
import { describePiece } from "./piece-text.ts";

const rug = { area: null, fibre: "unknown", stains: "unknown" };

function amountOf(piece: Parameters<typeof describePiece>[1]): string | undefined {
	return describePiece("oriental-rugs", piece, { prices, words: estimateWords }, "fr")?.amount;
}

describe("the price beside a piece", () => {
	it("is the range of what is known about it", () => {
		expect(amountOf({ ...rug, area: 40, fibre: "wool", stains: "none" })).toContain("180");
		expect(amountOf({ ...rug, fibre: "wool" })).toBeDefined();
	});

	it("is not there before anything is known: the panel has the price of an assumed rug", () => {
		expect(amountOf(rug)).toBeUndefined();
	});
});

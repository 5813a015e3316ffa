import { describe, expect, it } from "vitest";
import { readQuery } from "./query.ts";
import { readWords } from "./reading.ts";
import { mendQuery, vocabularyOf } from "./spelling.ts";

const vocabulary = vocabularyOf(readWords("air vent tapis conduit conduit conduits sofa nettoyage", "fr"));
const mended = (query: string) => mendQuery(query, readQuery(query, "fr"), vocabulary);

describe("mendQuery", () => {
	it("replaces a misspelt word by the nearest known word", () => {
		expect(mended("tapsi")).toBe("tapis");
		expect(mended("nettoiyaje")).toBe("nettoyage");
		expect(mended("conduis")).toBe("conduit");
	});

	it("replaces whole words only, wherever they are", () => {
		const query = "conduits onduit tapis";
		const unknown = readQuery(query, "fr").filter(({ folded }) => folded === "onduit");
		expect(mendQuery(query, unknown, vocabulary)).toBe("conduits conduit tapis");
		expect(mended("tapsi, sofa, Tapsi")).toBe("tapis, sofa, tapis");
	});

	it("keeps the other words as typed", () => {
		expect(mended("Mon TAPPIS")).toBe("Mon tapis");
	});

	// Almost every three-letter word is one edit away from another one.
	it("neither corrects nor suggests words of three letters", () => {
		expect(mended("ven")).toBeNull();
		expect(mended("sof")).toBeNull();
		expect(mended("aire")).toBeNull();
	});

	it("returns null when no known word is near", () => {
		expect(mended("tondeuse")).toBeNull();
		expect(mended("tapxyz")).toBeNull();
	});
});

describe("the vocabulary", () => {
	const knows = (query: string) => readQuery(query, "fr").map((word) => vocabulary.knows(word));

	it("knows a word, its other forms, and the beginning of the last word", () => {
		expect(knows("tapis")).toEqual([true]);
		expect(knows("nettoyages")).toEqual([true]);
		expect(knows("condu")).toEqual([true]);
		expect(knows("condu tapis")).toEqual([false, true]);
		expect(knows("zzz")).toEqual([false]);
	});

	it("offers every word within the slips, also after a swap, a lost or an added letter", () => {
		const near = (folded: string, slips: number) => [...vocabulary.near(folded, slips)].map(({ text }) => text);
		for (const slip of ["tapsi", "tapi", "tapiss", "tapos", "atpis"]) expect(near(slip, 1)).toContain("tapis");
		expect(near("nettoiyaje", 2)).toEqual(["nettoyage"]);
	});
});

import { describe, expect, it } from "vitest";
import { readQuestion } from "./question.ts";
import { readWords } from "./reading.ts";
import { mendQuestion, vocabularyOf } from "./spelling.ts";

const vocabulary = vocabularyOf(readWords("air vent tapis conduit conduit conduits sofa nettoyage", "fr"));
const mended = (question: string) => mendQuestion(question, readQuestion(question, "fr"), vocabulary);

describe("a misspelt question", () => {
	it("is mended by the nearest word of the site", () => {
		expect(mended("tapsi")).toBe("tapis");
		expect(mended("nettoiyaje")).toBe("nettoyage");
		expect(mended("conduis")).toBe("conduit");
	});

	it("keeps its other words as they were typed", () => {
		expect(mended("Mon TAPPIS")).toBe("Mon tapis");
	});

	// Almost every word of three letters is one letter away from another one.
	it("leaves words of three letters alone, and never becomes one", () => {
		expect(mended("ven")).toBeNull();
		expect(mended("sof")).toBeNull();
		expect(mended("aire")).toBeNull();
	});

	it("is left alone where nothing near is known", () => {
		expect(mended("tondeuse")).toBeNull();
		expect(mended("tapxyz")).toBeNull();
	});
});

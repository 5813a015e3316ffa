import { describe, expect, it } from "vitest";
import { tidyQuery } from "#app/model/site/search.ts";
import { readQuestion } from "./question.ts";

const words = (question: string, locale: "fr" | "en" = "fr") =>
	readQuestion(question, locale).map(({ folded, open }) => folded + (open ? "*" : ""));

describe("a question", () => {
	it("is its telling words, folded, the last one open", () => {
		expect(words("Comment nettoyer l’œuvre d’un Échangeur")).toEqual(["nettoyer", "oeuvre", "echangeur*"]);
		expect(words("How do you clean the ducts", "en")).toEqual(["clean", "ducts*"]);
	});

	it("keeps words that say nothing when it has no others", () => {
		expect(words("le la")).toEqual(["le", "la*"]);
	});

	it("closes the last telling word when another follows", () => {
		expect(words("tapis de")).toEqual(["tapis"]);
	});

	it("leaves a single letter closed", () => {
		expect(words("tapis x")).toEqual(["tapis", "x"]);
	});

	it("asks for a word once, and for eight words at most", () => {
		expect(words("tapis Tapis TAPIS")).toEqual(["tapis*"]);
		expect(words("un2 deux2 trois2 quatre2 cinq2 six2 sept2 huit2 neuf2 dix2")).toHaveLength(8);
	});

	it("has letters and digits only, whatever was typed", () => {
		const typed = '"tapis" OR (laine) NEAR/2 title:x -a +b ^c *d {e} ; DROP TABLE fr; \u0000 🧹 \\';
		for (const { folded, stem } of readQuestion(typed, "fr")) {
			expect(folded).toMatch(/^[\p{L}\p{N}]+$/u);
			expect(stem).toMatch(/^[\p{L}\p{N}]+$/u);
		}
	});
});

describe("a query", () => {
	it("is one line without control characters, of a hundred characters at most", () => {
		expect(tidyQuery(null)).toBe("");
		expect(tidyQuery("  tapis\u0000\r\n\u202e de   laine ")).toBe("tapis de laine");
		expect(tidyQuery("\ud800tapis")).toMatch(/tapis$/);
		expect([...tidyQuery("🧹".repeat(2000))]).toHaveLength(100);
	});
});

import { describe, expect, it } from "vitest";
import { tidyQuery } from "#app/model/site/search.ts";
import { readQuery } from "./query.ts";

const words = (query: string, locale: "fr" | "en" = "fr") =>
	readQuery(query, locale).map(({ folded, open }) => folded + (open ? "*" : ""));

describe("readQuery", () => {
	it("returns the folded words without stop words, the last one as a prefix", () => {
		expect(words("Comment nettoyer l’œuvre d’un Échangeur")).toEqual(["nettoyer", "oeuvre", "echangeur*"]);
		expect(words("How do you clean the ducts", "en")).toEqual(["clean", "ducts*"]);
	});

	it("keeps stop words when there are no other words", () => {
		expect(words("le la")).toEqual(["le", "la*"]);
	});

	it("does not treat a word as a prefix when a stop word follows", () => {
		expect(words("tapis de")).toEqual(["tapis"]);
	});

	it("does not treat a single letter as a prefix", () => {
		expect(words("tapis x")).toEqual(["tapis", "x"]);
	});

	it("drops duplicates and returns at most eight words", () => {
		expect(words("tapis Tapis TAPIS")).toEqual(["tapis*"]);
		expect(words("un2 deux2 trois2 quatre2 cinq2 six2 sept2 huit2 neuf2 dix2")).toHaveLength(8);
	});

	it("returns only letters and digits for any input", () => {
		const typed = '"tapis" OR (laine) NEAR/2 title:x -a +b ^c *d {e} ; DROP TABLE fr; \u0000 🧹 \\';
		for (const { folded, stem } of readQuery(typed, "fr")) {
			expect(folded).toMatch(/^[\p{L}\p{N}]+$/u);
			expect(stem).toMatch(/^[\p{L}\p{N}]+$/u);
		}
	});
});

describe("tidyQuery", () => {
	it("returns one line of at most 100 characters without control characters", () => {
		expect(tidyQuery(null)).toBe("");
		expect(tidyQuery("  tapis\u0000\r\n\u202e de   laine ")).toBe("tapis de laine");
		expect(tidyQuery("\ud800tapis")).toMatch(/tapis$/);
		expect([...tidyQuery("🧹".repeat(2000))]).toHaveLength(100);
	});
});

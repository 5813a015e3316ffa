import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffWords } from "./word-diff.ts";

const told = (before: string, after: string) =>
	diffWords(before, after)
		.map(({ kind, text }) => (kind === "same" ? text : kind === "added" ? `+[${text}]` : `-[${text}]`))
		.join("");

describe("the difference between two texts", () => {
	it("consists of whole words, not letters", () => {
		expect(told("Un chat gris dort.", "Un chien gris dort.")).toBe("Un -[chat]+[chien] gris dort.");
		expect(told("L’air circule", "L’air propre circule")).toBe("L’air +[propre ]circule");
		expect(told("Venez vite, jeudi", "Venez jeudi")).toBe("Venez -[vite, ]jeudi");
	});

	it("reports a sentence without common words as one change", () => {
		expect(told("un deux trois", "quatre cinq six")).toBe("-[un deux trois]+[quatre cinq six]");
	});

	it("has no change for equal texts and only one change against an empty text", () => {
		expect(diffWords("Même texte.", "Même texte.")).toEqual([{ kind: "same", text: "Même texte." }]);
		expect([told("", "Neuf"), told("Vieux", ""), told("", "")]).toEqual(["+[Neuf]", "-[Vieux]", ""]);
	});

	it("contains both texts completely", () => {
		const text = fc.array(fc.constantFrom("un", "deux", "l’air", " ", "  ", "\n", "é", ".", "👩‍🚒", "\ud83d"), {
			maxLength: 40,
		});
		fc.assert(
			fc.property(text, text, (one, other) => {
				const [before, after] = [one.join(""), other.join("")];
				const pieces = diffWords(before, after);
				const side = (without: string) =>
					pieces
						.filter(({ kind }) => kind !== without)
						.map((piece) => piece.text)
						.join("");
				expect(side("added")).toBe(before);
				expect(side("removed")).toBe(after);
			}),
		);
	});

	it("replaces long texts that have nothing in common as a whole", () => {
		const long = (word: string) => Array.from({ length: 8_000 }, (_, index) => `${word}${index}`).join(" ");
		expect(diffWords(long("a"), long("b")).length).toBe(2);
	});

	it("keeps a shared start and end around a long replaced passage", () => {
		const text = (word: string) =>
			`Début. ${Array.from({ length: 800 }, (_, index) => `${word}${index}.`).join("")} Fin.`;
		expect(diffWords(text("a"), text("b")).map(({ kind }) => kind)).toEqual(["same", "removed", "added", "same"]);
	});
});

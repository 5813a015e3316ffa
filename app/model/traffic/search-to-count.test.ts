import { describe, expect, it } from "vitest";
import { searchToCount } from "./search-to-count.ts";

describe("a search without result", () => {
	it.each([
		["Piscine", "piscine"],
		["  Échangeur   d’air ", "échangeur d'air"],
		["porte-patio", "porte-patio"],
	])("%s is counted as %s", (typed, text) => {
		expect(searchToCount(typed)).toBe(text);
	});

	it.each([
		["an e-mail address", "jean@exemple.example"],
		["a phone number", "514 555-0199"],
		["an address", "12 rue des Érables"],
		["one letter", "é"],
		["signs only", "- '"],
		["six words", "un deux trois quatre cinq six"],
		["a long text", "x".repeat(41)],
		["nothing", ""],
	])("with %s is not counted", (_, typed) => {
		expect(searchToCount(typed)).toBeNull();
	});
});

import { describe, expect, it } from "vitest";
import { contactLead } from "../../../tests/mail/sample-leads.ts";
import { keyFor, matchesSearch, searchKeys, withLaterWords } from "./search-words.ts";

const lead = {
	...contactLead,
	name: "Maëlle Lebœuf",
	message: "Le linge met deux cycles à sécher.",
	areaNames: "Rive-Sud de Montréal Montréal South Shore",
};

describe("the search of the inbox", () => {
	it.each([
		["maelle", true],
		["LEBOEUF maëlle", true],
		["Lebœuf", true],
		["secher", true],
		["air-7k2m9qx", true],
		["2M9Q", true],
		["maelle@example", true],
		["438 555-0199", true],
		["(438) 555 0199", true],
		["+1 438 555 0199", true],
		["438", true],
		["0199", true],
		["550199", true],
		["h2t1s6", true],
		["H2T 1S6", true],
		["rive-sud", true],
		["south shore", true],
		["maelle tapis", false],
		["514", false],
		["laval", false],
	])("for %s returns %s, and the lead has the key of the question", (question, found) => {
		expect(matchesSearch(lead, question)).toBe(found);
		const key = keyFor(question) ?? "";
		if (found) expect(searchKeys(lead)).toContain(key);
	});

	it("finds the beginning of a reference, whatever the prefix", () => {
		const other = { ...lead, reference: "PBOR-7K2M9QX" };
		for (const question of ["pbor-7k2", "PBOR-7K2M9QX"]) {
			expect(matchesSearch(other, question)).toBe(true);
			expect(searchKeys(other)).toContain(keyFor(question));
		}
		expect(matchesSearch(other, "air-7k2")).toBe(false);
	});

	it("has no key for a question without a word", () => {
		expect(["", " ", "?", "a", "…"].map(keyFor)).toEqual([null, null, null, null, null]);
	});

	it("covers later messages, and stays short however many there are", () => {
		const laterWords = withLaterWords("", "Le chat peut-il rester?");
		expect(matchesSearch({ ...lead, laterWords }, "chat rester")).toBe(true);
		const many = Array.from({ length: 400 }, (_, n) => `mot${n}`).join(" ");
		expect(withLaterWords(laterWords, many).length).toBeLessThanOrEqual(1500);
		expect(searchKeys({ ...lead, message: many, laterWords: many }).length).toBeLessThan(150);
	});
});

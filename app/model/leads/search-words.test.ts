import { describe, expect, it } from "vitest";
import { contactLead } from "../../../tests/mail/sample-leads.ts";
import { keyFor, matchesSearch, searchKeys, withLaterWords } from "./search-words.ts";

const lead = {
	...contactLead,
	name: "Maëlle Lebœuf",
	message: "Le linge met deux cycles à sécher.",
	areaNames: "Rive-Sud de Montréal Montréal South Shore",
	address: { street: "1204, rue des Érables", unit: "3", city: "Longueuil" },
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
		["érabl", true],
		["1204 rue des erables", true],
		["longueuil", true],
		["maelle tapis", false],
		["514", false],
		["laval", false],
	])("for %s returns %s, and the lead has the key of the question", (question, found) => {
		expect(matchesSearch(lead, question)).toBe(found);
		const key = keyFor(question) ?? "";
		if (found) expect(searchKeys(lead)).toContain(key);
	});

	it("finds a name in the letters of a chat, which are two characters each, by any beginning", () => {
		const named = { ...lead, name: "𝐌𝐚𝐞̈𝐥𝐥𝐞" };
		const keys = searchKeys(named);
		expect(keys.every((key) => key.isWellFormed())).toBe(true);
		for (const question of ["𝐌", "𝐌𝐚", "𝐌𝐚𝐞", "𝐌𝐚𝐞𝐥𝐥𝐞"]) expect(keys).toContain(keyFor(question));
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
		// Words without a common beginning.
		const many = Array.from({ length: 3000 }, (_, n) =>
			n.toString(36).padStart(3, "0").split("").toReversed().join(""),
		);
		const text = many.join(" ");
		expect(withLaterWords(laterWords, text).length).toBeLessThanOrEqual(4000);
		expect(searchKeys({ ...lead, message: text, laterWords: text }).length).toBeLessThan(1000);
	});

	it("covers each word of a long message and of the messages after it, however often others are repeated", () => {
		const filler = "Le tapis est sale, le divan aussi, et nous avons deux chats à la maison. ".repeat(12);
		const words = Array.from({ length: 90 }, (_, n) => `${String.fromCharCode(97 + (n % 26))}${n}mot`);
		const long = {
			...lead,
			message: `${filler} ${words.join(" ")} Fenêtre`,
			laterWords: withLaterWords("", "Le balcon."),
		};
		for (const question of [...words, "fenetre", "balcon"]) {
			expect(searchKeys(long)).toContain(keyFor(question));
			expect(matchesSearch(long, question)).toBe(true);
		}
	});
});
